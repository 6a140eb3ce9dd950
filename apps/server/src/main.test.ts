import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ReplayItem, replayItem, signedIn } from '@datacoach/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { accountWith, call, signUpAndIn, type TestAccount } from './testing/api-client.ts';
import { openTestDatabase } from './testing/open-test-database.ts';
import { sampleReplay } from './testing/sample-replay.ts';
import { type SpawnedServer, spawnServer } from './testing/spawn-server.ts';

let dataDir: string;
let servers: SpawnedServer[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'datacoach-main-'));
  servers = [];
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, args: string[] = []): Promise<SpawnedServer> {
  const server = await spawnServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env }, args);
  servers.push(server);
  return server;
}

/** The same account at a server that has been started again. */
async function signInAgain(url: string, { email, password }: TestAccount): Promise<TestAccount> {
  const answer = await call(`${url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });
  return accountWith(url, email, password, signedIn.parse(answer.body));
}

async function upload(account: TestAccount, seed: number): Promise<string> {
  const answer = await account.upload(sampleReplay({ seed }));
  expect(answer.status).toBe(201);
  return replayItem.parse(answer.body).id;
}

function expectAllCompleted(items: readonly ReplayItem[], ids: readonly string[]): void {
  expect(items.map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (const item of items) {
    expect(item).toMatchObject({ status: 15, coverage: 'full', statusReason: null });
    expect(item.matchId).not.toBeNull();
  }
}

describe('a server that is killed', () => {
  test('completes every answered upload after restart, whenever it was killed', {
    timeout: 180_000,
  }, async () => {
    let server = await start();
    let account = await signUpAndIn(server.url);
    const ids: string[] = [];
    let seed = 0;
    // Milliseconds between answer and kill: from "nothing has begun" over "in the thread" to "done".
    for (const pause of [0, 15, 40, 80, 160, 400]) {
      ids.push(await upload(account, ++seed), await upload(account, ++seed));
      await delay(pause);
      await server.end('SIGKILL');
      server = await start();
      account = await signInAgain(server.url, account);
    }
    expectAllCompleted(await account.finishedReplays(), ids);
  });

  test('on PostgreSQL too, where others take over its jobs', { timeout: 180_000 }, async () => {
    const database = await openTestDatabase('postgres');
    const env = { DATABASE_URL: database.url! };
    try {
      const server = await start(env);
      const account = await signUpAndIn(server.url);
      const ids = [await upload(account, 1), await upload(account, 2), await upload(account, 3)];
      await delay(30);
      await server.end('SIGKILL');
      const [api] = await Promise.all([start(env, ['--role=api']), start(env, ['--role=worker'])]);
      const again = await signInAgain(api.url, account);
      // Its lease has to run out first.
      const end = Date.now() + 120_000;
      for (;;) {
        const { body } = await again.get('/api/v1/filestorage/replay-processed-status');
        if ((body as { value: number }).value >= 10 || Date.now() > end) break;
        await delay(500);
      }
      expectAllCompleted(await again.finishedReplays(), ids);
    } finally {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await database.handle.close();
    }
  });
});

describe('the program', () => {
  test('refuses a data folder that another one uses', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      /^ended with 1:\nThe data folder .* is in use by another DataCoach process \(process \d+\)\./,
    );
  });

  test('says in sentences what is wrong with its settings', async () => {
    await expect(start({ PORT: '99999' })).rejects.toThrow(
      'ended with 1:\nDataCoach cannot start:\n  - PORT must be below 65536.\n',
    );
    await expect(start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toThrow(
      'The database at DATABASE_URL cannot be used (ECONNREFUSED).',
    );
  });

  test('says that the port is in use', async () => {
    const first = await start();
    const other = mkdtempSync(join(tmpdir(), 'datacoach-main-'));
    const port = new URL(first.url).port;
    await expect(start({ PORT: port, DATA_DIR: other })).rejects.toThrow('The port is in use.');
    rmSync(other, { recursive: true, force: true });
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('stops cleanly on %s, work in hand included', async (signal) => {
    const server = await start();
    const account = await signUpAndIn(server.url);
    const id = await upload(account, 1);
    expect(await server.end(signal)).toBe(0);
    expect(server.output()).toContain('DataCoach has stopped.');
    const again = await signInAgain((await start()).url, account);
    expectAllCompleted(await again.finishedReplays(), [id]);
  });

  test('keeps sessions over a restart', async () => {
    const server = await start();
    const account = await signUpAndIn(server.url);
    await server.end('SIGTERM');
    const again = await start();
    const { status } = await call(`${again.url}/api/v1/filestorage/replay-processed-status`, {
      token: account.tokens.accessToken,
    });
    expect(status).toBe(200);
  });
});
