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
  const facts: SetupFacts = { knownSeconds: 0, ballCamSeconds: 0, switches: 0 };
  ballCam.forEach(({ frame, on }, index) => {
    const end = ballCam[index + 1]?.frame ?? frames;
    for (let at = frame; at < end; at++) {
      if (round[at] !== 1 || !isPresent(presence, at)) continue;
      facts.knownSeconds += clock.delta[at]!;
      if (on) facts.ballCamSeconds += clock.delta[at]!;
    }
    if (index > 0 && round[frame] === 1 && isPresent(presence, frame)) facts.switches += 1;
  });
  return facts.knownSeconds > 0 ? facts : null;
}
