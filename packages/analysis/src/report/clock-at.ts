import type { Timeline } from '../timeline/timeline.ts';
import type { Clock } from './match-report.ts';

/** Scoreboard clock of a frame. */
export function clockAt({ clock }: Timeline, frame: number): Clock {
  return { seconds: clock.seconds[frame] ?? 0, overtime: clock.overtime[frame] === 1 };
}
