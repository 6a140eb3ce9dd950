import { type BallTrack, type ClockTrack, PHASE } from './tracks.ts';

/** The ball rests on the centre spot until it is hit; farther from it than this it has been, uu. */
const KICKOFF_SPOT_UU = 2;

/**
 * Files before 2016-03 do not say when the ball was hit: after each countdown the round waits for the kickoff until the
 * ball leaves its spot.
 */
export function inferBallHits(clock: ClockTrack, ball: BallTrack): void {
  const { phase } = clock;
  let waiting = true;
  for (let frame = 0; frame < phase.length; frame++) {
    if (phase[frame] === PHASE.countdown) waiting = true;
    if (phase[frame] !== PHASE.live || !waiting) continue;
    const offSpot = Math.hypot(ball.x[frame] ?? 0, ball.y[frame] ?? 0) > KICKOFF_SPOT_UU;
    if (ball.present[frame] === 1 && offSpot) waiting = false;
    else phase[frame] = PHASE.kickoffWaiting;
  }
}
