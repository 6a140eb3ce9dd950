import {
  createPolrReader,
  type Polr,
  SCORE_MODES,
  SCORED_METRICS,
  type ScoredMetric,
  type ScoreGame,
} from '@datacoach/analysis';
import { type ENDPOINTS, MAX_PROGRESS_POINTS, type Progress } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { formatLocalDate, getMonday } from '../../platform/clock/time-zones.ts';
import type { Caller } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements } from '../membership/index.ts';
import { listRankHistory } from '../ranks/index.ts';
import { findCurrentSeason } from '../seasons/index.ts';
import { calculatePlanReach, listOpenModes } from './open-modes.ts';
import { listOwnGames, type ModeCode, type OwnGame } from './own-games.repository.ts';
import { readScoreGames } from './read-score-games.ts';
import { findReferenceFor, getRankIn } from './review-own-games.ts';

type Query = z.output<typeof ENDPOINTS.getProgress.query>;
type Point = Progress['points'][number];

/** Number of games that a POLR covers (decisions.md 19.6). */
const POLR_GAMES = 20;
/** Counts of a match are shown per five minutes of live play, as everywhere. */
const COUNT_SECONDS = 300;

/** Returns ranks and means over time, as the plan includes. Throws ProblemError 400 for unknown metrics. */
export async function calculateProgress(
  { db, clock, books }: Context,
  { userId, timeZone }: Caller,
  { playlist, by, metric, points: wantsPoints, from, to }: Query,
): Promise<Progress> {
  const metrics = metric === undefined ? HEADLINES : metric.map(requireMetric);
  const history = await listRankHistory(db, userId);
  const ranks = history.map(({ rankedMode, rank, source, since }) => ({
    mode: rankedMode,
    rank,
    source,
    at: since.toISOString(),
  }));
  if (!wantsPoints) return { playlist, by, ranks, points: [] };
  const user = await findUser(db, userId);
  const account = { userId, identities: await listIdentities(db, userId) };
  const { opens } = await getEntitlements(db, userId, clock.now());
  const modes = await listOpenModes(db, account, opens);
  const season = await findCurrentSeason(db, clock.now());
  const isInTime = ({ playedAt }: OwnGame) =>
    (from === undefined || playedAt! >= new Date(from)) && (to === undefined || playedAt! <= new Date(to));
  const points: Point[] = [];
  for (const { code } of SCORE_MODES) {
    if ((playlist !== 0 && playlist !== code) || !modes.includes(code)) continue;
    const newestFirst = await listOwnGames(db, account, { play: 'public', mode: code, timed: true });
    const games = newestFirst.toReversed();
    const reach = await calculatePlanReach(db, account, code, opens.ProgressionTracking, season);
    const open = games.slice(Math.max(0, games.length - reach));
    const groups = groupGames(open.filter(isInTime), by, timeZone ?? 'UTC').slice(-MAX_PROGRESS_POINTS);
    const first = groups[0]?.[0];
    if (!first) continue;
    const start = games.indexOf(first);
    const needed = games.slice(Math.max(0, start - POLR_GAMES));
    const scores = await readScoreGames(db, needed);
    const scored = needed.map((game) => ({ game, score: scores.get(game.matchId) ?? null }));
    const rank = user && getRankIn(user, code);
    const against = await findReferenceFor(books, code, rank?.tier ?? null);
    const reader = createPolrReader(against.rank, against.book);
    const scoresByGame = new Map(scored.map(({ game, score }) => [game, score]));
    for (const group of groups) {
      const until = scored.findIndex(({ game }) => game === group.at(-1)) + 1;
      const window = scored.slice(Math.max(0, until - POLR_GAMES), until);
      points.push({
        ...describeGroup(group, code, metrics, scoresByGame),
        polr:
          opens.PolrAnalytics === 'none'
            ? null
            : describePolr(reader.of(filterExisting(window.map(({ score }) => score)))),
      });
    }
  }
  return { playlist, by, ranks, points: points.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) };
}

/** One metric per category: its first with a weight. */
const HEADLINES: readonly ScoredMetric[] = [...new Set(SCORED_METRICS.map(({ category }) => category))].map(
  (category) => SCORED_METRICS.find((one) => one.category === category)!,
);

function requireMetric(key: string): ScoredMetric {
  const metric = SCORED_METRICS.find((one) => one.key === key);
  if (metric) return metric;
  throw new ProblemError(400, 'unknown-metric', `Stat not found: ${key}.`);
}

/** Groups games of one mode, oldest first, by game or by the player's day or week. */
function groupGames(games: readonly OwnGame[], by: Query['by'], timeZone: string): OwnGame[][] {
  const getGroupName = createGroupNamer(by, timeZone);
  const groups = new Map<string, OwnGame[]>();
  for (const game of games) {
    const name = getGroupName(game);
    groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups.values()];
}

function createGroupNamer(by: Query['by'], timeZone: string): (game: OwnGame) => string {
  if (by === 'game') return ({ matchId }) => matchId;
  return ({ playedAt }) => {
    const day = formatLocalDate(playedAt!, timeZone);
    return by === 'day' ? day : getMonday(day);
  };
}

function describeGroup(
  group: readonly OwnGame[],
  mode: ModeCode,
  metrics: readonly ScoredMetric[],
  scoresByGame: ReadonlyMap<OwnGame, ScoreGame | null>,
): Omit<Point, 'polr'> {
  const scores = filterExisting(group.map((game) => scoresByGame.get(game) ?? null));
  return {
    at: group[0]!.playedAt!.toISOString(),
    mode,
    games: group.length,
    won: scores.filter(({ result }) => result === 'won').length,
    metrics: Object.fromEntries(metrics.map((metric) => [metric.key, calculateMean(metric, scores)])),
  };
}

/** Returns Σ value·over / Σ over; null if nothing was measured. */
function calculateMean({ stat, byTime }: ScoredMetric, games: readonly ScoreGame[]): number | null {
  let sum = 0;
  let over = 0;
  for (const { metrics, liveSeconds } of games) {
    const found = stat(metrics);
    if (found === undefined || found.value === null) continue;
    const part = byTime ? liveSeconds / COUNT_SECONDS : found.over;
    sum += byTime ? found.value : found.value * part;
    over += part;
  }
  return over > 0 ? sum / over : null;
}

function describePolr({ status, value, interval, games }: Polr): Point['polr'] {
  return status === 'hidden' || status === 'waiting' || value === null || interval === null
    ? null
    : { value, interval, status, games };
}

function filterExisting<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}
