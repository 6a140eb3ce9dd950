import { setTimeout as delay } from 'node:timers/promises';
import { SCORED_METRICS } from '@datacoach/analysis';
import { STATISTICS } from '@datacoach/analysis/metadata';
import {
  type AskedQuestion,
  askedQuestion,
  type CareerPage,
  type ChanceSums,
  type FolderContent,
  type GamePerformance,
  matchDetail,
  type PerformanceSummary,
  type PlayerScores,
  type Progression,
  type ReplayItem,
  type TeamBoard,
  type TeamInvitation,
  type TeamSummary,
  type TenGamesSummary,
} from '@datacoach/contract';
import { expect, test } from 'vitest';
import { done, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { getPlayerIdentity } from '../gamedata/index.ts';

/** Different matches of different length, so no average equals another by chance, with over 30 attempts in all. */
const FILES = [
  { seed: 209, seconds: 154 },
  { seed: 212, seconds: 157 },
  { seed: 224, seconds: 160 },
  { seed: 201, seconds: 155 },
  { seed: 218, seconds: 154 },
  { seed: 206, seconds: 230 },
].map(sampleReplay);
const DOUBLES = 10;
const MIN_ATTEMPTS = 30;

type MatchDetail = ReturnType<typeof matchDetail.parse>;
type Metrics = Record<string, { value: number | null; over: number }>;

interface Game {
  item: ReplayItem;
  detail: MatchDetail;
  me: MatchDetail['report']['players'][number];
  metrics: Metrics;
  liveSeconds: number;
}

interface BallchasingTeam {
  players: { name: string; stats: Record<string, Record<string, number>> }[];
}

interface FolderPlayers<Row> {
  players: (Row & { playerId: string })[];
}
let folderId: string;

const send = <T>(account: TestAccount, method: string, path: string, json?: object) =>
  done<T>(account.send(method, `/api/v1/${path}`, json));
const read = <T>(path: string, account = ann) => send<T>(account, 'GET', path);

const server = await startServerForTests({ database: 'embedded', worker: true });
const ann = await createAccountWithRole(server, 'Player', 'Ann');
const coach = await createAccountWithRole(server, 'Coach');
const playerId = ann.tokens.user.id;
const { id } = await send<TeamInvitation>(coach, 'POST', `coach/invite-player?playerId=${playerId}`);
await send(ann, 'POST', 'coach/invitation-respond', { invitationId: id, invitationStatus: 10 });
await send(ann, 'PUT', 'coach/sight', { invitationId: id, sight: 'all' });
for (const file of FILES) {
  expect((await ann.upload(file)).status).toBe(201);
  await putInFolder(file);
}
await server.platform.database.pool.query(
  `update users set doubles_mode_rank = 'gold-1', ranks_confirmed_at = now(), plan_name = 'Diamond'
     where id = $1`,
  [playerId],
);
const items = await ann.finishedReplays();
const dashboard = await read<PlayerScores>(`scores/player?mode=${DOUBLES}`);
/** Newest first, as the dashboard lists them. */
const games: Game[] = await Promise.all(
  dashboard.games.map(({ matchId }) => readGame(items.find((item) => item.matchId === matchId)!)),
);
expect(games).toHaveLength(FILES.length);
await waitForFolder();
const ofFolder = <T>(path: string, json: object = {}) =>
  send<T>(coach, 'POST', `coach/${path}?folderId=${folderId}`, json);

async function putInFolder(file: Uint8Array<ArrayBuffer>): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([file]), 'game.replay');
  const where = folderId ? `folderId=${folderId}` : 'folderName=Games';
  const answer = await fetch(`${server.url}/api/v1/coach/private-replay-upload?${where}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${coach.tokens.accessToken}` },
    body: form,
  });
  ({ folderId } = (await answer.json()) as { folderId: string });
}

/** Waits until all files are in the folder's stats. */
async function waitForFolder(): Promise<void> {
  const end = Date.now() + 180_000;
  const path = `coach/folder-by-id?folderId=${folderId}`;
  while ((await read<FolderContent>(path, coach)).processed < FILES.length) {
    if (Date.now() > end) throw new Error('the files were not analyzed in time');
    await delay(50);
  }
}

