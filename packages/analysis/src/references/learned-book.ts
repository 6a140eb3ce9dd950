import { counted } from '../format-number.ts';
import { formatRankName, MAX_TIER, MIN_TIER } from '../model/ranks.data.ts';
import type { ScoreMode } from '../model/score-modes.ts';
import { calculatePriorMean, PRIORS, type Prior, type Priors } from './priors.ts';
import { REFERENCE_TIER } from './rank-reference.ts';
import {
  calculateVariance,
  countPlayersAt,
  createPriorBook,
  getCellKey,
  type Reference,
  type ReferenceBook,
  type ReferenceLine,
  type ReferenceState,
} from './reference-book.ts';

/** Kernel over tiers, standard deviation in tiers (game-and-stats.md 7.6.3). */
const BANDWIDTH = 1.5;
/** Farther tiers contribute less than a hundredth. */
const REACH = 5;
/** 7.6.5 */
const MIN_FOR_QUANTILES = 400;
const QUANTILES = 101;
/** 7.6.7 */
const MIN_PLAYERS = 30;
/** Min standard errors of a fitted slope. */
const SLOPE_ERRORS = 2;

const TIERS = Array.from({ length: MAX_TIER - MIN_TIER + 1 }, (_, i) => MIN_TIER + i);

interface Posterior {
  mean: number;
  spread: number;
  /** Number of matches it is based on, those of other tiers weighted by their kernel. */
  matches: number;
}

/**
 * Creates references from the priors together with our players of known rank (7.6), for the given state, which must
 * not change later.
 */
export function createReferenceBook(
  mode: ScoreMode,
  state: ReferenceState,
  priors: Priors = PRIORS,
): ReferenceBook {
  const started = createPriorBook(mode, priors);
  // Cached because every score of every game requests all of them.
  const line = once((metric: string): ReferenceLine | null => {
    return formatLine(state, mode, metric, priors(mode, metric)) ?? started.line(metric);
  });
  const tiers = once((tier: number) =>
    once((metric: string): Reference | null => {
      const prior = priors(mode, metric);
      const posterior = posteriorAt(state, mode, metric, tier, prior);
      if (posterior === null || posterior.matches === 0) return started.at(metric, tier);
      return {
        metric,
        mean: posterior.mean,
        spread: posterior.spread,
        counts: prior?.counts ?? false,
        quantiles: findQuantiles(state, mode, metric, tier),
        origin: 'players',
        ...compared(countPlayersAt(state, mode, tier), posterior.matches, prior),
      };
    }),
  );
  return {
    mode,
    updatedAt: state.updatedAt,
    at: (metric, tier) => tiers(tier)(metric),
    line,
    worth: started.worth,
  };
}

function once<Key, Answer>(ask: (key: Key) => Answer): (key: Key) => Answer {
  const known = new Map<Key, Answer>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined || known.has(key)) return before as Answer;
    const answer = ask(key);
    known.set(key, answer);
    return answer;
  };
}

function compared(
  players: number,
  matches: number,
  prior: Prior | null,
): Pick<Reference, 'comparedWith' | 'source'> {
  const sample = `${counted(Math.round(matches), 'match', 'matches')} of players of known rank`;
  return {
    comparedWith: players >= MIN_PLAYERS ? `${players} players at your rank` : 'the rank average',
    source: prior === null ? sample : `${sample}; started from ${prior.source}`,
  };
}

/**
 * Returns mean and spread at a tier: the prior, worth k matches, and the matches of this tier and, with less weight,
 * its neighbors (7.6.2, 7.6.3). Neighbors contribute their distance from their own prior, so that the slope over
 * tiers is kept. Without a prior, only the matches count.
 */
