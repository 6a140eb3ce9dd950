import { describe, expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { createGameResult, storeGames } from '../../testing/store-games.ts';
import { restoreMatch } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import { listOwnGames } from './own-games.repository.ts';
import { readScoreGames } from './read-score-games.ts';

const ofMarch = (day: number) => new Date(Date.UTC(2026, 2, day, 12));

describe.each(DATABASE_KINDS)('score games on %s', async (database) => {
  const server = await startServerForTests({ database });
  const userId = (await signUpAndIn(server.url, 'Ann')).tokens.user.id;
  const identity = `steam:${userId}`;
  const games = await storeGames(server.platform.database, userId, identity, [
    { playedAt: ofMarch(1) },
    { playedAt: ofMarch(2) },
    { playedAt: ofMarch(3) },
  ]);

  async function read() {
    const { db } = server.platform.database;
    const account = { userId, identities: await listIdentities(db, userId) };
    const listed = await listOwnGames(db, account, { play: 'public', mode: 10 });
    const found = await readScoreGames(db, listed);
    return games.map(({ matchId }) => found.get(matchId));
  }

  test('are cached until any of them is written again', async () => {
    const first = await read();
    expect(first.map((game) => game!.liveSeconds)).toEqual([300, 300, 300]);
    const again = await read();
    again.forEach((game, index) => {
      expect(game).toBe(first[index]);
    });
  });

  test("are reread when their match is analyzed again, the others aren't", async () => {
    const [first, second, third] = await read();
    const { db } = server.platform.database;
    const { matchId, replayId, result } = games[1]!;
    const again = createGameResult(
      identity,
      { playedAt: ofMarch(2), times: 2, liveSeconds: 200 },
      result.report.match.guid,
    );
    const sourceUpload = { replayId, ownerId: userId, sha256: replayId, playedAt: ofMarch(2) };
    await db.transaction((tx) => restoreMatch(tx, again, sourceUpload, matchId, ofMarch(20)));
    const after = await read();
    expect(after[0]).toBe(first);
    expect(after[1]!.liveSeconds).toBe(200);
    expect(after[1]!.metrics.xg!.value).toBeCloseTo(2 * second!.metrics.xg!.value!, 3);
    expect(after[2]).toBe(third);
  });

  test('reflect their current list entry', async () => {
    const [first] = await read();
    expect(first!.result).toBe('won');
    await server.platform.database.pool.query(
      'update played_games set blue_score = 0, played_at = $2 where match_id = $1',
      [games[0]!.matchId, ofMarch(4)],
    );
    const [after] = await read();
    expect(after).toEqual({ ...first, result: 'lost', playedAt: ofMarch(4).getTime() / 1000 });
    expect((await read())[0]).toBe(after);
  });

  test('are gone when their stats are', async () => {
    await server.platform.database.pool.query('delete from player_facts where match_id = $1', [
      games[2]!.matchId,
    ]);
    expect((await read())[2]).toBeUndefined();
  });
});