async function readGame(item: ReplayItem): Promise<Game> {
  const detail = matchDetail.parse(await read(`gamedata/match/${item.matchId}`));
  const me = detail.report.players.find(({ key }) => key === detail.me)!;
  const { metrics, liveSeconds } = detail.insight!.players[me.key]!;
  return { item, detail, me, metrics, liveSeconds };
}

const sum = (of: (game: Game) => number) => games.reduce((total, game) => total + of(game), 0);
const value = (key: string) => (game: Game) => game.metrics[key]!.value!;
const attemptsIn = ({ metrics }: Game) => metrics.xgPerShot!.over;

/**
 * A metric's mean over the games' own reports (game-and-stats.md 7.2): counts per five minutes of play, everything else
 * by its sample. `fading` is the weight of a game relative to the next one.
 */
function calculateMean(key: string, fading: number): number {
  const { byTime, stat } = SCORED_METRICS.find((metric) => metric.key === key)!;
  let [total, parts] = [0, 0];
  for (const [age, { metrics, liveSeconds }] of games.entries()) {
    const found = stat(metrics);
    if (!found || found.value === null || found.over === 0) continue;
    const part = byTime ? liveSeconds / 300 : found.over;
    total += fading ** age * found.value * (byTime ? 1 : part);
    parts += fading ** age * part;
  }
  return total / parts;
}

/** Stats of the scoreboard and tables that the panels of the match page show too, under the same name. */
const SAME_IN_TABLES = {
  'core.goals': 'goals',
  'core.shots': 'shots',
  'core.saves': 'saves',
  'core.assists': 'assists',
  'core.shooting_percentage': 'shootingPct',
  'boost.bpm': 'bpm',
  'boost.bcpm': 'bcpm',
  'boost.avg_amount': 'avgBoost',
  'boost.percent_zero_boost': 'timeZeroPct',
  'boost.percent_full_boost': 'timeFullPct',
  'movement.avg_speed': 'avgSpeed',
  'movement.percent_supersonic_speed': 'supersonicPct',
  'positioning.percent_most_back': 'timeMostBack',
  'positioning.percent_behind_ball': 'timeBehindBall',
} as const;

test('every screen shows the match page’s stats of a match', async () => {
  const { games: tenGames } = await read<TenGamesSummary>(
    `coach/player-ten-games-summary?playerId=${ann.tokens.user.id}&mode=${DOUBLES}`,
    coach,
  );
  const dashboard = await read<PlayerScores>(`scores/player?mode=${DOUBLES}`);
  for (const { item, detail, me, metrics } of games) {
    const { report, insight } = detail;
    const id = item.matchId!;
    const own = report.teams[me.team]!;
    const other = report.teams[me.team === 0 ? 1 : 0]!;
    const goals = { own: own.score, other: other.score };
    const xg = {
      own: insight!.teams[own.team]!.metrics.xg!.value!,
      other: insight!.teams[other.team]!.metrics.xg!.value!,
    };

    // Match page: tables and panels.
    for (const [statistic, metric] of Object.entries(SAME_IN_TABLES)) {
      expect(me.statistics[statistic], statistic).toBe(metrics[metric]!.value);
    }
    const attempts = metrics.xgPerShot!.over;
    expect(metrics.shotAccuracy!.over).toBe(attempts);
    expect(metrics.shotsOnTarget!.value).toBeLessThanOrEqual(attempts);
    // What opens behind a stat has as many moments as the stat says.
    const countMoments = async (metric: string) => {
      const filter = `matchId=${id}&kind=shot&player=${me.key}&metric=${metric}`;
      return (await read<{ total: number }>(`gamedata/event-list?${filter}`)).total;
    };
    expect(await countMoments('shots')).toBe(metrics.shots!.value);
    expect(await countMoments('goalsMinusXg')).toBe(attempts);

    // Export for ballchasing's tools.
    const exported = await read<{ blue: BallchasingTeam; orange: BallchasingTeam }>(
      `gamedata/match/${id}/ballchasing`,
    );
    const { stats } = exported[me.team === 0 ? 'blue' : 'orange'].players.find(
      ({ name }) => name === me.name,
    )!;
    for (const key of ['core.score', ...Object.keys(SAME_IN_TABLES)] as const) {
      const [group, name] = key.split('.') as [string, string];
      const shown = stats[group]?.[name];
      // Theirs cuts or rounds decimals.
      if (shown !== undefined) expect(Math.abs(shown - me.statistics[key]!), key).toBeLessThan(1);
    }

    // My Replays, the dashboard's last games, and the game at a glance.
    const listed = dashboard.games.find(({ matchId }) => matchId === id)!;
    const glance = await read<GamePerformance>(`scores/game/${id}`);
    expect(item.score).toEqual({ blue: report.teams[0]!.score, orange: report.teams[1]!.score });
    expect([listed.goals, glance.goals]).toEqual([goals, goals]);
    for (const shown of [item.game!.xg, listed.xg]) {
      expect(shown.own).toBeCloseTo(xg.own, 3);
      expect(shown.other).toBeCloseTo(xg.other, 3);
    }
    expect(glance.xgRace.findLast((step) => step.own)?.total ?? 0).toBeCloseTo(xg.own, 2);
    expect(item.game!.score).toBeGreaterThan(0);
    expect([listed.score, glance.overall.score]).toEqual([item.game!.score, item.game!.score]);

    // The coach's view of the player.
    const coached = tenGames.find(({ matchId }) => matchId === id)!;
    expect([coached.goals, coached.score]).toEqual([goals, item.game!.score]);
    for (const key of ['goals', 'assists', 'saves', 'shots', 'xg'] as const) {
      expect(coached.own[key], key).toBeCloseTo(metrics[key]!.value!, 3);
    }
  }
});

