import { mkdtempSync, rmSync } from 'node:fs';
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

describe('the program', () => {
  test('refuses a data folder that another one uses', async () => {
    await processes.start();
    await expect(processes.start()).rejects.toThrow(
      /^ended with 1:\nThe data folder .* is in use by another DataCoach process \(process \d+\)\./,
    );
  });

  test('says in sentences what is wrong with its settings', async () => {
    await expect(processes.start({ PORT: '99999' })).rejects.toThrow(
      'ended with 1:\nDataCoach cannot start:\n  - PORT must be below 65536.\n',
    );
    await expect(processes.start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow(
      'Cannot use the database at DATABASE_URL (ECONNREFUSED).',
    );
  });

  test('says that the port is in use', async () => {
    const first = await processes.start();
    const other = mkdtempSync(join(tmpdir(), 'datacoach-main-'));
    const port = new URL(first.url).port;
    await expect(processes.start({ PORT: port, DATA_DIR: other })).rejects.toThrow('The port is in use.');
    rmSync(other, { recursive: true, force: true });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s, work in hand included', async (signal) => {
    const server = await processes.start();
    const account = await signUpAndIn(server.url);
    const id = await uploadSample(account, 1);
    expect(await server.end(signal)).toBe(0);
    expect(server.output()).toContain('DataCoach has stopped.');
    const again = await signInAgain((await processes.start()).url, account);
    expectAllCompleted(await again.finishedReplays(), [id]);
  });

  test('stops cleanly as soon as it says that it is ready', async () => {
    const server = await processes.start();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  test('keeps sessions over a restart', async () => {
    const server = await processes.start();
    const account = await signUpAndIn(server.url);
    await server.end('SIGTERM');
    const again = await processes.start();
    const { status } = await call(`${again.url}/api/v1/filestorage/replay-processed-status`, {
      token: account.tokens.accessToken,
    });
    expect(status).toBe(200);
  });
});
