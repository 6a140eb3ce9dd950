import { FIELD } from '../../model/field-geometry.ts';
import { length } from '../../model/length.ts';
import { createNearestSurface, findNearestSurface, type Surface } from '../../model/surface.ts';
import {
  calculateDistanceAt,
  calculateSpeedAt,
  createCarAxes,
  readCarAxes,
} from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type Flight, findFlights } from '../aerial/flights.ts';
import { defineDetector, filterByPlayer, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';

/** Flights count from this length, s [P], if they had a touch or ended this close to the ball, uu [P]. */
const MIN_FLIGHT_SECONDS = 0.5;
const NEAR_BALL_UU = 600;
/** The car is down when its center is this close to the surface, uu: a car on its side or roof [M]. */
const DOWN_GAP = 60;
/** Useful again: speed, uu/s, and cosine between the velocity and the direction to the ball or their own goal [P]. */
const USEFUL_SPEED = 1100;
const USEFUL_ALIGNMENT = 0.5;
/** Max time watched, s [P]. */
const MAX_SECONDS = 3;
/** Max time for a good recovery, s [P]. */
const GOOD_SECONDS = 0.8;
/** Min cosine between roof and surface for a landing on the wheels [P]. */
const WHEELS_COSINE = 0.85;
const CONFIDENCE = 0.8;

export type RecoveryEvidence = {
  surface: Surface;
  onWheels: boolean;
  /** Time from touching down to being useful again, s; 3 if it took longer. */
  seconds: number;
  good: boolean;
  /** Where they had to go: the teammate closest to the ball goes to it, the others back. */
  target: 'ball' | 'ownGoal';
  /** Whether the flight had a touch. */
  touched: boolean;
  landingSpeed: number;
};
/** Span from touching down to being useful again. */
export type RecoveryEvent = GameEvent<'recovery', RecoveryEvidence>;

const axes = createCarAxes();
const nearest = createNearestSurface();

/** Detects landings after flights for the ball, and the time they cost. Source: game-and-stats.md 3.38. */
export const recoveryDetector = defineDetector<RecoveryEvent, readonly [typeof touchDetector]>({
  kinds: ['recovery'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players.flatMap((player) => {
      const flights = findFlights(match, player);
      const touched = new Set(filterByPlayer(touches, player).map(({ frame }) => flights.at(frame)));
      return flights.all.flatMap((flight) => judgeLanding(match, player, flight, touched.has(flight)) ?? []);
    }),
});

function judgeLanding(
  match: MatchView,
  player: PlayerView,
  flight: Flight,
  touched: boolean,
): RecoveryEvent | null {
  const { elapsed } = match.clock;
  if (flight.to === null || match.live[flight.endFrame] !== 1) return null;
  if (elapsed[flight.endFrame]! - elapsed[flight.startFrame]! < MIN_FLIGHT_SECONDS) return null;
  const frame = touchdown(player, flight);
  const distance = calculateDistanceAt(match.ball, player.car, frame);
  if (!touched && distance > NEAR_BALL_UU) return null;
  const teammates = match.teams[player.team];
  const first = teammates.every(
    (teammate) =>
      teammate === player ||
      !match.isAlive(teammate, frame) ||
      calculateDistanceAt(match.ball, teammate.car, frame) >= distance,
  );
  const target = first ? 'ball' : 'ownGoal';
  const endFrame = usefulFrame(match, player, frame, target);
  if (endFrame < 0) return null;
  const seconds = Math.min(MAX_SECONDS, elapsed[endFrame]! - elapsed[frame]!);
  const { car } = player;
  return makePlayerEvent(match, player, {
    kind: 'recovery',
    frame,
    endFrame,
    confidence: CONFIDENCE,
    evidence: {
      surface: flight.to,
      onWheels: uprightness(player, frame) >= WHEELS_COSINE,
      seconds,
      good: seconds <= GOOD_SECONDS,
      target,
      touched,
      landingSpeed: calculateSpeedAt(car, frame),
    },
  });
}

/** Returns the first frame of the slide that ends with the wheels down: a car on its roof is down before that. */
function touchdown({ car }: PlayerView, { startFrame, endFrame }: Flight): number {
  let down = endFrame;
  for (let frame = endFrame - 1; frame > startFrame; frame--) {
    if (findNearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, nearest).gap > DOWN_GAP) break;
    down = frame;
  }
  return down;
}

/** Returns the frame in which they are useful again or time is up; -1 if play or life ended before. */
function usefulFrame(match: MatchView, player: PlayerView, from: number, target: 'ball' | 'ownGoal'): number {
  const { car, sign } = player;
  const { ball, clock } = match;
  for (let frame = from; frame < match.frames; frame++) {
    if (match.live[frame] !== 1 || !match.isAlive(player, frame) || car.life[frame] !== car.life[from])
      return -1;
    if (clock.elapsed[frame]! - clock.elapsed[from]! >= MAX_SECONDS) return frame;
    const vx = car.vx[frame]!;
    const vy = car.vy[frame]!;
    const speed = length(vx, vy);
    if (speed < USEFUL_SPEED) continue;
    const dx = (target === 'ball' ? ball.x[frame]! : 0) - car.x[frame]!;
    const dy = (target === 'ball' ? ball.y[frame]! : -sign * FIELD.backWallY) - car.y[frame]!;
    const way = length(dx, dy);
    if (way === 0 || (vx * dx + vy * dy) / (speed * way) >= USEFUL_ALIGNMENT) return frame;
  }
  return -1;
}

function uprightness({ car }: PlayerView, frame: number): number {
  findNearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, nearest);
  readCarAxes(car, frame, axes);
  return axes.upX * nearest.normalX + axes.upY * nearest.normalY + axes.upZ * nearest.normalZ;
}
