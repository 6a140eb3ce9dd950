import { isPresent } from '../../timeline/presence.ts';
import type { Timeline, TimelinePlayer } from '../../timeline/timeline.ts';

/** How a player looks at the game; null where the file does not say. */
export interface SetupFacts {
  /** Seconds of play in which the camera is known, and of them with ball cam. */
  knownSeconds: number;
  ballCamSeconds: number;
  /** Times the player turned ball cam on or off in play. */
  switches: number;
}

/** Ball cam over a player's countdowns, kickoffs and live play. */
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
