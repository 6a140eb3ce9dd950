import {
  COACHED_METRICS,
  createReferenceBook,
  findPlainWords,
  makeScoreGame,
  reviewWindow,
} from '@datacoach/analysis';
import { type PlayerScores, playerScores } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';
import { readLearnedState } from './reference-books.ts';

const CHAMPION_1 = 16;
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 - days * DAY_MS);

describe.each(DATABASE_KINDS)('player scores on %s', async (database) => {
  const query = async (text: string, ...values: unknown[]) =>
    (await server.platform.database.pool.query(text, values)).rows as Record<string, unknown>[];

  const server = await startServerForTests({ database });
  const [ann, stranger] = [await signUpAndIn(server.url, 'Ann'), await signUpAndIn(server.url, 'Stranger')];
  await query(
    `update users set doubles_mode_rank = 'champion-1', ranks_confirmed_at = now(), plan_name = 'Platinum'`,
  );
  const play = (account: TestAccount, scripts: Parameters<typeof storeGames>[3]) =>
    storeGames(server.platform.database, account.tokens.user.id, `steam:${account.tokens.user.id}`, scripts);
  /** Oldest first. */
  const games = await play(
    ann,
    Array.from({ length: 30 }, (_, n) => ({
      playedAt: daysAgo(60 - n),
      times: 0.8 + ((n * 7) % 10) / 20,
      score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
      playlist: n % 5 === 0 ? ('casual' as const) : ('ranked' as const),
      map:
        n % 2 === 0
          ? { code: 'beckwith_p', name: 'Beckwith Park' }
          : { code: 'urban_p', name: 'Urban Central' },
    })),
  );
  const hidden = await play(ann, [
    { playedAt: daysAgo(33), playlist: 'private', times: 5 },
    { playedAt: daysAgo(32), liveSeconds: 100 },
  ]);
  await play(stranger, [{ playedAt: daysAgo(1) }]);
  const scores = async (account: TestAccount, filter = ''): Promise<PlayerScores> => {
    const { status, body } = await account.get(`/api/v1/scores/player${filter}`);
    expect(status).toBe(200);
    return playerScores.strict().parse(body);
  };
  const asEngine = (some: readonly StoredGame[]) =>
    some.map(({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!);
  const ids = (answer: PlayerScores) => answer.games.map(({ matchId }) => matchId);
  const newestFirst = (some: readonly StoredGame[]) => some.toReversed().map(({ matchId }) => matchId);

  test("match the engine's review of the last 20 games and the ten before", async () => {
    const answer = await scores(ann);
    expect(answer.filter).toEqual({
      mode: 10,
      games: 20,
      days: null,
      play: 'public',
      result: null,
      map: null,
    });
    expect(answer.rank).toEqual({ id: 'champion-1', tier: CHAMPION_1, name: 'Champion I' });
    const state = await readLearnedState(server.platform.database.db, 'doubles', [
      CHAMPION_1,
      CHAMPION_1 + 1,
    ]);
    const review = reviewWindow(asEngine(games.slice(10)), asEngine(games.slice(0, 10)), {
      rank: CHAMPION_1,
      book: createReferenceBook('doubles', state),
    });
    // A metric's worth is only sent with its opportunity.
    expect(answer.metrics).toEqual(review.metrics.map(({ worth: _worth, ...metric }) => metric));
    expect(answer.winDifferences).toEqual(review.winDifferences);
    expect(answer.scores!.polr.value).toBe(review.scores!.polr.value);
    expect(answer.scores!.polr.evidence).toEqual(review.scores!.polr.evidence);
    expect(answer.scores!.polr.neededGames).toBe(review.scores!.polr.neededGames);
    const top = review.scores!.topOpportunity;
    if ('reason' in top) throw new Error(top.reason);
    const { category, goals, noGoalsReason, tiersBelow, inRanks, noRanksReason } = top;
    expect(answer.scores!.topOpportunity).toEqual({
      category,
      metric: top.score.metric,
      problem: top.score.score! < 50 ? findPlainWords(top.score.metric)!.problem : null,
      say: findPlainWords(top.score.metric)!.say,
      goals,
      noGoalsReason,
      tiersBelow,
      inRanks,
      noRanksReason,
      drill: expect.objectContaining({ key: COACHED_METRICS[top.score.metric]!.drill }),
    });
    expect(answer.scores!.polr.ladder).toBe(review.scores!.polr.ladder);
    expect(answer.scores!.earlierPolr!.value).toBe(review.scores!.earlierPolr!.value);
    expect(answer.scores!.trend).toEqual(review.scores!.trend);
    expect(answer.scores!.categories.map(({ score, next }) => [score, next])).toEqual(
      review.scores!.categories.map(({ score, next }) => [score, next]),
    );
    expect(ids(answer)).toEqual(newestFirst(games.slice(10)));
    expect(answer.games.map(({ score, toMean }) => ({ score, toMean })).reverse()).toEqual(
      review.scores!.games,
    );
    expect(answer.counts).toMatchObject({ games: 20, won: 14, lost: 6, drawn: 0, earlier: 10 });
    const [game] = answer.games;
    expect(game).toMatchObject({ result: 'won', goals: { own: 3, other: 1 }, mode: 10 });
    const { report, insight } = games.at(-1)!.result;
    const xg = (team: number) =>
      report.players
        .filter((player) => player.team === team)
        .reduce((sum, { key }) => sum + insight!.players[key]!.metrics.xg!.value!, 0);
    expect(game!.xg.own).toBeCloseTo(xg(0), 4);
    expect(game!.xg.other).toBeCloseTo(xg(1), 4);
  });

  test('compare with the rank that the player aims at, and else with the next one up', async () => {
    expect((await scores(ann)).comparedWith!.next).toBe('Champion II');
    const save = async (body: object) =>
      expect((await ann.send('PUT', '/api/v1/get-started', body)).status).toBe(200);
    const consents = { ownStatistics: true, shareWithTeammates: false, research: false };
    await save({ step: 1, ageBand: '18-or-older', consents });
    await save({ step: 2, platform: 10, epicUserName: '' });
    await save({ step: 4, aim: { rank: 'grand-champion-1', mode: 10, minutesADay: 20 } });
    const answer = await scores(ann);
    expect([answer.goal?.name, answer.comparedWith!.next]).toEqual(['Grand Champion I', 'Grand Champion I']);
    const aim = answer.goal!.tier;
    const tiers = [CHAMPION_1, CHAMPION_1 + 1, aim];
    const state = await readLearnedState(server.platform.database.db, 'doubles', tiers);
    const book = createReferenceBook('doubles', state);
    const reference = answer.metrics.find(({ metric }) => metric === 'avgSpeed')!;
    expect(reference.nextReference).toBe(book.at('avgSpeed', aim)!.mean);
    await save({ step: 4, aim: { rank: '', mode: 10, minutesADay: 20 } });
  });

  test("list which games don't count and why, and count private games separately", async () => {
    const answer = await scores(ann);
    expect(answer.notCounted).toEqual([
      {
        matchId: hidden[1]!.matchId,
        playedAt: expect.any(String),
        reason: 'Only 1:40 of play; 2:30 needed.',
      },
      {
        matchId: hidden[0]!.matchId,
        playedAt: expect.any(String),
        reason: 'Private games are scored separately.',
      },
    ]);
    const apart = await scores(ann, '?play=private');
    expect(ids(apart)).toEqual([hidden[0]!.matchId]);
    expect(apart.scores!.polr.status).toBe('hidden');
    expect(apart.scores!.polr.reasons).toEqual(['4 more games until you see your POLR.']);
  });

  test("explain a newcomer's games that don't count, whatever their mode", async () => {
    const newcomer = await signUpAndIn(server.url, 'Newcomer');
    const identity = `steam:${newcomer.tokens.user.id}`;
    const scripts = [2, 1].map((days) => ({ playedAt: daysAgo(days), bot: true }));
    const duels = await storeGames(server.platform.database, newcomer.tokens.user.id, identity, scripts);
    const stored = duels.map(({ matchId }) => matchId);
    await query('update played_games set team_size = 1 where match_id = any($1)', stored);
    const answer = await scores(newcomer);
    expect(answer.games).toEqual([]);
    expect(answer.notCounted.map(({ reason }) => reason)).toEqual([
      'A bot played in this match.',
      'A bot played in this match.',
    ]);
  });

  test('list a game once in which the player was on both teams', async () => {
    const switcher = await signUpAndIn(server.url, 'Switcher');
    const [counted, switched] = await play(switcher, [
      { playedAt: daysAgo(2) },
      { playedAt: daysAgo(1), switched: true },
    ]);
    const answer = await scores(switcher);
    expect(ids(answer)).toEqual([counted!.matchId]);
    expect(answer.notCounted).toEqual([
      {
        matchId: switched!.matchId,
        playedAt: expect.any(String),
        reason: 'Switched teams during the match.',
      },
    ]);
  });

  test('show a weakness on Basic after five games of a mode, as the first steps promise', async () => {
    const beginner = await signUpAndIn(server.url, 'Beginner');
    const { id } = beginner.tokens.user;
    await query(`update users set doubles_mode_rank = 'champion-1' where id = $1`, id);
    const play = (...days: number[]) =>
      storeGames(
        server.platform.database,
        id,
        `steam:${id}`,
        days.map((ago) => ({ playedAt: daysAgo(ago) })),
      );
    await play(9, 8, 7, 6);
    const { gates, scores: few } = await scores(beginner, '?mode=10');
    expect(gates).toEqual([{ feature: 'PolrAnalytics', opensWith: 'Platinum' }]);
    expect(few!.topOpportunity).toEqual({ reason: '1 more game until you see what costs you most.' });
    await play(5);
    const { gates: still, scores: enough } = await scores(beginner, '?mode=10');
    expect([still, enough!.categories]).toEqual([gates, []]);
    expect(enough!.topOpportunity).toMatchObject({ metric: expect.any(String), drill: expect.any(Object) });
  });

  test('respect every filter', async () => {
    const of = (keep: (n: number) => boolean) => newestFirst(games.filter((_, n) => keep(n)));
    expect(ids(await scores(ann, '?games=5'))).toEqual(newestFirst(games.slice(25)));
    expect(ids(await scores(ann, '?result=10'))).toEqual(of((n) => n % 3 === 0));
    expect(ids(await scores(ann, '?map=urban_p'))).toEqual(of((n) => n % 2 === 1));
    expect(ids(await scores(ann, '?play=casual'))).toEqual(of((n) => n % 5 === 0));
    expect((await scores(ann, '?play=ranked')).counts).toMatchObject({ games: 20, earlier: 4 });
    expect(ids(await scores(ann, '?days=40'))).toEqual(newestFirst(games.slice(21)));
    const none = await scores(ann, '?mode=15');
    expect(none).toMatchObject({ rank: null, counts: { games: 0 }, games: [] });
    const { choices } = none;
    expect(choices.modes).toEqual([
      { mode: 5, games: 0 },
      { mode: 10, games: 30 },
      { mode: 15, games: 0 },
    ]);
    expect((await ann.get('/api/v1/scores/player?mode=7')).status).toBe(400);
  });

  test('show only means when modes are mixed', async () => {
    const answer = await scores(ann, '?mode=0');
    expect(answer).toMatchObject({ scores: null, rank: null, counts: { games: 20 } });
    const goals = answer.metrics.find(({ metric }) => metric === 'goals')!;
    expect(goals).toMatchObject({ score: null, reference: null, games: 20 });
    expect(goals.value).toBe((await scores(ann)).metrics.find(({ metric }) => metric === 'goals')!.value);
  });

  test('map where the player was, attacking upwards', async () => {
    const { pictures } = await scores(ann, '?games=3');
    const { report, insight } = games[0]!.result;
    const seconds = report.heatMaps.players[games[0]!.me]!.reduce((sum, cell) => sum + cell, 0);
    const drawn = pictures.heat.cells.reduce((sum, cell) => sum + cell, 0);
    expect(drawn).toBeGreaterThan(3 * seconds - 3 * 720 * 0.005);
    expect(drawn).toBeLessThan(3 * seconds + 3 * 720 * 0.005);
    expect(pictures.pads).toEqual(insight!.players[games[0]!.me]!.pads!.map((pickups) => 3 * pickups));
    const shots = games[0]!.result.recording!.codedEvents.filter(
      ({ code, player }) =>
        code === 5 && player === report.players.findIndex(({ key }) => key === games[0]!.me),
    );
    expect(shots.length).toBeGreaterThan(0);
    expect(pictures.shots).toHaveLength(3 * shots.length);
    for (const { x, y, outcome } of shots) {
      expect(pictures.shots).toContainEqual(expect.objectContaining({ x, y, outcome }));
    }
  });

  test('cover the same games as the event list', async () => {
    const events = async (filter: string) => {
      const { status, body } = await ann.get(`/api/v1/gamedata/event-list${filter}`);
      expect(status).toBe(200);
      return body as {
        items: { matchId: string; kind: string; player: string }[];
        total: number;
        matches: number;
      };
    };
    const shots = await events('?mode=10&play=public&kind=shot&order=desc&pageSize=100');
    const { pictures } = await scores(ann);
    expect(shots).toMatchObject({ matches: 20, total: pictures.shots.length });
    expect(shots.items.every(({ kind, player }) => kind === 'shot' && player === games[0]!.me)).toBe(true);
    expect(await events('?play=private&kind=shot')).toMatchObject({ matches: 1, total: shots.total / 20 });
    expect((await events('?play=casual&kind=touch&kind=shot')).matches).toBe(6);
    expect((await events('?play=ranked&days=40&kind=shot')).matches).toBe(8);
    expect((await events('?kind=shot&window=100')).matches).toBe(32);

    // Recordings of older engines don't store the positions of event kinds; the results are the same.
    const touches = '?play=public&kind=touch&kind=shot&pageIndex=2&order=desc';
    const found = await events(touches);
    expect(found.total).toBeGreaterThan(shots.total);
    await query('update match_recordings set kinds = null');
    expect(await events(touches)).toEqual(found);
  });

  test("are empty for a player without a known identity, and don't show the others' games", async () => {
    const answer = await scores(stranger);
    // One recording isn't enough to identify the owner.
    expect(answer).toMatchObject({ known: false, counts: { games: 0 }, games: [], notCounted: [] });
    expect(answer.metrics.every(({ value }) => value === null)).toBe(true);
  });
});
