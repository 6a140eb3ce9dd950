import type { ViewerClock } from '@datacoach/analysis/metadata';

export interface ClockTick {
  /** Seconds into the recording. */
  readonly time: number;
  /** "4:00" */
  readonly label: string;
}

const MINUTE = 60;

/** Where the scoreboard clock passes its whole minutes; overtime has one tick, where it begins. */
export function clockTicks({ elapsed, seconds, overtime }: ViewerClock): ClockTick[] {
  const ticks: ClockTick[] = [];
  for (let frame = 1; frame < elapsed.length; frame++) {
    const time = elapsed[frame] as number;
    const [before, now] = [seconds[frame - 1] as number, seconds[frame] as number];
    if (overtime[frame] === 1) {
      if (overtime[frame - 1] !== 1) ticks.push({ time, label: 'Overtime' });
    } else if (now < before && now % MINUTE === 0 && now > 0) {
      ticks.push({ time, label: `${now / MINUTE}:00` });
    }
  }
  return ticks;
}
