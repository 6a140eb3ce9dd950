import {
  type Polr,
  polrReader,
  SCORE_MODES,
  SCORED_METRICS,
  type ScoredMetric,
  type ScoreGame,
} from '@datacoach/analysis';
import { type ENDPOINTS, MAX_PROGRESS_POINTS, type Progress } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { localDate, mondayOf } from '../../platform/clock/time-zones.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { entitlementsOf } from '../membership/index.ts';
import { rankHistoryOf } from '../ranks/index.ts';
import { currentSeason } from '../seasons/index.ts';
import { openModes, planReach } from './open-modes.ts';
import { listOwnGames, type ModeCode, type OwnGame } from './own-games.repository.ts';
import { readScoreGames } from './read-score-games.ts';
import { rankIn, referenceFor } from './review-own-games.ts';

type Query = z.output<typeof ENDPOINTS.getProgress.query>;
type Point = Progress['points'][number];

/** Number of games that a POLR covers (decisions.md 19.6). */
const POLR_GAMES = 20;
/** Counts of a match are shown per five minutes of live play, as everywhere. */
const COUNT_SECONDS = 300;

/**
 * Returns ranks and means over time, as far back and in the modes that the plan includes. Throws ProblemError 400 for
 * an unknown metric.
 */
export async function progressOf(
  { db, clock, books }: Context,
  { userId, timeZone }: Caller,
  { playlist, by, metric, points: wantsPoints, from, to }: Query,
): Promise<Progress> {
  const metrics = metric === undefined ? HEADLINES : metric.map(knownMetric);
  const history = await rankHistoryOf(db, userId);
  const ranks = history.map(({ rankedMode, rank, source, since }) => ({
    mode: rankedMode,
    rank,
    source,
    at: since.toISOString(),
  }));
  if (!wantsPoints) return { playlist, by, ranks, points: [] };
  const user = await findUser(db, userId);
  const own = { userId, identities: await identitiesOf(db, userId) };
  const { opens } = await entitlementsOf(db, userId, clock.now());
  const modes = await openModes(db, own, opens);
  const season = await currentSeason(db, clock.now());
  const isInTime = ({ playedAt }: OwnGame) =>
    (from === undefined || playedAt! >= new Date(from)) && (to === undefined || playedAt! <= new Date(to));
  const points: Point[] = [];
  for (const { code } of SCORE_MODES) {
    if ((playlist !== 0 && playlist !== code) || !modes.includes(code)) continue;
    const newestFirst = await listOwnGames(db, own, { play: 'public', mode: code, timed: true });
    const games = newestFirst.toReversed();
    const reach = await planReach(db, own, code, opens.ProgressionTracking, season);
    const open = games.slice(Math.max(0, games.length - reach));
    const groups = groupBy(open.filter(isInTime), by, timeZone ?? 'UTC').slice(-MAX_PROGRESS_POINTS);
    const first = groups[0]?.[0];
    if (!first) continue;
    const start = games.indexOf(first);
    const needed = games.slice(Math.max(0, start - POLR_GAMES));
    const scores = await readScoreGames(db, needed);
    const scored = needed.map((game) => ({ game, score: scores.get(game.matchId) ?? null }));
    const rank = user && rankIn(user, code);
    const against = await referenceFor(books, code, rank?.tier ?? null);
    const reader = polrReader(against.rank, against.book);
    const scoreOf = new Map(scored.map(({ game, score }) => [game, score]));
    for (const group of groups) {
      const until = scored.findIndex(({ game }) => game === group.at(-1)) + 1;
      const window = scored.slice(Math.max(0, until - POLR_GAMES), until);
      points.push({
        ...describeGroup(group, code, metrics, scoreOf),
        polr:
          opens.PolrAnalytics === 'none'
            ? null
            : describePolr(reader.of(existing(window.map(({ score }) => score)))),
      });
    }
  }
  return {
    playlist,
    by,
    ranks,
    points: points.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)),
  };
}

/** One metric per category: its first with a weight. */
const HEADLINES: readonly ScoredMetric[] = [...new Set(SCORED_METRICS.map(({ category }) => category))].map(
  (category) => SCORED_METRICS.find((one) => one.category === category)!,
);

function knownMetric(key: string): ScoredMetric {
  const metric = SCORED_METRICS.find((one) => one.key === key);
  if (metric) return metric;
  throw new ProblemError(400, 'unknown-metric', `Stat not found: ${key}.`);
}

/** Groups games of one mode, oldest first, by game or by the player's day or week. */
function groupBy(games: readonly OwnGame[], by: Query['by'], timeZone: string): OwnGame[][] {
  const nameOf = namer(by, timeZone);
  const groups = new Map<string, OwnGame[]>();
  for (const game of games) {
    const name = nameOf(game);
    groups.set(name, [...(groups.get(name) ?? []), game]);
  }
  return [...groups.values()];
}

function namer(by: Query['by'], timeZone: string): (game: OwnGame) => string {
  if (by === 'game') return ({ matchId }) => matchId;
  return ({ playedAt }) => {
    const day = localDate(playedAt!, timeZone);
    return by === 'day' ? day : mondayOf(day);
  };
}

function describeGroup(
  group: readonly OwnGame[],
  mode: ModeCode,
  metrics: readonly ScoredMetric[],
  scoreOf: ReadonlyMap<OwnGame, ScoreGame | null>,
): Omit<Point, 'polr'> {
  const scores = existing(group.map((game) => scoreOf.get(game) ?? null));
  return {
    at: group[0]!.playedAt!.toISOString(),
    mode,
    games: group.length,
    won: scores.filter(({ result }) => result === 'won').length,
    metrics: Object.fromEntries(metrics.map((metric) => [metric.key, meanOf(metric, scores)])),
  };
}

/** Returns Σ value·over / Σ over; null if nothing was measured. */
function meanOf({ stat, byTime }: ScoredMetric, games: readonly ScoreGame[]): number | null {
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

function existing<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value) => value !== null);
}
