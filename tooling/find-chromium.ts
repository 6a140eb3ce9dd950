import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The same engine without the browser's own windows: the journeys take a third less time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const UPDATE_TIMEOUT_MS = 120_000;

function chosenChromium(): string | null {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen === undefined || chosen === '' ? null : chosen;
}

/**
 * Returns the path of a full Chromium like players have: CHROMIUM_PATH, or else a usual location; null if there is
 * none.
 */
export function findChromium(): string | null {
  return chosenChromium() ?? CANDIDATES.find((path) => existsSync(path)) ?? null;
}

function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing the Debian package ${name} for the browser tests.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const patience = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  const apt = (args: readonly string[], timeout?: number) =>
    spawnSync('apt-get', [...patience, ...args], { stdio: 'inherit', env, timeout });
  // Without today's package lists, yesterday's may do; an offline machine waits no longer than this.
  apt(['update', '-q'], UPDATE_TIMEOUT_MS);
  apt(['install', '-y', '-q', '--no-install-recommends', name]);
}

/**
 * Returns the path of the Chromium for the browser tests: CHROMIUM_PATH, else the headless shell, else what is
 * installed. As root on Debian it installs the missing package. Throws with a message if nothing works.
 */
export function ensureChromium(): string {
  const chosen = chosenChromium();
  if (chosen !== null) return chosen;
  if (!existsSync(HEADLESS_SHELL)) installPackage('chromium-headless-shell');
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL;
  if (findChromium() === null) installPackage('chromium');
  const found = findChromium();
  if (found !== null) return found;
  throw new Error('The browser tests need Chromium. Install it, or name its program in CHROMIUM_PATH.');
}
