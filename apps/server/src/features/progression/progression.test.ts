import {
  calculateMetricRelation,
  calculatePeriodDifference,
  createMetricMeasure,
  createPolrMeasure,
  createReferenceBook,
  findScoredMetric,
  listRankBands,
  makeScoreGame,
  splitSides,
} from '@datacoach/analysis';
import { type PlanName, type Progression, progression } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type GameScript, storeGames } from '../../testing/store-games.ts';
import { readLearnedState } from '../scores/reference-books.ts';

/** Season 22 ends within these games: it started on March 11th, 2026. */
const FIRST = Date.UTC(2026, 1, 20, 20, 0);
const GAMES = 48;
const GOLD_3 = 9;

/** Three games per evening, ten minutes apart, every other day. */
const playedAt = (n: number) => new Date(FIRST + Math.floor(n / 3) * 2 * DAY_MS + (n % 3) * 10 * MINUTE_MS);
const scripts: GameScript[] = Array.from({ length: GAMES }, (_, n) => ({
  playedAt: playedAt(n),
  times: 0.7 + ((n * 7) % 11) / 16 + (n >= 28 ? 0.6 : 0),
  score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
}));

describe('progression', async () => {
  const server = await startServerForTests({ database: 'embedded' });
  const ann = await signUpAndIn(server.url, 'Ann');
  const { database } = server.platform;
  const stored = await storeGames(database, ann.tokens.user.id, `steam:${ann.tokens.user.id}`, [
    ...scripts,
    { playedAt: playedAt(GAMES), playlist: 'private', times: 9 },
  ]);
  const games: ReturnType<typeof makeScoreGame>[] = stored
    .slice(0, GAMES)
    .map(({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!);
  const sides: number[][] = stored
    .slice(0, GAMES)
    .map(({ result, me }) => result.insight!.players[me]!.sides!);
  const declare = (rank: string, at: number) =>
    database.pool.query(
      `insert into rank_history (user_id, ranked_mode, rank, source, since, confirmed_at) values ($1, 'doubles', $2, 'declared', $3, $3)`,
      [ann.tokens.user.id, rank, playedAt(at)],
    );
  await declare('gold-2', 0);
  await declare('gold-3', 24);
  await database.pool.query(`update users set doubles_mode_rank = 'gold-3' where id = $1`, [
    ann.tokens.user.id,
  ]);

  const holdPlan = (plan: PlanName) =>
    server.platform.database.pool.query('update users set plan_name = $2 where id = $1', [
      ann.tokens.user.id,
      plan,
    ]);
  const read = async (query: string, account = ann): Promise<Progression> => {
    const { status, body } = await account.get(`/api/v1/scores/progression?${query}`);
    expect(status).toBe(200);
    return progression.strict().parse(body);
  };

  test("returns the engine's values for the same games", async () => {
    await holdPlan('Diamond');
    const found = await read('window=all&measure=shots&with=goals&by=game');
    const [shots, goals] = ['shots', 'goals'].map((key) => createMetricMeasure(findScoredMetric(key)!));
    const scores = games.map((game) => game!);
    expect(found.points).toHaveLength(GAMES);
    for (const index of [0, 1, 2, 19, 20, 47]) {
      const mean = shots!.of(scores.slice(Math.max(0, index - 19), index + 1))!;
      expect(found.line.values[index]).toBeCloseTo(shots!.single(scores[index]!)!, 3);
      const shown = found.line.means[index];
      if (index < 2) {
        expect(shown).toBeNull();
        continue;
      }
      expect(shown!.games).toBe(Math.min(20, index + 1));
      expect(shown!.value).toBeCloseTo(mean.value, 3);
      expect(shown!.interval![0]).toBeCloseTo(mean.interval![0], 3);
    }
    const change = calculatePeriodDifference(shots!, scores.slice(8, 28), scores.slice(28))!;
    expect(found.line.change!.difference).toBeCloseTo(change.difference, 3);
    expect(found.line.change!.verdict).toBe('better');
    expect(found.line.change!.interval[1]).toBeCloseTo(change.interval[1], 3);
    const relation = calculateMetricRelation(shots!, goals!, scores)!;
    expect(found.relation).toMatchObject({ games: GAMES, verdict: relation.verdict });
    expect(found.changePoint).toMatchObject({ game: 29, at: playedAt(28).toISOString() });
    expect(found.points[47]!.played).toMatchObject([
      { at: playedAt(47).toISOString(), result: 'won', goals: { own: 3, other: 1 } },
    ]);

    const book = createReferenceBook(
      'doubles',
      await readLearnedState(server.platform.database.db, 'doubles', [GOLD_3, GOLD_3 + 1]),
    );
    const bands = listRankBands('shots', GOLD_3, book);
    expect(found.bands.map(({ name }) => name)).toEqual(['Gold III', 'Platinum I']);
    expect(found.bands[1]!.mean).toBeCloseTo(bands[1]!.mean, 6);
    const polr = createPolrMeasure(GOLD_3, book).of(scores.slice(28))!;
    const overall = await read('window=all');
    expect(overall.line.means.at(-1)!.value).toBeCloseTo(polr.value, 2);
    expect(overall.line.values.every((value) => value === null)).toBe(true);
    expect(overall.list[0]!.mean!.value).toBeCloseTo(polr.value, 2);
    expect(overall.comparison).toMatchObject({ earlier: { games: 20 }, later: { games: 20 } });
    expect(overall.next).toMatchObject({ rank: 'Platinum I' });
  });

  test('groups by game, day and week, limits by plan, and never mixes modes', async () => {
    await holdPlan('Diamond');
    expect((await read('window=all&by=day')).points.map((point) => point.games)).toEqual(Array(16).fill(3));
    expect((await read('window=all&by=week')).points.map((point) => [point.games, point.won])[0]).toEqual([
      6, 4,
    ]);
    expect((await read('window=50')).shown).toMatchObject({ games: GAMES, won: 32, lost: 16 });
    expect(await read('mode=5')).toMatchObject({ shown: null, points: [], comparison: { missing: 6 } });
    expect((await read('')).modes).toEqual([
      { mode: 5, games: 0 },
      { mode: 10, games: GAMES },
      { mode: 15, games: 0 },
    ]);

    await holdPlan('Basic');
    const basic = await read('');
    expect(basic.filter.window).toBe('20');
    expect(basic.plan).toEqual({
      name: 'Basic',
      reach: 'games',
      periods: false,
      closed: [],
      gamesBeyond: GAMES - 20,
      opensWith: {
        games: 'Basic',
        season: 'Platinum',
        all: 'Diamond',
        periods: 'Diamond',
        mode: 'Platinum',
        polr: 'Basic',
      },
    });
    expect(basic.points).toHaveLength(20);
    expect(basic.points[0]!.at).toBe(playedAt(28).toISOString());
    expect(basic.comparison).toMatchObject({ earlier: { games: 10 }, later: { games: 10 } });
    const requested = await read(
      'window=all&earlierFrom=2026-02-20&earlierTo=2026-03-01&laterFrom=2026-03-02&laterTo=2026-03-20',
    );
    expect(requested.points).toHaveLength(20);
    expect(requested.plan.closed).toEqual(['window', 'periods']);
    expect(requested.periods).toBeNull();

    await holdPlan('Platinum');
    const platinum = await read('window=all');
    expect(platinum.plan.closed).toEqual(['window']);
    expect(platinum.filter.window).toBe('season');
  });

  test('adds up left and right of the games shown', async () => {
    await holdPlan('Diamond');
    const found = await read('window=20');
    expect(found.sides).toEqual(splitSides(sides.slice(-20)));
    expect(found.sides.games).toBe(20);
    expect(found.sides.rows.length).toBeGreaterThan(0);
  });

  test('marks ranks and seasons and counts the games at each rank', async () => {
    await holdPlan('Diamond');
    const { marks, ranks } = await read('window=all');
    expect(marks).toEqual(
      [
        { kind: 'rank', at: playedAt(24).toISOString(), rank: 'gold-3', before: 'gold-2' },
        { kind: 'season', at: '2026-03-11T16:00:00.000Z', number: 22 },
      ].sort((a, b) => a.at.localeCompare(b.at)),
    );
    expect(ranks.map(({ rank, games: count, isNow }) => [rank, count, isNow])).toEqual([
      ['gold-3', 24, true],
      ['gold-2', 24, false],
    ]);
  });

  test('marks when weeks of a training plan started', async () => {
    await holdPlan('Diamond');
    const { body } = await ann.get('/api/v1/trainingplan/plans?mode=10');
    const [plan] = (body as { plans: { id: string; title: string }[] }).plans;
    const started = await ann.send('POST', '/api/v1/trainingplan/enrollments', { planId: plan!.id });
    expect(started.status).toBeLessThan(300);
    const { database } = server.platform;
    await database.pool.query(
      'update plan_enrollments set started_at = $1::timestamptz, started_on = $1::timestamptz::date, mode = 10',
      [playedAt(30)],
    );
    const { marks } = await read('window=all');
    const found = marks.find(({ kind }) => kind === 'plan');
    expect(found).toMatchObject({ at: playedAt(30).toISOString() });
    expect(found && 'words' in found && found.words).toContain(`${plan!.title}, week 1`);
    await database.pool.query('delete from plan_enrollments');
  });

  test('compares two periods of days, and sessions by their own games', async () => {
    await holdPlan('Diamond');
    const found = await read(
      'measure=shots&earlierFrom=2026-02-20&earlierTo=2026-02-24&laterFrom=2026-03-20&laterTo=2026-03-22',
    );
    const shots = createMetricMeasure(findScoredMetric('shots')!);
    expect(found.periods).toMatchObject({ earlier: { games: 9 }, later: { games: 6 } });
    if (!found.periods || 'missing' in found.periods) throw new Error('the periods have games');
    const row = found.periods.rows.find(({ measure }) => measure === 'shots')!;
    const engine = calculatePeriodDifference(
      shots,
      games.slice(0, 9).map((game) => game!),
      games.slice(42).map((game) => game!),
    )!;
    expect(row.difference.difference).toBeCloseTo(engine.difference, 3);
    const few = await read(
      'earlierFrom=2026-01-01&earlierTo=2026-01-02&laterFrom=2026-02-20&laterTo=2026-02-20',
    );
    expect(few.periods).toEqual({ missing: 3 });

    const { sessions } = await read('window=all&measure=shots');
    expect(sessions.byNumber.map(({ games: count, won }) => [count, won])).toEqual([
      [16, 0],
      [16, 16],
      [16, 16],
      [0, 0],
      [0, 0],
    ]);
    expect(sessions.byBefore.map(({ key, games: count }) => [key, count])).toEqual([
      ['first', 16],
      ['won', 16],
      ['lost', 16],
      ['lostTwice', 0],
    ]);
    expect(sessions.late).toEqual({ missing: 5 });
    expect('verdict' in sessions.afterLoss).toBe(true);
  });

  test("rejects what doesn't exist, and shows nobody else's games", async () => {
    expect(getProblemCode(await ann.get('/api/v1/scores/progression?measure=luck'))).toBe('unknown-metric');
    expect((await ann.get('/api/v1/scores/progression?mode=0')).status).toBe(400);
    await holdPlan('Diamond');
    const half = await ann.get('/api/v1/scores/progression?earlierFrom=2026-02-20');
    expect(getProblemCode(half)).toBe('half-a-period');
    const overlapping = 'earlierFrom=2026-02-20&earlierTo=2026-02-24&laterFrom=2026-02-24&laterTo=2026-02-26';
    expect(getProblemCode(await ann.get(`/api/v1/scores/progression?${overlapping}`))).toBe(
      'periods-overlap',
    );
    const bob = await signUpAndIn(server.url, 'Bob');
    expect(await read('', bob)).toMatchObject({
      known: false,
      shown: null,
      points: [],
      ranks: [],
      next: null,
    });
    expect((await call(`${server.url}/api/v1/scores/progression`)).status).toBe(401);
  });
});
