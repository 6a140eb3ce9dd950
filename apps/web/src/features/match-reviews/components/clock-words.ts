import type { ReviewComment } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/duration.ts';

/** The scoreboard clock as players say it: time left, or "+0:42" in overtime. */
export function clockWords({ seconds, overtime }: ReviewComment['clock']): string {
  return overtime ? `+${formatClock(seconds)}` : formatClock(Math.ceil(seconds));
}