test('every screen shows the same totals of a window', async () => {
  const count = games.length;
  const won = games.filter(({ detail: { report }, me }) => {
    const [blue, orange] = report.teams;
    return (blue!.score - orange!.score) * (me.team === 0 ? 1 : -1) > 0;
  }).length;
  const attempts = sum(attemptsIn);
  expect(attempts).toBeGreaterThanOrEqual(MIN_ATTEMPTS);

  const dashboard = await read<PlayerScores>(`scores/player?mode=${DOUBLES}`);
  const { record, coverage } = await read<CareerPage>(`career?mode=${DOUBLES}`);
  const where = `playerId=${ann.tokens.user.id}&mode=${DOUBLES}`;
  const summary = await read<PerformanceSummary>(`coach/player-performance-summary?${where}`, coach);
  const board = await read<TeamBoard>(`coach/team-board?mode=${DOUBLES}`, coach);
  const member = board.members.find(({ playerId }) => playerId === ann.tokens.user.id)!;
  const identity = getPlayerIdentity(games[0]!.me)!;
  const statistics = await ofFolder<FolderPlayers<{ games: number; wins: number }>>('generate-statistics');
  const inFolder = statistics.players.find(({ playerId }) => playerId === identity)!;
  const { players: chances } = await ofFolder<FolderPlayers<ChanceSums>>('xg-stat');
  const sums = chances.find(({ playerId }) => playerId === identity)!;

  // Games and wins.
  for (const [played, wins] of [
    [dashboard.counts.games, dashboard.counts.won],
    [record!.games, record!.won],
    [inFolder.games, inFolder.wins],
    [summary.games, summary.won],
    [member.games, member.won],
  ]) {
    expect([played, wins]).toEqual([count, won]);
  }
  expect(coverage.counted).toBe(count);

  // Goals, shots, attempts, and goals minus xG.
  for (const key of ['goals', 'assists', 'saves'] as const) expect(record![key], key).toBe(sum(value(key)));
  expect([sums.goals, sums.shots]).toEqual([sum(value('goals')), sum(value('shots'))]);
  const { answer } = askedQuestion.parse(
    await read<AskedQuestion>(`questions/unlucky/answer?mode=${DOUBLES}`),
  );
  expect([sums.attempts, dashboard.pictures.shots.length, answer!.sample.count]).toEqual([
    attempts,
    attempts,
    attempts,
  ]);
  expect(sums.xg).toBeCloseTo(sum(value('xg')), 3);
  expect(sums.finishing).toBeCloseTo(sum(value('goalsMinusXg')), 3);
  expect(answer!.number!.value).toBeCloseTo(sums.finishing, 1);
  expect(answer!.findings.find(({ rule }) => rule === 3)!.verdict).toBe(answer!.verdict);

  // The rank they play like: six games don't outweigh the declared rank yet, on any screen.
  expect([dashboard.scores!.polr.value, summary.polr, member.polr]).toEqual([null, null, null]);
});

