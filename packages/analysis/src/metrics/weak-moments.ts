import type { EventKind } from '../detectors/event-kinds.ts';
import type { MetricInfo } from './metric.ts';

export interface WeakMoments {
  readonly kinds: readonly EventKind[];
  /** Only these of the kinds. */
  readonly codes?: readonly number[];
  /** Whose they are: the player's, unless said otherwise. */
  readonly side?: 'other';
}

const LOST_KICKOFFS: WeakMoments = { kinds: ['kickoffTaken'], codes: [225] };
const MISSES: WeakMoments = { kinds: ['shotMissed'] };
const GOALS_AGAINST: WeakMoments = { kinds: ['goal'], side: 'other' };

/** Metrics whose moments also hold good ones, which prove no weakness. */
const WEAK_MOMENTS: Readonly<Record<string, WeakMoments>> = {
  shotAccuracy: MISSES,
  goalsMinusXg: MISSES,
  savePct: GOALS_AGAINST,
  goalsPrevented: GOALS_AGAINST,
  challengeWinPct: { kinds: ['challenge'], codes: [100] },
  kickoffWinPct: LOST_KICKOFFS,
  kickoffPossessionPct: LOST_KICKOFFS,
};

/** What to show for a weak figure; null where every moment of the metric does. */
export function findWeakMoments({ key }: Pick<MetricInfo, 'key'>): WeakMoments | null {
  return WEAK_MOMENTS[key] ?? null;
}
