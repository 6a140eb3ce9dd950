import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call, signUpAndIn } from './testing/api-client.ts';
import {
  expectAllCompleted,
  signInAgain,
  uploadSample,
  useServerProcesses,
} from './testing/server-processes.ts';

const processes = useServerProcesses();

function listFiles(folder: string): { path: string; size: number }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => ({ path, size: statSync(path).size }));
}

describe('the server program', () => {
  test('refuses a data folder that another process uses', async () => {
    await processes.start();
    await expect(processes.start()).rejects.toThrow(
      /^ended with 1:\nThe data folder .* is in use by another DataCoach process, maybe in another container\./,
    );
  });

  test('keeps its files private and refuses a folder that others can access', async () => {
    const { dataDir } = processes;
    // A new one, not the copied one.
    rmSync(join(dataDir, 'database'), { recursive: true });
    const server = await processes.start();
    await uploadSample(await signUpAndIn(server.url), 1);
    expect(await server.end('SIGTERM')).toBe(0);
    const written = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(written.some((name) => name.endsWith('.replay'))).toBe(true);
    const open = written.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
    expect(open).toEqual([]);
    chmodSync(dataDir, 0o750);
    await expect(processes.start()).rejects.toThrow(
      /^ended with 1:\nOther users on this machine can access .*chmod -R go-rwx/,
    );
  });

  test.each([
    ['its version file is gone', (folder: string) => rmSync(join(folder, 'PG_VERSION'))],
    [
      'its control file is garbage',
      (folder: string) => writeFileSync(join(folder, 'global', 'pg_control'), 'x'.repeat(8192)),
    ],
    ['its journal is gone', (folder: string) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    [
      'its largest tables are garbage',
      (folder: string) => {
        for (const { path, size } of listFiles(join(folder, 'base'))) {
          if (size > 100_000) writeFileSync(path, randomBytes(size));
        }
      },
    ],
  ])("doesn't start on a damaged database and says how to restore it: %s", async (_what, damage) => {
    damage(join(processes.dataDir, 'database'));
    const started = processes.start();
    await expect(started).rejects.toThrow('npm run restore -- FILE --overwrite');
    await expect(started).rejects.toThrow(
      /^ended with 1:\nThe database in .* is damaged and can’t be opened\. Nothing was started or changed\. [^\n]*\n$/,
    );
  });

  test('explains in plain sentences what is wrong with its settings', async () => {
    await expect(processes.start({ PORT: '99999' })).rejects.toThrow(
      'ended with 1:\nDataCoach can’t start:\n  - PORT must be below 65536.\n',
    );
    await expect(processes.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow(
      'Can’t use the database at DATABASE_URL (ECONNREFUSED).',
    );
  });

  test('says that the port is in use', async () => {
    const first = await processes.start();
    const other = mkdtempSync(join(tmpdir(), 'datacoach-main-'));
    const port = new URL(first.url).port;
    await expect(processes.start({ PORT: port, DATA_DIR: other })).rejects.toThrow('The port is in use.');
    rmSync(other, { recursive: true, force: true });
  });

  test('shuts down cleanly on SIGTERM, including running work, and keeps sessions', async () => {
    const server = await processes.start();
    const account = await signUpAndIn(server.url);
    const id = await uploadSample(account, 1);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('DataCoach has stopped.');
    const { url } = await processes.start();
    const { status } = await call(`${url}/api/v1/filestorage/replay-processed-status`, {
      token: account.tokens.accessToken,
    });
    expect(status).toBe(200);
    expectAllCompleted(await (await signInAgain(url, account)).finishedReplays(), [id]);
  });

  test('shuts down cleanly on SIGINT right after reporting ready', async () => {
    const server = await processes.start();
    expect(await server.end('SIGINT')).toBe(0);
  });
});
