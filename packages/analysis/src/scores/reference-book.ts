import { MEASURED_REFERENCES } from './generated/measured-references.ts';
import type { MeasuredReference } from './measured-reference.ts';
import { PUBLISHED_POOL, PUBLISHED_VALUES } from './published-values.table.ts';
import {
  inMode,
  PRIOR_MATCHES,
  type RankReference,
  REFERENCE_TIER,
  type ReferenceOrigin,
} from './rank-reference.ts';
import { RANK_REFERENCES } from './rank-references.table.ts';
import type { ScoreMode } from './score-modes.ts';

/** What a value of one metric is compared with, at one tier of one mode. */
export interface Reference {
  metric: string;
  mean: number;
  /** Standard deviation of single matches. */
  spread: number;
  /** Counts are a five minutes of live play. */
  per5: boolean;
  /** Negative binomial instead of normal. */
  counts: boolean;
  /** Evenly spaced quantiles of single matches; null until there are enough matches. */
  quantiles: readonly number[] | null;
  /** `pooled`: measured matches without a known rank; `players`: own players of that rank went into it. */
  origin: ReferenceOrigin | 'pooled' | 'players';
  /** What to tell the reader: "the rank reference", "34 players of your rank". */
  comparedWith: string;
  /** Where the numbers come from, a sentence part. */
  source: string;
}

/** The straight line of a metric over tiers: mean + slope · (tier - 15). */
export interface ReferenceLine {
  mean: number;
  slope: number;
  spread: number;
}

/** References of one mode. */
export interface ReferenceBook {
  readonly mode: ScoreMode;
  /** null where nothing is known of the metric. */
  at(metric: string, tier: number): Reference | null;
  /** null without a reference; slope 0 where rank says nothing. */
  line(metric: string): ReferenceLine | null;
}

const RANK_ROWS = new Map(RANK_REFERENCES.map((row) => [row.metric, row]));

/** The row that references of a metric start from. */
export function rankReferenceOf(metric: string): RankReference | null {
  return RANK_ROWS.get(metric) ?? null;
}

function measuredReferenceOf(mode: ScoreMode, metric: string): MeasuredReference | null {
  return MEASURED_REFERENCES.find((row) => row.mode === mode && row.metric === metric) ?? null;
}

/** What a metric starts from in a mode, before own players of known rank are counted in. */
export interface Prior {
  mean: number;
  spread: number;
  /** Matches that the prior is worth (7.6.2). */
  matches: number;
}

/** Prior of a metric at a tier; null where nothing is known of it. */
export function priorAt(mode: ScoreMode, metric: string, tier: number): Prior | null {
  const row = rankReferenceOf(metric);
  if (row) {
    const converted = inMode(row, mode);
    if (converted === null) return null;
    const [least, most] = row.bounds ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const mean = converted.mean + converted.slope * (tier - REFERENCE_TIER);
    return {
      mean: Math.min(most, Math.max(least, mean)),
      spread: converted.spread,
      matches: PRIOR_MATCHES[row.meanFrom],
    };
  }
  const measured = measuredReferenceOf(mode, metric);
  return measured && { mean: measured.mean, spread: measured.spread, matches: PRIOR_MATCHES.measured };
}

/** References from the priors alone. */
export function priorBook(mode: ScoreMode): ReferenceBook {
  return {
    mode,
    at: (metric, tier) => {
      const prior = priorAt(mode, metric, tier);
      return (
        prior && { metric, ...prior, ...shapeOf(mode, metric), quantiles: null, ...wordsOf(mode, metric) }
      );
    },
    line: (metric) => {
      const row = rankReferenceOf(metric);
      if (row) return inMode(row, mode);
      const measured = measuredReferenceOf(mode, metric);
      return measured && { mean: measured.mean, slope: 0, spread: measured.spread };
    },
  };
}

/** Counts of references: how they are brought to one length of play, and how they scatter. */
export function shapeOf(mode: ScoreMode, metric: string): Pick<Reference, 'per5' | 'counts'> {
  const row = rankReferenceOf(metric);
  return {
    per5: row?.per5 ?? measuredReferenceOf(mode, metric)?.per5 ?? false,
    counts: row?.counts ?? false,
  };
}

const SOURCES: Readonly<Record<ReferenceOrigin, string>> = {
  published: PUBLISHED_POOL.text,
  measured: 'set from a few measured matches',
  proposal: 'a proposal, until enough players of known rank are counted',
};

/** How to speak of a reference that no player of known rank went into. */
export function wordsOf(
  mode: ScoreMode,
  metric: string,
): Pick<Reference, 'origin' | 'comparedWith' | 'source'> {
  const row = rankReferenceOf(metric);
  if (row) {
    const published = PUBLISHED_VALUES.find(
      ({ statistic }) => statistic !== null && statistic === row.statistic,
    );
    const named = row.meanFrom === 'published' && published ? ` (${published.name} ${published.mean})` : '';
    return {
      origin: row.meanFrom,
      comparedWith: 'the rank reference',
      source: `${SOURCES[row.meanFrom]}${named}`,
    };
  }
  const games = measuredReferenceOf(mode, metric)?.playerGames ?? 0;
  return {
    origin: 'pooled',
    comparedWith: 'players of any rank',
    source: `${games} player-games, no rank slope`,
  };
}
