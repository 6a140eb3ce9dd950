import { getOpeningScores, type ViewerClock } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { createListeners } from '../../../../shared/store/listeners.ts';

interface ClockTick {
  /** Seconds into the recording. */
  readonly time: number;
  /** "4:00" */
  readonly label: string;
}

const MINUTE = 60;

/** Returns where the scoreboard clock passes whole minutes; overtime has one tick, at its start. */
export function listClockTicks({ elapsed, seconds, overtime }: ViewerClock): ClockTick[] {
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

/** Playback state that the page shows; the picture itself reads `getTime` each frame. */
export interface PlaybackState {
  readonly playing: boolean;
  readonly speed: number;
  /** Seconds, in tenths: the page needs no finer updates. */
  readonly time: number;
}

export const SPEEDS: readonly number[] = [0.1, 0.25, 0.5, 1, 2, 4];

const TENTHS = 10;

/**
 * Playback time of a recording: play, pause, seek and step.
 *
 * @param elapsed seconds of each frame
 * @param start second to start at
 */
export function createPlayback(elapsed: ArrayLike<number>, start = 0) {
  const end = elapsed[elapsed.length - 1] ?? 0;
  const clampTime = (time: number) => Math.min(Math.max(Number.isFinite(time) ? time : 0, 0), end);
  const listeners = createListeners();
  let time = clampTime(start);
  let state: PlaybackState = { playing: false, speed: 1, time: Math.floor(time * TENTHS) / TENTHS };

  const notify = (part: Partial<PlaybackState>) => {
    const next = { ...state, ...part, time: Math.floor(time * TENTHS) / TENTHS };
    if (next.playing === state.playing && next.speed === state.speed && next.time === state.time) return;
    state = next;
    listeners.notify();
  };
  const seek = (to: number) => {
    time = clampTime(to);
    notify({});
  };
  return {
    /** Exact seconds. */
    getTime: () => time,
    /** Advances by `seconds` of real time. */
    advance(seconds: number): void {
      if (!state.playing) return;
      time = clampTime(time + seconds * state.speed);
      notify({ playing: time < end });
    },
    seek,
    /** Steps whole frames forward or back and pauses. */
    step(frames: number): void {
      const frame = findFrame(elapsed, time) + frames;
      time = clampTime(elapsed[Math.min(Math.max(frame, 0), elapsed.length - 1)] ?? 0);
      notify({ playing: false });
    },
    toggle(): void {
      // At the end, start over.
      if (!state.playing && time >= end) time = 0;
      notify({ playing: !state.playing });
    },
    pause: () => notify({ playing: false }),
    setSpeed: (speed: number) => notify({ speed }),
    subscribe: listeners.subscribe,
    getState: () => state,
  };
}

/**
 * Returns the frame shown at a time: the last one that is not later. 0 before the first.
 *
 * @param elapsed seconds of each frame, ascending
 */
export function findFrame(elapsed: ArrayLike<number>, time: number): number {
  let low = 0;
  let high = elapsed.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((elapsed[middle] as number) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}

export function calculateScore(
  report: Pick<MatchReport, 'teams' | 'timeline'>,
  time: number,
): [number, number] {
  const score = getOpeningScores(report);
  for (const event of report.timeline)
    if (event.kind === 'goal' && event.time <= time) score[event.team] += 1;
  return score;
}
