import { STATISTICS } from '@datacoach/analysis/metadata';
import {
  askedQuestion,
  eventList,
  type MatchInsight,
  matchDetail,
  playerScores,
  progression,
} from '@datacoach/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';

/** The same match many times: its stats are those of the window, too. */
const GAMES = 40;
/** Matches start at whole seconds. */
const NOW = Math.floor(Date.now() / 1000) * 1000;

let server: TestServer;
let ann: TestAccount;
let games: StoredGame[];

beforeAll(async () => {
  server = await startTestServer({ database: 'embedded' });
  ann = await signUpAndIn(server.url, 'Ann');
  const id = ann.tokens.user.id;
  await server.platform.database.pool.query(
    `update users set doubles_mode_rank = 'champion-1', ranks_confirmed_at = now(), plan_name = 'Diamond'`,
  );
  games = await storeGames(
    server.platform.database,
    id,
    `steam:${id}`,
    Array.from({ length: GAMES }, (_, n) => ({ playedAt: new Date(NOW - (GAMES - n) * DAY_MS) })),
  );
});
afterAll(() => server.close());

const read = async <T>(path: string, parse: (body: unknown) => T): Promise<T> => {
  const { status, body } = await ann.get(path);
  expect(status, path).toBe(200);
  return parse(body);
};

const SHOOTING = [
  'goals',
  'shots',
  'shotsOnTarget',
  'shootingPct',
  'shotAccuracy',
  'xg',
  'goalsMinusXg',
  'xgPerShot',
];

test('match page, its events, dashboard, progression and answers have one figure for each thing', async () => {
  const { matchId, me } = games.at(-1)!;
  const match = await read(`/api/v1/gamedata/match/${matchId}`, (body) => matchDetail.parse(body));
  const metrics: MatchInsight['players'][string]['metrics'] = match.insight!.players[me]!.metrics;
  const statistics = match.report.players.find(({ key }) => key === me)!.statistics;

  // Match page: the scoreboard and the panels.
  expect(statistics['core.shots']).toBe(metrics.shots!.value);
  expect(statistics['core.goals']).toBe(metrics.goals!.value);
  expect(statistics['core.shooting_percentage']).toBe(metrics.shootingPct!.value);
  const attempts = metrics.xgPerShot!.over;
  expect(attempts).toBeGreaterThan(0);
  expect(metrics.shotAccuracy!.over).toBe(attempts);
  expect(metrics.shotsOnTarget!.value).toBeCloseTo((metrics.shotAccuracy!.value! / 100) * attempts, 6);
  expect(metrics.shotsOnTarget!.value).toBeLessThanOrEqual(attempts);

  // What opens behind a number has as many moments as the number says.
  const behind = async (stat: string, kinds: string) =>
    (
      await read(
        `/api/v1/gamedata/event-list?matchId=${matchId}&kind=${kinds}&player=${me}&metric=${stat}`,
        (body) => eventList.responses[200].parse(body),
      )
    ).total;
  expect(await behind('shots', 'shot')).toBe(metrics.shots!.value);
  expect(await behind('xg', 'shot')).toBe(attempts);
  expect(await behind('goalsMinusXg', 'shot')).toBe(attempts);

  // Dashboard.
  const dashboard = await read(`/api/v1/scores/player?mode=10`, (body) => playerScores.parse(body));
  const review = (key: string) => dashboard.metrics.find(({ metric }) => metric === key)!;
  for (const key of SHOOTING) expect(review(key).value, key).toBeCloseTo(metrics[key]!.value!, 4);
  expect(dashboard.pictures.shots).toHaveLength(attempts * dashboard.counts.games);

  // Progression.
  for (const key of SHOOTING) {
    const { line, list } = await read(
      `/api/v1/scores/progression?mode=10&window=all&by=game&measure=${key}`,
      (body) => progression.parse(body),
    );
    expect(line.values.length).toBeGreaterThan(0);
    for (const value of line.values) expect(value, key).toBeCloseTo(metrics[key]!.value!, 4);
    expect(list.find(({ measure }) => measure === key)!.mean!.value).toBeCloseTo(metrics[key]!.value!, 4);
  }

  // Performance Q&A.
  const { answer: asked } = await read('/api/v1/questions/unlucky/answer?mode=10', (body) =>
    askedQuestion.parse(body),
  );
  const answer = asked!;
  expect(answer.sample.count).toBe(attempts * answer.sample.games);
  expect(answer.number!.value).toBeCloseTo(metrics.goalsMinusXg!.value! * answer.sample.games, 1);
  expect(answer.findings.find(({ rule }) => rule === 3)!.verdict).toBe(answer.verdict);
});

test('no share is over a hundred percent', async () => {
  const shares = STATISTICS.filter(({ unit }) => unit === 'percent').map(({ key }) => key);
  for (const { statistics } of games[0]!.result.report.players) {
    for (const key of shares) expect(statistics[key] ?? 0, key).toBeLessThanOrEqual(100);
  }
});