function posteriorAt(
  state: ReferenceState,
  mode: ScoreMode,
  metric: string,
  tier: number,
  prior: Prior | null,
): Posterior | null {
  let matches = 0;
  let offSum = 0;
  let varianceSum = 0;
  for (let other = Math.max(MIN_TIER, tier - REACH); other <= Math.min(MAX_TIER, tier + REACH); other++) {
    const cell = state.cells[getCellKey(mode, other, metric)];
    if (!cell) continue;
    const weight = cell.n * Math.exp(-0.5 * ((other - tier) / BANDWIDTH) ** 2);
    matches += weight;
    offSum += weight * (cell.mean - (prior === null ? 0 : calculatePriorMean(prior, other)));
    varianceSum += weight * calculateVariance(cell);
  }
  if (prior === null) {
    if (matches === 0) return null;
    return { mean: offSum / matches, spread: Math.sqrt(varianceSum / matches), matches };
  }
  const total = prior.matches + matches;
  return {
    mean: calculatePriorMean(prior, tier) + offSum / total,
    spread: Math.sqrt((prior.matches * prior.spread ** 2 + varianceSum) / total),
    matches,
  };
}

function findQuantiles(
  state: ReferenceState,
  mode: ScoreMode,
  metric: string,
  tier: number,
): readonly number[] | null {
  const cell = state.cells[getCellKey(mode, tier, metric)];
  if (!cell || cell.n < MIN_FOR_QUANTILES) return null;
  const sorted = cell.sample.map(([, value]) => value).sort((a, b) => a - b);
  return Array.from(
    { length: QUANTILES },
    (_, i) => sorted[Math.round((i / (QUANTILES - 1)) * (sorted.length - 1))]!,
  );
}

/**
 * Fits a straight line through the means of all tiers, each weighted by its matches and its prior; null without
 * matches. A metric without a prior needs matches at two tiers.
 */
function formatLine(
  state: ReferenceState,
  mode: ScoreMode,
  metric: string,
  prior: Prior | null,
): ReferenceLine | null {
  const points = TIERS.flatMap((tier) => {
    const posterior = posteriorAt(state, mode, metric, tier, prior);
    if (posterior === null) return [];
    const weight = posterior.matches + (prior?.matches ?? 0);
    return [{ ...posterior, x: tier - REFERENCE_TIER, weight }];
  });
  if (points.every(({ matches }) => matches === 0) || points.length < 2) return null;
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const average = (of: (point: (typeof points)[number]) => number): number =>
    points.reduce((sum, point) => sum + point.weight * of(point), 0) / total;
  const x = average((point) => point.x);
  const y = average(({ mean }) => mean);
  const width = average((point) => (point.x - x) ** 2);
  const spread = Math.sqrt(average((point) => point.spread ** 2));
  const fitted = average((point) => (point.x - x) * (point.mean - y)) / width;
  // A slope without a prior must be significant before it distinguishes ranks.
  const error = spread / Math.sqrt(total * width);
  const slope = (prior?.slope ?? 0) === 0 && Math.abs(fitted) < SLOPE_ERRORS * error ? 0 : fitted;
  return { mean: y - slope * x, slope, spread };
}

/** A mean that drops from one rank to the next although it should rise. */
export interface MonotonicityViolation {
  metric: string;
  from: string;
  to: string;
  fall: number;
  allowed: number;
}

/** 7.6.6 */
const RISING_METRICS = ['bcpm', 'avgSpeed', 'supersonicPct', 'smallPads'] as const;

/** Finds means that drop by more than one SD/√n between adjacent tiers that both have matches, for logging (7.6.6). */
export function listMonotonicityViolations(state: ReferenceState, mode: ScoreMode): MonotonicityViolation[] {
  const book = createReferenceBook(mode, state);
  return RISING_METRICS.flatMap((metric) =>
    TIERS.slice(1).flatMap((tier) => {
      const low = state.cells[getCellKey(mode, tier - 1, metric)];
      const high = state.cells[getCellKey(mode, tier, metric)];
      const [before, after] = [book.at(metric, tier - 1), book.at(metric, tier)];
      if (!low || !high || !before || !after) return [];
      const fall = before.mean - after.mean;
      const allowed = after.spread / Math.sqrt(Math.min(low.n, high.n));
      if (fall <= allowed) return [];
      return [{ metric, from: formatRankName(tier - 1), to: formatRankName(tier), fall, allowed }];
    }),
  );
}
