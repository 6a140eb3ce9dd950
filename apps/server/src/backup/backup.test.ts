import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import tar from 'tar-stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../platform/config/read-storage.ts';
import { LOCK_FILE } from '../platform/data-folder/lock-data-folder.ts';
import { type ApiAnswer, signUpAndIn, type TestAccount } from '../testing/api-client.ts';
import { sampleReplay } from '../testing/sample-replay.ts';
import { signInAgain } from '../testing/server-processes.ts';
import { type SpawnedServer, spawnServer } from '../testing/spawn-server.ts';
import { runCommand } from './run-command.ts';

const COMMAND = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let backup: string;
let account: TestAccount;
let replay: Uint8Array<ArrayBuffer>;
let running: SpawnedServer | null = null;

const at = (name: string) => join(folder, name);
const start = async (dataDir: string) => {
  running = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  return running;
};
const stop = async (signal: NodeJS.Signals) => {
  await running?.end(signal);
  running = null;
};

/** Runs the command in this process, without its startup code. */
async function command(args: string[], dataDir: string, more: Partial<Storage> = {}) {
  const shown = { out: '', error: '' };
  const storage = { dataDir, hasDatabase: true, hasFiles: true, workingDir: folder, ...more };
  const code = await runCommand(args, storage, {
    printLine: (text) => {
      shown.out += `${text}\n`;
    },
    printError: (text) => {
      shown.error += `${text}\n`;
    },
  });
  return { code, ...shown };
}

/** Runs the command in a separate process. */
function spawnCommand(args: string[], env: Record<string, string>) {
  return new Promise<{ code: number; out: string; error: string }>((done) => {
    const options = { env: { PATH: process.env.PATH, INIT_CWD: folder, ...env } };
    execFile(process.execPath, [COMMAND, ...args], options, (failure, out, error) =>
      done({ code: failure ? Number(failure.code) : 0, out, error }),
    );
  });
}

