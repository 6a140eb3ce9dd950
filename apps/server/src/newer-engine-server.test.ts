import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReplayItem } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { readStoredGames } from '../../../tooling/read-stored-games.ts';
import { openEmbeddedDatabase } from './platform/database/open-embedded-database.ts';
import { signUpAndIn, type TestAccount } from './testing/api-client.ts';
import { DATABASE_KINDS, openTestDatabase } from './testing/open-test-database.ts';
import { signInAgain, uploadSample, useServerProcesses } from './testing/server-processes.ts';

const processes = useServerProcesses();

describe('a server with a newer engine', () => {
  test.each(DATABASE_KINDS)('recalculates old stats on %s, even if killed at any time', async (kind) => {
    const database = kind === 'postgres' ? await openTestDatabase('postgres') : null;
    const env: Record<string, string> = database ? { DATABASE_URL: database.url! } : {};
    /** Runs statements on the database of a stopped server. */
    const sql = async (...statements: string[]): Promise<unknown[][]> => {
      const folder = join(processes.dataDir, 'database');
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
      let server = await processes.start(env);
      const account = await signUpAndIn(server.url);
      for (const seed of [1, 2, 3, 4]) await uploadSample(account, seed);
      await account.finishedReplays();
      await server.end('SIGTERM');
      const right = await sql(...NUMBERS);
      await sql(
        'update replays set analysis_version = null',
        "update matches set analysis_version = '1.0.0', blue_score = 77",
        'update player_facts set metric_values = null',
        'delete from match_events',
      );
      for (const pause of [0, 500]) {
        server = await processes.start(env);
        await delay(pause);
        await server.end('SIGKILL');
      }
      server = await processes.start(env);
      const again = await signInAgain(server.url, account);
      const end = Date.now() + 180_000;
      for (;;) {
        const items = await again.finishedReplays();
        if (items.every(({ matchId }) => matchId !== null) && (await isCurrent(again, items))) break;
        if (Date.now() > end) throw new Error('the old numbers were not made again in time');
        await delay(250);
      }
      const source = database ? { url: database.url! } : { folder: processes.dataDir };
      if (!database) await expect(readStoredGames(source)).rejects.toThrow('is in use');
      await server.end('SIGTERM');
      expect(await sql(...NUMBERS)).toEqual(right);

      // `npm run calibrate` learns from stored games that count for references; 20 seconds of play don't.
      expect(await readStoredGames(source)).toEqual([]);
      await sql("update player_facts set counts_for = '{reference}'");
      const games = await readStoredGames(source);
      const margins = [...Map.groupBy(games, ({ match }) => match).values()].map((players) =>
        players.reduce((total, { margin }) => total + margin, 0),
      );
      expect(margins).toEqual([0, 0, 0, 0]);
    } finally {
      await processes.killAll();
      await database?.handle.close();
    }
  });

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
