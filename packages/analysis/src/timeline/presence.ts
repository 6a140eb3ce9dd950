import type { ClockTrack } from './tracks.ts';

/** Frames during which a player was in the match, inclusive. */
export interface PresenceInterval {
  from: number;
  to: number;
}

/** Sorts intervals and merges those that overlap or touch. */
export function joinIntervals(intervals: readonly PresenceInterval[]): PresenceInterval[] {
  const joined: PresenceInterval[] = [];
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last.to + 1) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

export function isPresent(presence: readonly PresenceInterval[], frame: number): boolean {
  return presence.some(({ from, to }) => frame >= from && frame <= to);
}

/** Returns the seconds of the frames in a mask while the player was in the match. */
export function countPresentSeconds(
  presence: readonly PresenceInterval[],
  { delta }: ClockTrack,
  picks: (frame: number) => boolean,
): number {
  let seconds = 0;
  for (const { from, to } of presence)
    for (let frame = from; frame <= to; frame++) if (picks(frame)) seconds += delta[frame]!;
  return seconds;
}
