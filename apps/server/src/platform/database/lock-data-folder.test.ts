import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUseError, lockDataFolder } from './lock-data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'datacoach-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lockFile = () => join(folder, 'server.lock');
const MODULE = new URL('./lock-data-folder.ts', import.meta.url).href;

/** Another process that takes the lock and keeps it until it is killed; resolves to what it says. */
function otherProcess(): Promise<{ said: string; kill: () => Promise<void> }> {
  const code = `
    const { lockDataFolder } = await import(${JSON.stringify(MODULE)});
    try { await lockDataFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
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

test('a second process is refused with a sentence that says what to do', async () => {
  const unlock = await lockDataFolder(folder);
  const other = await otherProcess();
  expect(other.said).toBe(
    `The data folder ${folder} is in use by another DataCoach process (process ${process.pid}). ` +
      'Stop that one first, or start this one with another DATA_DIR.',
  );
  await other.kill();
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
  unlock();
  expect(existsSync(lockFile())).toBe(false);
});

test('the lock of a killed process is taken over', async () => {
  const other = await otherProcess();
  expect(other.said).toBe('locked');
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
  await other.kill();
  (await lockDataFolder(folder))();
});

test('of many that find a stale lock one gets it', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: 2 ** 22 + 1, startedAt: null }));
  const others = await Promise.all(Array.from({ length: 5 }, otherProcess));
  expect(others.filter(({ said }) => said === 'locked')).toHaveLength(1);
  for (const other of others) await other.kill();
});

test.runIf(existsSync('/proc/self/stat'))('a reused process number is not taken for the owner', async () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, startedAt: 'an earlier boot:1' }));
  (await lockDataFolder(folder))();
  writeFileSync(lockFile(), JSON.stringify({ pid: process.ppid, startedAt: 'an earlier boot:1' }));
  (await lockDataFolder(folder))();
});

test('a lock file that a dying process left empty does not keep the folder shut', async () => {
  writeFileSync(lockFile(), '');
  const unlock = await lockDataFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
});