test('every screen shows the same averages of a window, or names them differently', async () => {
  const dashboard = await read<PlayerScores>(`scores/player?mode=${DOUBLES}`);
  const review = (key: string) => dashboard.metrics.find(({ metric }) => metric === key)!;
  // Newer games weigh more on the dashboard.
  expect(dashboard.metrics.length).toBeGreaterThan(50);
  for (const { metric, value: shown } of dashboard.metrics) {
    if (shown !== null) expect(shown, metric).toBeCloseTo(calculateMean(metric, 0.93), 3);
  }

  // Answers and the coach's summary use the dashboard's averages.
  const { answer } = askedQuestion.parse(await read<AskedQuestion>(`questions/boost/answer?mode=${DOUBLES}`));
  const rows = answer!.table!.rows.filter(({ value: shown }) => shown !== null);
  expect(rows.length).toBeGreaterThan(2);
  for (const { label, value: shown } of rows) {
    const same = dashboard.metrics.find((metric) => metric.label === label)!;
    expect(shown, label).toBeCloseTo(same.value!, 3);
  }
  const where = `playerId=${ann.tokens.user.id}&mode=${DOUBLES}`;
  const summary = await read<PerformanceSummary>(`coach/player-performance-summary?${where}`, coach);
  const named = [...summary.strengths, ...summary.needs];
  expect(named.length).toBeGreaterThan(0);
  for (const { metric, value: shown } of named) expect(shown, metric).toBeCloseTo(review(metric).value!, 6);

  // Progression counts all games alike. "Average" of a coach's list and folder is per match, however long it was.
  const { means } = await read<TenGamesSummary>(`coach/player-ten-games-summary?${where}`, coach);
  const identity = getPlayerIdentity(games[0]!.me)!;
  const metricKeys = [
    'goals',
    'shots',
    'xg',
    'goalsMinusXg',
    'shootingPct',
    'shotAccuracy',
    'bcpm',
    'passes',
  ];
  const { players } = await ofFolder<FolderPlayers<{ team: string; values: Metrics }>>(
    'generate-statistics',
    {
      metricKeys,
    },
  );
  const { team, values } = players.find(({ playerId }) => playerId === identity)!;
  for (const key of metricKeys) {
    const path = `scores/progression?mode=${DOUBLES}&window=all&by=game&measure=${key}`;
    const { line, list } = await read<Progression>(path);
    expect(line.means.at(-1)!.value, key).toBeCloseTo(calculateMean(key, 1), 3);
    expect(list.find(({ measure }) => measure === key)!.mean!.value, key).toBeCloseTo(
      calculateMean(key, 1),
      3,
    );
    const perMatch = sum(value(key)) / games.length;
    const pooled = sum(({ metrics }) => metrics[key]!.value! * metrics[key]!.over);
    expect(values[key]!.value, key).toBeCloseTo(pooled / sum(({ metrics }) => metrics[key]!.over), 3);
    if (key in means) expect(means[key as keyof typeof means], key).toBeCloseTo(perMatch, 3);
  }

  // A coach's summary of the player's team.
  const { average } = await ofFolder<TeamSummary>('team-summary', { Team: team });
  const ofTeam = (of: (own: Game['detail']['report']['teams'][number], game: Game) => number) =>
    sum((game) => of(game.detail.report.teams[game.me.team]!, game)) / games.length;
  expect(average!.goals).toBeCloseTo(
    ofTeam(({ score }) => score),
    3,
  );
  expect(average!.shots).toBeCloseTo(
    ofTeam(({ statistics }) => statistics['core.shots']!),
    3,
  );
  expect(average!.xg).toBeCloseTo(
    ofTeam((own, game) => game.detail.insight!.teams[own.team]!.metrics.xg!.value!),
    3,
  );
  expect(average!.possessionPct).toBeCloseTo(
    ofTeam(({ statistics }, game) => {
      const both = game.detail.report.teams.map((team) => team.statistics['ball.possession_time']!);
      return (100 * statistics['ball.possession_time']!) / both.reduce((total, one) => total + one);
    }),
    3,
  );
});

test('no share is over a hundred percent', () => {
  const shares = STATISTICS.filter(({ unit }) => unit === 'percent').map(({ key }) => key);
  for (const { detail } of games) {
    for (const { statistics } of detail.report.players) {
      for (const key of shares) expect(statistics[key] ?? 0, key).toBeLessThanOrEqual(100);
    }
  }
});
