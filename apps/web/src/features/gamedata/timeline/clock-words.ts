import { formatClock } from '../../../shared/format/duration.ts';
import type { Clock } from '../team-words.ts';

/** The scoreboard clock as players say it: time left, or "+0:42" in overtime. */
export function clockWords(clock: Clock): string {
  return clock.overtime ? `+${formatClock(clock.seconds)}` : formatClock(Math.ceil(clock.seconds));
}
