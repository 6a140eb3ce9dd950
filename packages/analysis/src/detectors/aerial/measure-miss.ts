import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { carAt, makeEvent } from '../make-event.ts';
import type { AerialMissEvent } from './aerial-evidence.ts';
import { boostSpent } from './boost-spent.ts';
import type { Flight } from './flights.ts';
import { ATTEMPT_BALL_UU, ATTEMPT_BOOST_PERCENT, ATTEMPT_CAR_Z, MISS_CONFIDENCE } from './thresholds.ts';

/** The event for a flight without a touch, if it was an attempt at the ball. */
export function measureMiss(match: MatchView, player: PlayerView, flight: Flight): AerialMissEvent | null {
  const { car } = player;
  const { ball } = match;
  let nearest = Number.POSITIVE_INFINITY;
  let nearestFrame = flight.startFrame;
  let highestZ = 0;
  for (let frame = flight.startFrame; frame <= flight.endFrame; frame++) {
    const z = car.z[frame]!;
    if (z > highestZ) highestZ = z;
    const dx = ball.x[frame]! - car.x[frame]!;
    const dy = ball.y[frame]! - car.y[frame]!;
    const dz = ball.z[frame]! - z;
    const square = dx * dx + dy * dy + dz * dz;
    if (square < nearest) {
      nearest = square;
      nearestFrame = frame;
    }
  }
  const nearestBall = Math.sqrt(nearest);
  if (highestZ < ATTEMPT_CAR_Z || nearestBall >= ATTEMPT_BALL_UU) return null;
  const boostUsed = boostSpent(match, player, flight.startFrame, flight.endFrame);
  if (boostUsed < ATTEMPT_BOOST_PERCENT) return null;
  return makeEvent(match, {
    kind: 'aerialMiss',
    code: null,
    team: player.team,
    player: player.index,
    frame: nearestFrame,
    at: carAt(player, nearestFrame),
    confidence: MISS_CONFIDENCE,
    evidence: { nearestBall, highestZ, boostUsed },
  });
}