async function files(who: TestAccount): Promise<ApiAnswer> {
  const [item] = await who.finishedReplays();
  return who.get(`/api/v1/gamedata/match/${item?.matchId}`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'datacoach-backup-'));
  backup = at('saved.backup');
  replay = sampleReplay({ seed: 5, teamSize: 1, seconds: 5 });
  const server = await start(at('data'));
  account = await signUpAndIn(server.url);
  await account.upload(replay, 'kept.replay');
  await account.finishedReplays();

  const refused = await command(['backup', 'saved.backup'], at('data'));
  expect([refused.code, refused.error]).toEqual([
    1,
    expect.stringMatching(/is in use by another DataCoach process/),
  ]);
  expect(existsSync(backup)).toBe(false);
  // Like a power cut: the database is repaired before it is saved.
  await stop('SIGKILL');
  const saved = await spawnCommand(['backup', 'saved.backup'], { DATA_DIR: at('data') });
  expect(saved).toMatchObject({ code: 0, error: '' });
  expect(saved.out).toContain('(1 replays, 2 accounts)');
});
afterAll(async () => {
  await stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('restores accounts, sessions, matches and files elsewhere', async () => {
  expect(statSync(backup).mode & 0o077).toBe(0);
  const restored = await command(['restore', 'saved.backup'], at('elsewhere'));
  expect(restored).toMatchObject({ code: 0, error: '' });
  expect(restored.out).toMatch(/^Restored .*elsewhere as it was at \d{4}-.*: 1 replays, 2 accounts\.\n$/);
  const { url } = await start(at('elsewhere'));
  const again = await signInAgain(url, account);
  const [item] = await again.finishedReplays();
  expect(item).toMatchObject({ name: 'kept.replay', status: 15 });
  expect((await files(again)).status).toBe(200);
  // The old session still works because the key is part of the backup. And the file is recognized as known.
  expect(
    (
      await fetch(`${url}/api/profile/profile`, {
        headers: { authorization: `Bearer ${account.tokens.accessToken}` },
      })
    ).status,
  ).toBe(200);
  expect((await again.upload(replay)).status).toBe(200);
  await stop('SIGTERM');
  const stored = readdirSync(at('elsewhere/files/replays'));
  expect(readFileSync(join(at('elsewhere/files/replays'), stored[0]!))).toEqual(Buffer.from(replay));
});

test('overwrites only when asked to, and keeps the old folder', async () => {
  const twice = await command(['backup', 'saved.backup'], at('data'));
  expect([twice.code, twice.error]).toEqual([1, expect.stringContaining('already exists')]);
  mkdirSync(at('full'));
  writeFileSync(at('full/precious'), 'mine');
  const refused = await command(['restore', backup], at('full'));
  expect([refused.code, refused.error]).toEqual([
    1,
    expect.stringContaining('is not empty. Add --overwrite'),
  ]);
  expect(readdirSync(at('full')).filter((name) => name !== LOCK_FILE)).toEqual(['precious']);

  const shown = await command(['restore', backup, '--overwrite'], at('full'));
  expect(shown.code).toBe(0);
  const [aside] = readdirSync(at('full')).filter((name) => name.startsWith('before-restore-'));
  expect(shown.out).toContain(aside);
  expect(readFileSync(at(`full/${aside}/precious`), 'utf8')).toBe('mine');
  expect(
    readdirSync(at('full'))
      .filter((name) => name !== LOCK_FILE)
      .sort(),
  ).toEqual(
    ['auth-secret', aside, 'database', 'files', 'outbox']
      .filter((name) => existsSync(at(`full/${name}`)))
      .sort(),
  );
  // Folders put aside aren't backed up.
  const saved = await command(['backup', 'next.backup'], at('full'));
  expect(saved.code).toBe(0);
  expect(gunzipSync(readFileSync(at('next.backup'))).includes('precious')).toBe(false);
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const GOOD: Record<string, string> = {
  'manifest.json': JSON.stringify({
    product: 'datacoach',
    format: 1,
    madeAt: '2026-01-01T00:00:00.000Z',
    migration: 1,
    accounts: 1,
    replays: 1,
  }),
  'data/auth-secret': 'key'.repeat(20),
  'data/files/replays/a.replay': 'bytes '.repeat(2000),
  'checksums.json': JSON.stringify({
    'auth-secret': digest('key'.repeat(20)),
    'files/replays/a.replay': digest('bytes '.repeat(2000)),
  }),
};

/** Builds a small archive of the same form with changed entries. */
async function archive(
  change: (path: string, content: string) => [string, string] | null = (...same) => same,
) {
  const pack = tar.pack();
  for (const [path, content] of Object.entries(GOOD)) {
    const changed = change(path, content);
    if (changed) pack.entry({ name: changed[0] }, changed[1]);
  }
  pack.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of pack) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}

const renamed = (from: string, to: string) =>
  archive((path, content) => [path === from ? to : path, content]);
const manifestWith = (more: object) =>
  archive((path, content) => [
    path,
    path === 'manifest.json' ? JSON.stringify({ ...JSON.parse(content), ...more }) : content,
  ]);

test('rejects truncated, changed and foreign backups and those of a newer version, and changes nothing', async () => {
  const whole = await archive();
  const flipped = Buffer.from(whole);
  flipped[whole.length - 6]! ^= 0x10;
  const damaged = 'is damaged or was cut off. Nothing was changed.';
  const foreign = 'is not a DataCoach backup. Nothing was changed.';
  const newer = 'was made by a newer DataCoach. Update this one first, then restore.';
  const cases: Record<string, [Buffer, string]> = {
    // Valid except for the missing database: it gets that far.
    whole: [whole, 'Can’t read the database in '],
    cut: [whole.subarray(0, whole.length - 20), damaged],
    flipped: [flipped, damaged],
    replaced: [
      await archive((path, content) => [path, path.endsWith('.replay') ? 'other' : content]),
      damaged,
    ],
    added: [await renamed('data/auth-secret', 'data/auth-secret2'), damaged],
    'without sums': [
      await archive((path, content) => (path === 'checksums.json' ? null : [path, content])),
      damaged,
    ],
    text: [Buffer.from('just some text'), foreign],
    empty: [Buffer.alloc(0), foreign],
    'another archive': [
      await archive((path, content) => (path === 'manifest.json' ? null : [path, content])),
      foreign,
    ],
    climbing: [await renamed('data/auth-secret', 'data/../../climbed'), foreign],
    absolute: [await renamed('data/auth-secret', 'data//climbed'), foreign],
    'of another product': [await manifestWith({ product: 'another' }), foreign],
    'of a newer format': [await manifestWith({ format: 2, anything: true }), newer],
    'of a newer schema': [await manifestWith({ migration: 9_999_999_999_999 }), newer],
  };
  mkdirSync(at('target'));
  writeFileSync(at('target/precious'), 'mine');
  for (const [name, [content, line]] of Object.entries(cases)) {
    writeFileSync(at(name), content);
    const { code, error } = await command(['restore', name, '--overwrite'], at('target'));
    expect([code, error], name).toEqual([1, expect.stringContaining(line)]);
    expect(
      readdirSync(at('target')).filter((name) => name !== LOCK_FILE),
      name,
    ).toEqual(['precious']);
  }
  expect(existsSync(at('climbed'))).toBe(false);
  expect((await command(['restore', 'not there'], at('target'))).error).toContain('File not found');
});

test("says what it can't save, and prints its usage", async () => {
  const outside = await command(['backup', 'x'], at('data'), { hasDatabase: false, hasFiles: false });
  expect(outside.error).toContain(
    'your data is in PostgreSQL (DATABASE_URL) and object storage (S3_BUCKET). See docs/grow.md',
  );
  expect((await command(['backup', 'x'], at('nothing'))).error).toContain('There is nothing to back up');
  expect(existsSync(at('nothing'))).toBe(false);
  expect((await command(['backup', at('data/x')], at('data'))).error).toContain('can’t be inside the folder');
  expect((await command(['backup', 'no/such/folder/x'], at('data'))).error).toContain(
    'isn’t writable (ENOENT)',
  );
  for (const args of [[], ['backup'], ['backup', 'a', 'b'], ['backup', 'a', '--force']]) {
    expect(await command(args, at('data'))).toMatchObject({
      code: 1,
      error: expect.stringContaining('npm run backup -- FILE'),
    });
  }
});
