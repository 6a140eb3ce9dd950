import type { ScoreMode } from '../model/score-modes.ts';

/** Running mean and spread; `m2` is the sum of squared differences to the mean. */
interface Moments {
  n: number;
  mean: number;
  m2: number;
}

export const NO_MOMENTS: Moments = { n: 0, mean: 0, m2: 0 };

/** Moments with one more value (Welford). */
export function withValue({ n, mean, m2 }: Moments, value: number): Moments {
  const delta = value - mean;
  const next = mean + delta / (n + 1);
  return { n: n + 1, mean: next, m2: m2 + delta * (value - next) };
}

/** Variance of the values themselves; 0 without any. */
export function varianceOf({ n, m2 }: Moments): number {
  return n === 0 ? 0 : m2 / n;
}

/** Matches of one (mode, tier, metric). */
export interface ReferenceCell extends Moments {
  /** Values kept for quantiles with their lot, at most 1,000: those with the smallest lots, sorted by lot. */
  sample: readonly (readonly [lot: number, value: number])[];
}

/**
 * What own players of known rank have taught, as plain values that can be stored as JSON. Build it with
 * `addPlayerMatch`, read it with `referenceBook`.
 */
export interface ReferenceState {
  version: number;
  /** Playing time of the newest match in it, epoch seconds; null while empty. */
  updatedAt: number | null;
  /** By `mode|tier|metric`. */
  cells: Readonly<Record<string, ReferenceCell>>;
  /** Matches counted by `mode|tier`, then player, then month (`2026-03`). */
  players: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>;
}

export const REFERENCE_STATE_VERSION = 1;

export const NO_REFERENCES: ReferenceState = {
  version: REFERENCE_STATE_VERSION,
  updatedAt: null,
  cells: {},
  players: {},
};

export function cellKey(mode: ScoreMode, tier: number, metric: string): string {
  return `${mode}|${tier}|${metric}`;
}

export function tierKey(mode: ScoreMode, tier: number): string {
  return `${mode}|${tier}`;
}

/** Different players counted at a tier. */
export function playersAt(state: ReferenceState, mode: ScoreMode, tier: number): number {
  return Object.keys(state.players[tierKey(mode, tier)] ?? {}).length;
}
