import { formatClock } from './duration.ts';

/** The scoreboard clock as players say it: time left, or "+0:42" in overtime. */
export function clockWords({ seconds, overtime }: { seconds: number; overtime: boolean }): string {
  return overtime ? `+${formatClock(seconds)}` : formatClock(Math.ceil(seconds));
}
