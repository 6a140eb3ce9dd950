import { createNearestSurface, findNearestSurface, SURFACES, type Surface } from '../../model/surface.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { findFlights, IN_AIR } from '../aerial/flights.ts';
import { defineDetector, filterByPlayer, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** Min time on the wall before leaving it, s [SA]; max gap that is bridged, s. */
const MIN_RIDE_SECONDS = 0.3;
const BRIDGE_SECONDS = 0.1;
/** Max time from leaving the wall to the touch, s [SA]. */
const TOUCH_SECONDS = 2.75;
/**
 * A car this long in the air and this far from the wall left it for the ball; closer, it's still wall play, s and uu
 * [P].
 */
const MIN_AIR_SECONDS = 0.3;
const MIN_WALL_GAP = 300;
/** Min heights of car and ball at the touch, uu [SA]. */
const MIN_CAR_Z = 300;
const MIN_BALL_Z = 400;
/** Min time between two wall aerials of a player, s [SA]. */
const APART_SECONDS = 3;
const CONFIDENCE = 0.8;

export type WallAerialEvidence = {
  wall: Surface;
  /** Time on the wall before leaving it, and time from leaving it to the touch, s. */
  rideTime: number;
  airTime: number;
  /** Distance of the car from the wall at the touch, uu. */
  wallGap: number;
  takeOffZ: number;
  carZ: number;
  ballZ: number;
};
/** Span from leaving the wall to the touch. */
export type WallAerialEvent = GameEvent<'wallAerial', WallAerialEvidence>;

const FLOOR = SURFACES.indexOf('floor');
const CEILING = SURFACES.indexOf('ceiling');
const wall = createNearestSurface();

/** Detects first touches in the air after riding and leaving a wall. Source: game-and-stats.md 3.15. */
export const wallAerialDetector = defineDetector<WallAerialEvent, readonly [typeof touchDetector]>({
  kinds: ['wallAerial'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players.flatMap((player) => findWallAerials(match, player, filterByPlayer(touches, player))),
});

function findWallAerials(
  match: MatchView,
  player: PlayerView,
  touches: readonly TouchEvent[],
): WallAerialEvent[] {
  const { elapsed } = match.clock;
  const flights = findFlights(match, player);
  const events: WallAerialEvent[] = [];
  let lastTime = Number.NEGATIVE_INFINITY;
  for (const touch of touches) {
    const flight = flights.at(touch.frame);
    if (flight?.from == null || flight.from === 'floor' || flight.from === 'ceiling') continue;
    const leftTime = elapsed[flight.startFrame]!;
    const airTime = touch.time - leftTime;
    const carZ = player.car.z[touch.frame]!;
    if (airTime > TOUCH_SECONDS || carZ < MIN_CAR_Z || touch.z < MIN_BALL_Z) continue;
    const wallGap = gapFromWall(player, flight.startFrame - 1, touch.frame);
    if (airTime < MIN_AIR_SECONDS || wallGap < MIN_WALL_GAP) continue;
    const rideTime = leftTime - rideStart(match, flights.contacts, flight.startFrame - 1);
    if (rideTime < MIN_RIDE_SECONDS || leftTime - lastTime < APART_SECONDS) continue;
    lastTime = touch.time;
    events.push(
      makePlayerEvent(match, player, {
        kind: 'wallAerial',
        frame: flight.startFrame,
        endFrame: touch.frame,
        confidence: CONFIDENCE,
        evidence: {
          wall: flight.from,
          rideTime,
          airTime,
          wallGap,
          takeOffZ: player.car.z[flight.startFrame]!,
          carZ,
          ballZ: touch.z,
        },
      }),
    );
  }
  return events;
}

/** Returns how far a car has moved by a frame from the wall it rode in an earlier frame, uu. */
function gapFromWall({ car }: PlayerView, rideFrame: number, frame: number): number {
  const x = car.x[rideFrame]!;
  const y = car.y[rideFrame]!;
  const z = car.z[rideFrame]!;
  const { normalX, normalY, normalZ } = findNearestSurface(x, y, z, wall);
  return (
    wall.gap + (car.x[frame]! - x) * normalX + (car.y[frame]! - y) * normalY + (car.z[frame]! - z) * normalZ
  );
}

/** Returns when the ride that ends at a frame started, s. */
function rideStart({ clock }: MatchView, contacts: Uint8Array, endFrame: number): number {
  let start = clock.elapsed[endFrame]!;
  for (let frame = endFrame; frame >= 0; frame--) {
    const code = contacts[frame]!;
    const onWall = code < SURFACES.length && code !== FLOOR && code !== CEILING;
    if (onWall) start = clock.elapsed[frame]!;
    else if (code !== IN_AIR || start - clock.elapsed[frame]! > BRIDGE_SECONDS) break;
  }
  return start;
}
