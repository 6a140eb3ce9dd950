import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LOCK_FILE, lockDataFolder } from './lock-data-folder.ts';
import { DataFolderError } from './private-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'datacoach-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const MODULE = new URL('./lock-data-folder.ts', import.meta.url).href;
const inUse = () =>
  `The data folder ${folder} is in use by another DataCoach process, maybe in another container. ` +
  'Stop that one first, or start this one with another DATA_DIR.';

/** Starts another process that takes the lock and keeps it until killed; resolves to its output. */
function otherProcess(within: readonly string[] = []): Promise<{ said: string; kill: () => Promise<void> }> {
  const code = `
    const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
    try { await lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const [program = process.execPath, ...args] = [
    ...within,
    process.execPath,
    '--input-type=module',
    '-e',
    code,
  ];
  const child = spawn(program, args);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk: Buffer) => {
      resolve({
        said: chunk.toString().trim(),
        kill: async () => {
          child.kill('SIGKILL');
          await exited;
        },
      });
    });
  });
}

test('refuses a second process with a message that says what to do', async () => {
  const unlock = await lockDataFolder(folder);
  const other = await otherProcess();
  expect(other.said).toBe(inUse());
  await other.kill();
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderError);
  unlock();
  unlock();
  (await lockDataFolder(folder))();
});

test('takes over the lock of a killed process at once', async () => {
  const other = await otherProcess();
  expect(other.said).toBe('locked');
  await expect(lockDataFolder(folder)).rejects.toThrow(inUse());
  await other.kill();
  (await lockDataFolder(folder))();
});

test('lets only one of many simultaneous processes have the lock', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, () => otherProcess()));
  expect(others.filter(({ said }) => said === 'locked')).toHaveLength(1);
  for (const other of others) await other.kill();
});

test("reports a lock file that can't be used instead of replacing it", async () => {
  writeFileSync(
    join(folder, LOCK_FILE),
    'something else of the same name, long enough for a header'.repeat(20),
  );
  await expect(lockDataFolder(folder)).rejects.toThrow('can’t be locked');
});

/** As in a container: a separate process namespace, numbered from 1, that can't see outside processes. */
const CONTAINER = ['unshare', '-Urpf', '--mount-proc', '--kill-child'];
const hasContainers = spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']).status === 0;
if (!hasContainers) {
  process.stderr.write('Left out: the lock across containers (unshare -Urpf is not allowed here).\n');
}

describe.runIf(hasContainers)('across containers', () => {
  test('only one of them can use the folder, whichever came first', async () => {
    const first = await otherProcess(CONTAINER);
    expect(first.said).toBe('locked');
    const second = await otherProcess(CONTAINER);
    expect(second.said).toBe(inUse());
    await expect(lockDataFolder(folder)).rejects.toThrow(inUse());
    await first.kill();
    await second.kill();
    await untilFree();
    const unlock = await lockDataFolder(folder);
    const third = await otherProcess(CONTAINER);
    expect(third.said).toBe(inUse());
    await third.kill();
    unlock();
  });
});

/** `unshare` exits a moment before the process in it. */
async function untilFree(): Promise<void> {
  const end = Date.now() + 60_000;
  for (;;) {
    try {
      return (await lockDataFolder(folder))();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
