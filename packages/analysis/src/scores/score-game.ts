import type { MetricFigures } from '../metrics/compute-metrics.ts';
import type { MetricFigure } from '../metrics/metric.ts';
import type { ScoreMode } from './score-modes.ts';
import type { ScoredMetric } from './scored-metrics.ts';

/** A match of a player as scores see it. */
export interface ScoreGame {
  /** Epoch seconds. */
  playedAt: number;
  mode: ScoreMode;
  /** Live play while the player was in the match. */
  liveSeconds: number;
  metrics: MetricFigures;
  result: 'won' | 'lost' | 'drawn';
}

/** A game that has a figure of one metric, with the weight of its age. */
export interface WeightedFigure {
  weight: number;
  figure: { value: number; over: number };
  liveSeconds: number;
}

/** Weight of a game by its age in games (game-and-stats.md 7.2). */
const AGE_WEIGHT = 0.93;

/** Figures of a metric in games that stand newest last. */
export function figuresOf(metric: ScoredMetric, games: readonly ScoreGame[]): WeightedFigure[] {
  return games.flatMap(({ metrics, liveSeconds }, place) => {
    const figure = metric.figure(metrics);
    if (!isKnown(figure) || !(liveSeconds > 0)) return [];
    return [{ weight: AGE_WEIGHT ** (games.length - 1 - place), figure, liveSeconds }];
  });
}

function isKnown(figure: MetricFigure | undefined): figure is { value: number; over: number } {
  return figure !== undefined && figure.value !== null && figure.over > 0;
}

/** The same figures as if all were as new. */
export function unweighted(figures: readonly WeightedFigure[]): WeightedFigure[] {
  return figures.map((entry) => ({ ...entry, weight: 1 }));
}

export const LIVE_SECONDS = 300;

/** What a game adds to a mean of games that are all as new: `sum` above the line, `part` below it. */
interface Addend {
  sum: number;
  /** Above 0. */
  part: number;
}

/** Null where the game has no figure of the metric. */
export function addendOf(
  { figure: read, byTime }: ScoredMetric,
  { metrics, liveSeconds }: ScoreGame,
): Addend | null {
  const figure = read(metrics);
  if (!isKnown(figure) || !(liveSeconds > 0)) return null;
  const part = byTime ? liveSeconds / LIVE_SECONDS : figure.over;
  return { sum: byTime ? figure.value : figure.value * part, part };
}

/**
 * Mean of a metric over games that are all as new, and how many have it; null where none has. The same sum as
 * `pooledMean` of unweighted figures.
 */
export function plainMean(
  metric: ScoredMetric,
  games: readonly ScoreGame[],
): { value: number; games: number } | null {
  let sum = 0;
  let part = 0;
  let found = 0;
  for (const game of games) {
    const addend = addendOf(metric, game);
    if (addend === null) continue;
    sum += addend.sum;
    part += addend.part;
    found++;
  }
  return found === 0 ? null : { value: sum / part, games: found };
}

/**
 * Figures added up: Σ w·value·over / Σ w·over. Counts of a match come out a five minutes of live play, as the references
 * have them.
 */
export function pooledMean({ byTime }: ScoredMetric, figures: readonly WeightedFigure[]): number {
  let sum = 0;
  let over = 0;
  for (const { weight, figure, liveSeconds } of figures) {
    const part = byTime ? liveSeconds / LIVE_SECONDS : figure.over;
    sum += weight * (byTime ? figure.value : figure.value * part);
    over += weight * part;
  }
  return sum / over;
}

/** Games that weighted ones are worth: (Σ w)² / Σ w² (7.2.2). */
export function effectiveGames(figures: readonly WeightedFigure[]): number {
  const sum = figures.reduce((total, { weight }) => total + weight, 0);
  const squares = figures.reduce((total, { weight }) => total + weight ** 2, 0);
  return squares === 0 ? 0 : sum ** 2 / squares;
}
