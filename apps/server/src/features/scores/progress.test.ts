import { createReferenceBook, makeScoreGame, polr, REFERENCE_TIER } from '@datacoach/analysis';
import { type Progress, progress } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';
import { readLearnedState } from './reference-books.ts';

/** Monday, March 2nd, 2026; 22:30 UTC is the next day in Tokyo. */
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour, 30));

describe('progress', async () => {
  const server = await startServerForTests({ database: 'embedded' });
  const ann = await signUpAndIn(server.url, 'Ann');
  const games = await storeGames(
    server.platform.database,
    ann.tokens.user.id,
    `steam:${ann.tokens.user.id}`,
    [
      { playedAt: at(2, 10) },
      { playedAt: at(2, 12), times: 2, score: [1, 2] },
      { playedAt: at(2, 22), times: 3 },
      { playedAt: at(3, 1), times: 4 },
      { playedAt: at(10, 12), times: 5 },
      { playedAt: at(10, 13), playlist: 'private', times: 9 },
    ],
  );

  const read = async (query: string): Promise<Progress> => {
    const { status, body } = await ann.get(`/api/profile/progress?${query}`);
    expect(status).toBe(200);
    return progress.strict().parse(body);
  };

  test("groups by the player's day and week, oldest first, with one mode per point", async () => {
    const shape = ({ points }: Progress) => points.map((one) => [one.at, one.mode, one.games, one.won]);
    expect(shape(await read('playlist=0'))).toEqual([
      [at(2, 10).toISOString(), 10, 3, 2],
      [at(3, 1).toISOString(), 10, 1, 1],
      [at(10, 12).toISOString(), 10, 1, 1],
    ]);
    expect(shape(await read('playlist=10&by=week')).map(([, , count]) => count)).toEqual([4, 1]);
    expect((await read('by=game')).points).toHaveLength(5);
    expect((await read('playlist=5')).points).toEqual([]);
    expect((await read('playlist=0&points=false')).points).toEqual([]);
    const some = await read(`from=${at(3, 0).toISOString()}&to=${at(4, 0).toISOString()}`);
    expect(shape(some)).toEqual([[at(3, 1).toISOString(), 10, 1, 1]]);
    await ann.send('PUT', '/api/profile/profile', { timeZone: 'Asia/Tokyo' });
    expect(shape(await read('playlist=0')).map(([, , count]) => count)).toEqual([2, 2, 1]);
  });

  test('calculates means from the underlying values, and POLR with the engine from the games so far', async () => {
    const { points } = await read('by=game&metric=shots&metric=shotAccuracy');
    const [first, second] = points;
    expect(Object.keys(first!.metrics)).toEqual(['shots', 'shotAccuracy']);
    expect(second!.metrics.shots).toBeCloseTo(2 * first!.metrics.shots!, 3);
    const day = (await read('by=week&metric=shots')).points[0]!;
    const shots = points.slice(0, 4).map(({ metrics }) => metrics.shots!);
    expect(day.metrics.shots).toBeCloseTo(shots.reduce((sum, one) => sum + one) / 4, 3);

    const book = createReferenceBook(
      'doubles',
      await readLearnedState(server.platform.database.db, 'doubles', [REFERENCE_TIER, REFERENCE_TIER + 1]),
    );
    const engine = polr(
      games
        .slice(0, 5)
        .map(({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!),
      null,
      book,
    );
    // Five games don't outweigh the prior, so there is no POLR yet.
    expect(engine.status).toBe('waiting');
    expect(points.map((one) => one.polr)).toEqual([null, null, null, null, null]);
  });

  test('lists each rank with the date since when it was held', async () => {
    const declare = (doubles: string) =>
      ann.send('PUT', '/api/profile/update-ranks', {
        duelModeRank: null,
        doublesModeRank: doubles,
        standardModeRank: null,
      });
    await declare('gold-3');
    await declare('gold-3');
    await declare('platinum-1');
    const { ranks } = await read('playlist=0');
    expect(ranks).toMatchObject([
      { mode: 'doubles', rank: 'gold-3', source: 'declared' },
      { mode: 'doubles', rank: 'platinum-1', source: 'declared' },
    ]);
  });

  test('goes back as far as the plan allows', async () => {
    const ben = await signUpAndIn(server.url, 'Ben');
    const { database } = server.platform;
    const { id } = ben.tokens.user;
    const played = await storeGames(
      database,
      id,
      `steam:${id}`,
      Array.from({ length: 22 }, (_, n) => ({ playedAt: at(1 + n, 10) })),
    );
    const toPoints = async (plan: string) => {
      await database.pool.query('update users set plan_name = $2 where id = $1', [id, plan]);
      const { body } = await ben.get('/api/profile/progress?by=game&metric=shots');
      return progress.parse(body).points;
    };
    const basic = await toPoints('Basic');
    expect(basic).toHaveLength(20);
    expect(basic[0]!.at).toBe(at(3, 10).toISOString());
    const book = createReferenceBook(
      'doubles',
      await readLearnedState(database.db, 'doubles', [REFERENCE_TIER, REFERENCE_TIER + 1]),
    );
    const scores = played.map(
      ({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!,
    );
    const engine = basic.map((_, index) =>
      polr(scores.slice(Math.max(0, index - 17), index + 3), null, book),
    );
    expect(engine[0]!.status).toBe('waiting');
    expect(engine.at(-1)!.value).not.toBeNull();
    expect(basic.map((point) => point.polr?.value ?? null)).toEqual(
      engine.map(({ value }) => (value === null ? null : expect.closeTo(value, 3))),
    );
    expect(await toPoints('Platinum')).toHaveLength(20);
    expect(await toPoints('Diamond')).toHaveLength(22);
  });

  test('playlist 0, the default, covers every mode; other numbers one mode', async () => {
    const cay = await signUpAndIn(server.url, 'Cay');
    const { database } = server.platform;
    const { id } = cay.tokens.user;
    const [doubles, standard] = [{ playedAt: at(2, 10) }, { playedAt: at(2, 11), score: [0, 3] as const }];
    const [, other] = await storeGames(database, id, `steam:${id}`, [doubles, standard]);
    await database.pool.query('update played_games set team_size = 3 where match_id = $1', [other!.matchId]);
    await database.pool.query(`update users set plan_name = 'Diamond' where id = $1`, [id]);
    const toPoints = async (query: string) => {
      const { body } = await cay.get(`/api/profile/progress${query}`);
      const { playlist, points } = progress.parse(body);
      return [playlist, ...points.map(({ mode, games: count, won }) => [mode, count, won])];
    };
    for (const query of ['?playlist=0', '']) {
      expect(await toPoints(query)).toEqual([0, [10, 1, 1], [15, 1, 0]]);
    }
    expect(await toPoints('?playlist=10')).toEqual([10, [10, 1, 1]]);
    expect(await toPoints('?playlist=15')).toEqual([15, [15, 1, 0]]);
    expect(await toPoints('?playlist=5')).toEqual([5]);
  });

  test('rejects unknown values', async () => {
    expect((await ann.get('/api/profile/progress?playlist=7')).status).toBe(400);
    expect(getProblemCode(await ann.get('/api/profile/progress?metric=luck'))).toBe('unknown-metric');
  });
});
