import type { MatchInsight, MatchReport } from '@datacoach/contract';
import type { MetricStats } from '../metrics/compute-metrics.ts';
import { SCORED_METRICS, type ScoredMetric } from '../metrics/scored-metrics.ts';
import { findScoreMode, type ScoreMode } from '../model/score-modes.ts';

/** A player's match as used by scores. */
export interface ScoreGame {
  /** Epoch seconds. */
  playedAt: number;
  mode: ScoreMode;
  /** Live play while the player was in the match. */
  liveSeconds: number;
  metrics: MetricStats;
  result: 'won' | 'lost' | 'drawn';
}

/** A game's value of one metric, with the game's age weight. */
export interface WeightedStat {
  weight: number;
  stat: { value: number; over: number };
  liveSeconds: number;
}

/** Weight of a game by its age in games (game-and-stats.md 7.2). */
const AGE_WEIGHT = 0.93;

/** Sample if a game has no value; 0 means not computed yet. */
const NONE = -1;

/** Cached values per game, by metric index: value and sample in turn. A game never changes. */
const read = new WeakMap<ScoreGame, Float64Array>();

function toRow(game: ScoreGame): Float64Array {
  const known = read.get(game);
  if (known) return known;
  const row = new Float64Array(2 * SCORED_METRICS.length);
  read.set(game, row);
  return row;
}

/** Returns the sample of a value, with the value next to it in `row`; `NONE` if the game has none. */
function sampleIn(row: Float64Array, { index, stat }: ScoredMetric, { metrics, liveSeconds }: ScoreGame) {
  const known = row[2 * index + 1]!;
  if (known !== 0) return known;
  const { value, over } = stat(metrics) ?? { value: null, over: 0 };
  const isKnown = value !== null && over > 0 && liveSeconds > 0;
  row[2 * index] = isKnown ? value : 0;
  row[2 * index + 1] = isKnown ? over : NONE;
  return row[2 * index + 1]!;
}

/** Cached values of windows that several scores share; a window never changes. */
const known = new WeakMap<readonly ScoreGame[], Map<ScoredMetric, readonly WeightedStat[]>>();

/** Returns a metric's values in games sorted newest last. */
export function listStats(metric: ScoredMetric, games: readonly ScoreGame[]): readonly WeightedStat[] {
  if (games.length < 2) return readStats(metric, games);
  const ofWindow = known.get(games) ?? new Map<ScoredMetric, readonly WeightedStat[]>();
  known.set(games, ofWindow);
  const stats = ofWindow.get(metric) ?? readStats(metric, games);
  ofWindow.set(metric, stats);
  return stats;
}

function readStats(metric: ScoredMetric, games: readonly ScoreGame[]): WeightedStat[] {
  const stats: WeightedStat[] = [];
  for (let index = 0; index < games.length; index++) {
    const game = games[index]!;
    const row = toRow(game);
    const over = sampleIn(row, metric, game);
    if (over === NONE) continue;
    stats.push({
      weight: ageWeight(games.length - 1 - index),
      stat: { value: row[2 * metric.index]!, over },
      liveSeconds: game.liveSeconds,
    });
  }
  return stats;
}

/** Powers of the weight computed so far. */
const ageWeights: number[] = [];

function ageWeight(age: number): number {
  while (ageWeights.length <= age) ageWeights.push(AGE_WEIGHT ** ageWeights.length);
  return ageWeights[age]!;
}

export function unweighted(stats: readonly WeightedStat[]): WeightedStat[] {
  return stats.map((entry) => ({ ...entry, weight: 1 }));
}

export const LIVE_SECONDS = 300;

/** A game's contribution to an unweighted mean: `sum` in the numerator, `part` in the denominator. */
interface Addend {
  sum: number;
  /** Above 0. */
  part: number;
}

/** Returns null if the game has no value of the metric. */
export function getAddend(metric: ScoredMetric, game: ScoreGame): Addend | null {
  const row = toRow(game);
  const over = sampleIn(row, metric, game);
  if (over === NONE) return null;
  const value = row[2 * metric.index]!;
  const part = metric.byTime ? game.liveSeconds / LIVE_SECONDS : over;
  return { sum: metric.byTime ? value : value * part, part };
}

