import { isPresent } from '../../timeline/presence.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';

/** A player's view of the game; null if the file doesn't say. */
export interface SetupFacts {
  /** Seconds of play with a known camera, and those with ball cam. */
  knownSeconds: number;
  ballCamSeconds: number;
  /** Number of times the player turned ball cam on or off during play. */
  switches: number;
}

/** Tallies ball cam over a player's countdowns, kickoffs and live play. */
export function tallySetup(
  { clock, frames }: Timeline,
  { bot, ballCam, presence }: TimelinePlayer,
  round: Uint8Array,
): SetupFacts | null {
  const first = ballCam[0];
  if (bot || first === undefined) return null;
  let knownSeconds = 0;
  let ballCamSeconds = 0;
  let switches = 0;
  for (const [index, { frame, on }] of ballCam.entries()) {
    const end = ballCam[index + 1]?.frame ?? frames;
    for (const { from, to } of presence) {
      for (let at = Math.max(frame, from); at < end && at <= to; at++) {
        if (round[at] !== 1) continue;
        knownSeconds += clock.delta[at]!;
        if (on) ballCamSeconds += clock.delta[at]!;
      }
    }
    if (index > 0 && round[frame] === 1 && isPresent(presence, frame)) switches += 1;
  }
  return knownSeconds > 0 ? { knownSeconds, ballCamSeconds, switches } : null;
}
