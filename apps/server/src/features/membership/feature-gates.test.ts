import {
  type AskedQuestion,
  type GamePerformance,
  type Gate,
  PLAN_NAMES,
  type PlanAccess,
  type PlanName,
  type PlayerScores,
  type Progress,
  type Progression,
  type QuestionList,
} from '@datacoach/contract';
import { expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';

const DOUBLES_GAMES = 24;
const DUELS = 4;
const LEVELS = { none: 5, part: 10, whole: 15 } as const;

const query = (text: string, ...values: unknown[]) => server.platform.database.pool.query(text, values);
const hold = (plan: PlanName) =>
  query('update users set plan_name = $2 where id = $1', ann.tokens.user.id, plan);
const get = async <Answer>(path: string): Promise<Answer> => {
  const { status, body } = await ann.get(`/api/${path}`);
  expect(status, path).toBe(200);
  return body as Answer;
};

const server = await startServerForTests({ database: 'embedded' });
const [ann, admin] = [await signUpAndIn(server.url, 'Ann'), await createAccountWithRole(server, 'Admin')];
await query(`update users set doubles_mode_rank = 'champion-1', duel_mode_rank = 'champion-1'`);
const now = Math.floor(Date.now() / 1000) * 1000;
const games = await storeGames(
  server.platform.database,
  ann.tokens.user.id,
  `steam:${ann.tokens.user.id}`,
  Array.from({ length: DOUBLES_GAMES + DUELS }, (_, n) => ({
    playedAt: new Date(now - (DOUBLES_GAMES + DUELS - n) * HOUR_MS),
    times: 0.8 + ((n * 7) % 10) / 20,
    score: n % 3 === 0 ? ([1, 2] as const) : ([3, 1] as const),
  })),
);
// For window filters, the oldest ones belong to another mode.
const duels = games.slice(0, DUELS).map((game) => game.matchId);
await query('update played_games set team_size = 1 where match_id = any($1::uuid[])', duels);
/** Newest Doubles game. */
const matchId = games.at(-1)!.matchId;
const { season } = await get<Progression>('v1/scores/progression?mode=10');
const times = games.slice(DUELS).map(({ result }) => result.report.match.startEpoch! * 1000);
/** Doubles games of the current season. */
const inSeason = times.filter((time) => time >= Date.parse(season.from)).length;
const gateWords = (gates: readonly Gate[]) =>
  gates.map(({ feature, opensWith }) => `${feature}: ${opensWith}`).join();

/** What a route returns for a plan feature, in one word. */
const PROBES: Readonly<Record<string, () => Promise<unknown>>> = {
  'scores/player, mode played most: categories, games of POLR, opportunity': async () => {
    const { scores } = await get<PlayerScores>('v1/scores/player?mode=10');
    return [
      scores!.categories.length,
      scores!.polr.categories.length,
      scores!.polr.games,
      'metric' in scores!.topOpportunity,
    ];
  },
  'scores/player, mode played most: games with a score': async () =>
    (await get<PlayerScores>('v1/scores/player?mode=10')).games.filter(({ score }) => score !== null).length,
  'scores/player, mode played most: gates': async () =>
    gateWords((await get<PlayerScores>('v1/scores/player?mode=10')).gates),
  'scores/player, another mode: games, scores, compared': async () => {
    const { games, scores, metrics } = await get<PlayerScores>('v1/scores/player?mode=5');
    return [games.length, scores !== null, metrics.some(({ reference }) => reference !== null)];
  },
  'scores/player, another mode: gates': async () =>
    gateWords((await get<PlayerScores>('v1/scores/player?mode=5')).gates),
  'scores/game: overall, categories': async () => {
    const { overall, categories } = await get<GamePerformance>(`v1/scores/game/${matchId}`);
    return [overall.score !== null, categories.length];
  },
  'scores/progression, mode played most: games, closed': async () => {
    const { points, plan } = await get<Progression>('v1/scores/progression?mode=10&window=all&by=game');
    return [points.length, ...plan.closed];
  },
  'scores/progression: the weakest category is named': async () =>
    (await get<Progression>('v1/scores/progression?mode=10')).next!.weakest !== null,
  'scores/progression, another mode: games, closed': async () => {
    const { points, plan } = await get<Progression>('v1/scores/progression?mode=5&window=20&by=game');
    return [points.length, ...plan.closed];
  },
  'profile/progress: games of the mode played most, of the other': async () =>
    [10, 5].map(
      async (mode) => (await get<Progress>(`profile/progress?by=game&playlist=${mode}`)).points.length,
    ),
  'questions, mode played most: not in the plan; saved': async () => {
    const { questions, canSave } = await get<QuestionList>('v1/questions?mode=10');
    return [questions.filter(({ state }) => state === 'notInPlan').length, canSave];
  },
  'questions, another mode: not in the plan': async () =>
    (await get<QuestionList>('v1/questions?mode=5')).questions.filter(({ state }) => state === 'notInPlan')
      .length,
  'questions/boost/answer: answered; in another mode': async () =>
    [10, 5].map(async (mode) => {
      const { answer, example } = await get<AskedQuestion>(`v1/questions/boost/answer?mode=${mode}`);
      return answer !== null ? 'answered' : `${example!.plan} opens the ${example!.closes}`;
    }),
  'questions/afterLoss/answer': async () => {
    const { answer, example } = await get<AskedQuestion>('v1/questions/afterLoss/answer?mode=10');
    return answer !== null ? 'answered' : `${example!.plan} opens the ${example!.closes}`;
  },
  'trainingplan/plans: all open': async () =>
    (await get<{ plans: { isOpen: boolean }[] }>('v1/trainingplan/plans?mode=10')).plans.every(
      ({ isOpen }) => isOpen,
    ),
};

const settled = async (found: unknown): Promise<unknown> =>
  Array.isArray(found) ? Promise.all(found) : found;

const NOT_BASIC = 16;
const WITH = 'Platinum opens the';

/** By plan, starting with Basic. */
const expected = (): Readonly<Record<keyof typeof PROBES, readonly unknown[]>> => ({
  'scores/player, mode played most: categories, games of POLR, opportunity': [
    [0, 0, 10, true],
    [5, 5, 20, true],
    [5, 5, 20, true],
    [5, 5, 20, true],
  ],
  'scores/player, mode played most: games with a score': [10, 20, 20, 20],
  'scores/player, mode played most: gates': ['PolrAnalytics: Platinum', '', '', ''],
  'scores/player, another mode: games, scores, compared': [
    [DUELS, false, false],
    [DUELS, true, true],
    [DUELS, true, true],
    [DUELS, true, true],
  ],
  'scores/player, another mode: gates': ['Playlist Access: Platinum', '', '', ''],
  'scores/game: overall, categories': [
    [true, 0],
    [true, 5],
    [true, 5],
    [true, 5],
  ],
  'scores/progression, mode played most: games, closed': [
    [20, 'window'],
    [inSeason, 'window'],
    [DOUBLES_GAMES],
    [DOUBLES_GAMES],
  ],
  'scores/progression: the weakest category is named': [false, true, true, true],
  'scores/progression, another mode: games, closed': [[0, 'mode'], [DUELS], [DUELS], [DUELS]],
  'profile/progress: games of the mode played most, of the other': [
    [20, 0],
    [Math.max(20, inSeason), DUELS],
    [DOUBLES_GAMES, DUELS],
    [DOUBLES_GAMES, DUELS],
  ],
  'questions, mode played most: not in the plan; saved': [
    [NOT_BASIC, false],
    [0, false],
    [0, true],
    [0, true],
  ],
  'questions, another mode: not in the plan': [24, 0, 0, 0],
  'questions/boost/answer: answered; in another mode': [
    ['answered', `${WITH} mode`],
    ['answered', 'answered'],
    ['answered', 'answered'],
    ['answered', 'answered'],
  ],
  'questions/afterLoss/answer': [`${WITH} question`, 'answered', 'answered', 'answered'],
  'trainingplan/plans: all open': [false, true, true, true],
});

test.each(Object.keys(PROBES))('each plan includes what the table says: %s', async (name) => {
  const found: unknown[] = [];
  for (const plan of PLAN_NAMES) {
    await hold(plan);
    found.push(await settled(await PROBES[name]!()));
  }
  expect(found).toEqual(expected()[name]);
});

test("an administrator's change to a plan's features applies at once", async () => {
  await hold('Basic');
  const features = (level: keyof typeof LEVELS): PlanAccess => ({
    PolrAnalytics: LEVELS[level],
    TrainingPackCodes: LEVELS[level],
    ProgressionTracking: LEVELS[level],
    'Playlist Access': LEVELS[level],
  });
  const set = async (change: PlanAccess) => {
    const answer = await admin.send('PUT', '/api/v1/admin/plans/Basic', {
      replayLimit: 100,
      coachingSessions: 0,
      coachingMinutes: 0,
      features: change,
      trials: [],
    });
    expect(answer.status).toBe(200);
  };
  await set(features('whole'));
  const open = await get<PlayerScores>('v1/scores/player?mode=5');
  expect([open.gates, open.scores!.categories.length]).toEqual([[], 5]);
  expect((await get<Progression>('v1/scores/progression?mode=10&window=all')).plan).toMatchObject({
    closed: [],
    reach: 'all',
    opensWith: { all: 'Basic', periods: 'Basic', mode: 'Basic', polr: 'Basic' },
  });

  await set(features('none'));
  const closed = await get<PlayerScores>('v1/scores/player?mode=10');
  expect([closed.scores, closed.games.some(({ score }) => score !== null)]).toEqual([null, false]);
  expect(gateWords(closed.gates)).toBe('Playlist Access: Platinum');
  // All game data itself stays.
  expect([closed.games.length, closed.counts.games]).toEqual([20, 20]);
  const game = await get<GamePerformance>(`v1/scores/game/${matchId}`);
  expect([game.overall.score, game.categories, game.result]).toEqual([null, [], 'lost']);
  const none = await get<Progression>('v1/scores/progression?mode=10');
  expect([none.plan.closed, none.points, none.next]).toEqual([['all'], [], null]);
  expect(none.list.every(({ mean }) => mean === null)).toBe(true);

  await set({ ...features('none'), 'Playlist Access': LEVELS.whole });
  const without = await get<PlayerScores>('v1/scores/player?mode=10');
  expect([without.scores, gateWords(without.gates)]).toEqual([null, 'PolrAnalytics: Platinum']);
  await set({ ...features('whole'), PolrAnalytics: LEVELS.none });
  const lines = await get<Progression>('v1/scores/progression?mode=10');
  expect([lines.line.means.every((mean) => mean === null), lines.next]).toEqual([true, null]);
  expect(lines.list.map(({ measure }) => measure)).not.toContain('polr');
  expect(lines.plan.closed).toEqual(['polr']);
  const groups = [...lines.sessions.byNumber, ...lines.sessions.byBefore];
  expect([groups.length > 0, groups.some(({ mean }) => mean !== null)]).toEqual([true, false]);
  const nextTo = await get<Progression>('v1/scores/progression?mode=10&measure=goals&with=polr');
  expect([nextTo.plan.closed, nextTo.second]).toEqual([['polr'], null]);
  expect(nextTo.line.means.some((mean) => mean !== null)).toBe(true);
  const { points } = await get<Progress>('profile/progress?by=game&playlist=10');
  expect([points.length, points.some(({ polr }) => polr !== null)]).toEqual([DOUBLES_GAMES, false]);
  await set(features('part'));
  expect((await get<PlayerScores>('v1/scores/player?mode=10')).scores!.polr.games).toBe(10);
});