export interface GamesMean {
  value: number;
  games: number;
}

function meanOver(
  metric: ScoredMetric,
  games: readonly ScoreGame[],
  getWeight: (index: number) => number,
): GamesMean | null {
  let sum = 0;
  let part = 0;
  let found = 0;
  for (let index = 0; index < games.length; index++) {
    const addend = getAddend(metric, games[index]!);
    if (addend === null) continue;
    const weight = getWeight(index);
    sum += weight * addend.sum;
    part += weight * addend.part;
    found++;
  }
  return found === 0 ? null : { value: sum / part, games: found };
}

/** Returns the unweighted mean over games; null if none has a value. Same sum as `calculatePooledMean` of unweighted values. */
export function calculatePlainMean(metric: ScoredMetric, games: readonly ScoreGame[]): GamesMean | null {
  return meanOver(metric, games, () => 1);
}

/** Returns the weighted mean over games sorted newest last, newer ones weighing more; null if none has a value. Same sum as `calculatePooledMean` of `listStats`. */
export function calculateAgedMean(metric: ScoredMetric, games: readonly ScoreGame[]): GamesMean | null {
  return meanOver(metric, games, (index) => ageWeight(games.length - 1 - index));
}

/** Returns the value of a single game; counts are per five minutes of live play. */
export function getSingleValue({ byTime }: ScoredMetric, { stat, liveSeconds }: WeightedStat): number {
  const part = byTime ? liveSeconds / LIVE_SECONDS : stat.over;
  return (byTime ? stat.value : stat.value * part) / part;
}

/**
 * Returns the pooled value: Σ w·value·over / Σ w·over. Counts of a match are per five minutes of live play, as in the
 * references.
 */
export function calculatePooledMean({ byTime }: ScoredMetric, stats: readonly WeightedStat[]): number {
  let sum = 0;
  let over = 0;
  for (const { weight, stat, liveSeconds } of stats) {
    const part = byTime ? liveSeconds / LIVE_SECONDS : stat.over;
    sum += weight * (byTime ? stat.value : stat.value * part);
    over += weight * part;
  }
  return sum / over;
}

/** Returns the number of games that the weighted games are worth: (Σ w)² / Σ w² (7.2.2). */
export function countEffectiveGames(stats: readonly WeightedStat[]): number {
  const sum = stats.reduce((total, { weight }) => total + weight, 0);
  const squares = stats.reduce((total, { weight }) => total + weight ** 2, 0);
  return squares === 0 ? 0 : sum ** 2 / squares;
}

/**
 * Creates a player's match for scores; null if they did not play in it or its mode has no scores.
 *
 * @param key player key of the report
 */
export function makeScoreGame(
  { match, teams, players }: MatchReport,
  insight: MatchInsight | null,
  key: string,
): ScoreGame | null {
  const person = players.find((player) => player.key === key);
  const playerInsight = insight?.players[key];
  const mode = findScoreMode(match.teamSize);
  if (!person || !playerInsight || mode === null) return null;
  const [blue, orange] = teams;
  const margin = (blue.score - orange.score) * (person.team === 0 ? 1 : -1);
  return {
    playedAt: playedAt(match),
    mode,
    liveSeconds: playerInsight.liveSeconds,
    metrics: playerInsight.metrics,
    result: margin > 0 ? 'won' : margin < 0 ? 'lost' : 'drawn',
  };
}

/**
 * Returns epoch seconds: the server's clock, or the recorder's local clock read as UTC; 0 without either
 * (decisions.md 18.8).
 */
function playedAt({ startEpoch, localDate }: MatchReport['match']): number {
  if (startEpoch !== null) return startEpoch;
  const local = localDate === null ? Number.NaN : Date.parse(`${localDate}Z`);
  return Number.isNaN(local) ? 0 : local / 1000;
}
