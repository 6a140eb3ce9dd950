import type { AnswerNumber } from '@datacoach/contract';
import { type Delta, deltaOf } from '../../../shared/metrics/delta-mark.tsx';

/** The own number against another: under half its interval a difference is none. */
export function comparedDelta({ value, interval, better, decimals }: AnswerNumber, other: number): Delta {
  const spread = interval === null ? 0 : (1.5 * (interval[1] - interval[0])) / 2;
  return deltaOf(value - other, spread, { key: '', decimals, better });
}
