import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type ReplayItem, replayItem, signedIn } from '@datacoach/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbeddedDatabase } from './platform/database/open-embedded-database.ts';
import { accountWith, call, signUpAndIn, type TestAccount } from './testing/api-client.ts';
import { DATABASE_KINDS, openTestDatabase } from './testing/open-test-database.ts';
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

describe('a server with a newer engine', () => {
  test.each(DATABASE_KINDS)(
    'makes old numbers again on %s, whenever it is killed',
    {
      timeout: 240_000,
    },
    async (kind) => {
      const database = kind === 'postgres' ? await openTestDatabase('postgres') : null;
      const env: Record<string, string> = database ? { DATABASE_URL: database.url! } : {};
      /** Statements on the database of a server that has ended. */
      const sql = async (...statements: string[]): Promise<unknown[][]> => {
        const folder = join(dataDir, 'database');
        const onLost = (error: Error) => {
          throw error;
        };
        const open = database?.handle ?? (await openEmbeddedDatabase({ folder, onLost }));
        const answers: unknown[][] = [];
        for (const statement of statements) answers.push((await open.pool.query(statement)).rows);
        if (!database) await open.close();
        return answers;
      };
      const NUMBERS = [
        'select id, blue_score, orange_score, analysis_version from matches order by id',
        'select match_id, player_key, metric_values from player_facts order by 1, 2',
        'select match_id, ordinal, code, player from match_events order by 1, 2',
        'select id, status, attempts, analysis_version from replays order by id',
      ];
      try {
        let server = await start(env);
        const account = await signUpAndIn(server.url);
        for (const seed of [1, 2, 3, 4]) await upload(account, seed);
        await account.finishedReplays();
        await server.end('SIGTERM');
        const right = await sql(...NUMBERS);
        await sql(
          'update replays set analysis_version = null',
          "update matches set analysis_version = '1.0.0', blue_score = 77",
          'update player_facts set metric_values = null',
          'delete from match_events',
        );
        for (const pause of [0, 150, 500]) {
          server = await start(env);
          await delay(pause);
          await server.end('SIGKILL');
        }
        server = await start(env);
        const again = await signInAgain(server.url, account);
        const end = Date.now() + 120_000;
        for (;;) {
          const items = await again.finishedReplays();
          if (items.every(({ matchId }) => matchId !== null) && (await isCurrent(again, items))) break;
          if (Date.now() > end) throw new Error('the old numbers were not made again in time');
          await delay(250);
        }
        await server.end('SIGTERM');
        expect(await sql(...NUMBERS)).toEqual(right);
      } finally {
        await Promise.all(servers.map((server) => server.end('SIGKILL')));
        await database?.handle.close();
      }
    },
  );

  async function isCurrent(account: TestAccount, items: readonly ReplayItem[]): Promise<boolean> {
    const revisions = await Promise.all(
      items.map(async ({ matchId }) => {
        const { body } = await account.get(`/api/v1/gamedata/match/${matchId}`);
        return (body as { revision: string }).revision;
      }),
    );
    return revisions.every((revision) => !revision.startsWith('1.0.0-'));
  }
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
