import type { ScoreMode } from '../model/score-modes.ts';
import { MEASURED_REFERENCES } from './generated/measured-references.ts';
import { formatSample } from './player-game.ts';
import {
  getReferenceInMode,
  type MeasuredReference,
  PRIOR_MATCHES,
  PUBLISHED_POOL,
  PUBLISHED_VALUES,
  RANK_REFERENCES,
  type RankReference,
  REFERENCE_TIER,
  type ReferenceOrigin,
} from './rank-reference.ts';

/** Starting values of a metric in a mode: mean + slope · (tier - 15). */
export interface Prior {
  mean: number;
  slope: number;
  /** Standard deviation of single matches. */
  spread: number;
  /** Bounds of the mean over tiers. */
  bounds: readonly [number, number];
  /** Whether it is negative binomial instead of normal. */
  counts: boolean;
  /** Number of matches by players of known rank that it is worth (7.6.2). */
  matches: number;
  /** `pooled`: measured matches of players of any rank. */
  origin: ReferenceOrigin | 'pooled';
  source: string;
}

/** Returns the prior of a metric in a mode; null if nothing is known about it. */
export type Priors = (mode: ScoreMode, metric: string) => Prior | null;

const RANK_ROWS = new Map(RANK_REFERENCES.map((row) => [row.metric, row]));
const UNBOUNDED = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
const SOURCES: Readonly<Record<ReferenceOrigin, string>> = {
  published: PUBLISHED_POOL.text,
  measured: 'set from a few measured matches',
  proposal: 'a proposal, until enough players of known rank are counted',
};

/** Returns a metric's row in game-and-stats.md 8.3, regardless of measurements. */
export const findRankReference = (metric: string): RankReference | null => RANK_ROWS.get(metric) ?? null;

/**
 * Combines the priors of section 8 with measured priors. If a metric was measured despite having a row in section
 * 8.3, that row was contradicted, and is used in no mode.
 */
export function createPriors(measured: readonly MeasuredReference[]): Priors {
  const key = (mode: ScoreMode, metric: string): string => `${mode}|${metric}`;
  const used = measured.filter(({ isUsed }) => isUsed);
  const rows = new Map(used.map((row) => [key(row.mode, row.metric), row]));
  const all = new Set(used.map(({ metric }) => metric));
  return (mode, metric) => {
    if (!all.has(metric)) return rankPrior(mode, metric);
    const row = rows.get(key(mode, metric));
    return row ? measuredPrior(row) : null;
  };
}

export const PRIORS = createPriors(MEASURED_REFERENCES);

function rankPrior(mode: ScoreMode, metric: string): Prior | null {
  const row = findRankReference(metric);
  const converted = row && getReferenceInMode(row, mode);
  if (!row || !converted) return null;
  const { meanFrom, counts = false } = row;
  const [min, max] = UNBOUNDED;
  return {
    ...converted,
    bounds: [row.min ?? min, row.max ?? max],
    counts,
    matches: PRIOR_MATCHES[meanFrom],
    origin: meanFrom,
    source: formatSource(row),
  };
}

function formatSource({ meanFrom, statistic }: RankReference): string {
  const published =
    meanFrom === 'published' ? PUBLISHED_VALUES.find((value) => value.statistic === statistic) : undefined;
  return published ? `${SOURCES[meanFrom]} (${published.name} ${published.mean})` : SOURCES[meanFrom];
}

function measuredPrior(row: MeasuredReference): Prior {
  const { mean, slope, spread } = row;
  return {
    mean,
    slope: slope ?? 0,
    spread,
    bounds: UNBOUNDED,
    counts: false,
    matches: PRIOR_MATCHES.measured,
    origin: slope === null ? 'pooled' : 'measured',
    source: `${formatSample(row)}, ${slope === null ? 'no rank slope' : 'of known rank'}`,
  };
}

export function calculatePriorMean({ mean, slope, bounds: [min, max] }: Prior, tier: number): number {
  return Math.min(max, Math.max(min, mean + slope * (tier - REFERENCE_TIER)));
}
