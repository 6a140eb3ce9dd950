import type { Surface } from '../../model/surface.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector, filterByPlayer, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { type Flight, findFlights } from './flights.ts';

/** game-and-stats.md 1.10 and 3.15. */

/** Min car height for a touch in the air to be an aerial, uu [P]. */
const AERIAL_CAR_Z = 200;
/** Min time in the air before the touch, s [P]. */
const MIN_AIR_SECONDS = 0.15;
/** Min ball height for a high aerial: the crossbar, uu. */
const HIGH_BALL_Z = 642.775;
/**
 * Fast aerial [RLC]: second jump this soon after the first, s; boost this soon after, s; min height within a time, uu
 * and s.
 */
const FAST_JUMP_SECONDS = 0.5;
const FAST_BOOST_SECONDS = 0.3;
const FAST_HEIGHT_UU = 300;
const FAST_HEIGHT_SECONDS = 1;
/** Attempt without a touch [P]: height of the car, uu; boost used, percent; nearest ball (centers), uu. */
const ATTEMPT_CAR_Z = 300;
const ATTEMPT_BOOST_PERCENT = 10;
const ATTEMPT_BALL_UU = 400;
/** Boost use, percent per second [RS]. */
const BOOST_PERCENT_PER_SECOND = 33.333;
/** The touch itself is almost certain; the inputs before it are replicated. */
const JUMP_CONFIDENCE = 0.95;
/** An attempt is judged by distance alone [P]. */
const MISS_CONFIDENCE = 0.6;

/** Heights in uu, times in s. */
type AerialTouchEvidence = {
  /** By the ball's height: low or high relative to the crossbar. */
  band: 'low' | 'high';
  carZ: number;
  ballZ: number;
  /** Time in the air before the touch. */
  airTime: number;
  /** How the flight started, and its moves until the touch. */
  from: Surface | null;
  jumped: boolean;
  doubleJumped: boolean;
  dodged: boolean;
  /** Number of this touch in its flight, from 1. */
  touchInFlight: number;
  /** Percent of boost used in the flight before the touch. */
  boostUsed: number;
  /** Change in the ball's velocity, uu/s. */
  speedChange: number;
};
type AerialTouchEvent = GameEvent<'aerialTouch', AerialTouchEvidence>;

type AerialJumpEvidence = {
  double: boolean;
  /** Second jump and boost right away, and 300 uu of height within a second. */
  fast: boolean;
  carZ: number;
  ballZ: number;
  airTime: number;
  boostUsed: number;
};
/** From the jump to the first aerial touch. */
export type AerialJumpEvent = GameEvent<'aerialJump', AerialJumpEvidence>;

type AerialMissEvidence = {
  /** Smallest distance between the centers of car and ball, uu. */
  nearestBall: number;
  highestZ: number;
  boostUsed: number;
};
/** A flight toward the ball without a touch. */
export type AerialMissEvent = GameEvent<'aerialMiss', AerialMissEvidence>;

type AerialEvent = AerialTouchEvent | AerialJumpEvent | AerialMissEvent;

const SINGLE_AERIAL_JUMP_CODE = 150;
const DOUBLE_AERIAL_JUMP_CODE = 155;

/** Detects touches in the air, the jumps before them, and flights that missed the ball. Source: game-and-stats.md 3.15. */
export const aerialDetector = defineDetector<AerialEvent, readonly [typeof touchDetector]>({
  kinds: ['aerialTouch', 'aerialJump', 'aerialMiss'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players.flatMap((player) => findAerials(match, player, filterByPlayer(touches, player))),
});

function findAerials(match: MatchView, player: PlayerView, touches: readonly TouchEvent[]): AerialEvent[] {
  const flights = findFlights(match, player);
  const events: AerialEvent[] = [];
  const touchesIn = new Map<Flight, number>();
  for (const touch of touches) {
    const flight = flights.at(touch.frame);
    if (flight === null) continue;
    const number = (touchesIn.get(flight) ?? 0) + 1;
    touchesIn.set(flight, number);
    const aerial = aerialTouch(match, player, flight, touch, number);
    if (aerial === null) continue;
    const first = !events.some(({ kind, frame }) => kind === 'aerialTouch' && frame >= flight.startFrame);
    events.push(aerial);
    const jump = first ? aerialJump(match, player, flight, aerial) : null;
    if (jump !== null) events.push(jump);
  }
  for (const flight of flights.all) {
    const miss = touchesIn.has(flight) ? null : measureMiss(match, player, flight);
    if (miss !== null) events.push(miss);
  }
  return events;
}

function aerialTouch(
  match: MatchView,
  player: PlayerView,
  flight: Flight,
  touch: TouchEvent,
  touchInFlight: number,
): AerialTouchEvent | null {
  const { frame } = touch;
  const airTime = touch.time - match.clock.elapsed[flight.startFrame]!;
  const carZ = player.car.z[frame]!;
  if (carZ < AERIAL_CAR_Z || airTime < MIN_AIR_SECONDS) return null;
  return makePlayerEvent(match, player, {
    kind: 'aerialTouch',
    frame,
    at: touch,
    confidence: touch.confidence,
    evidence: {
      band: touch.z >= HIGH_BALL_Z ? 'high' : 'low',
      carZ,
      ballZ: touch.z,
      airTime,
      from: flight.from,
      jumped: isBefore(flight.jumpFrame, frame),
      doubleJumped: isBefore(flight.doubleJumpFrame, frame),
      dodged: flight.dodgeFrames.some((dodge) => dodge <= frame),
      touchInFlight,
      boostUsed: boostSpent(match, player, flight.startFrame, frame),
      speedChange: touch.evidence.speedChange,
    },
  });
}

/** Returns the jump of a flight at its first aerial touch; a dodge before that makes it something else (a flick, 3.42). */
function aerialJump(
  match: MatchView,
  player: PlayerView,
  flight: Flight,
  { frame, confidence, evidence }: AerialTouchEvent,
): AerialJumpEvent | null {
  const { jumped, doubleJumped, dodged, carZ, ballZ, airTime, boostUsed } = evidence;
  if (!jumped || dodged) return null;
  return makePlayerEvent(match, player, {
    kind: 'aerialJump',
    code: doubleJumped ? DOUBLE_AERIAL_JUMP_CODE : SINGLE_AERIAL_JUMP_CODE,
    frame: flight.jumpFrame,
    endFrame: frame,
    confidence: Math.min(confidence, JUMP_CONFIDENCE),
    evidence: {
      double: doubleJumped,
      fast: doubleJumped && isFastAerial(match, player, flight),
      carZ,
      ballZ,
      airTime,
      boostUsed,
    },
  });
}

const isBefore = (move: number, frame: number): boolean => move >= 0 && move <= frame;

/** Returns the percentage of boost that a player used between two frames, by how long boost was on. */
function boostSpent({ clock }: MatchView, { car }: PlayerView, from: number, to: number): number {
  let seconds = 0;
  for (let frame = from; frame <= to; frame++) if (car.boosting[frame] === 1) seconds += clock.delta[frame]!;
  return seconds * BOOST_PERCENT_PER_SECOND;
}

/**
 * Whether second jump and boost follow the first jump right away, and the car is high within a second. Source:
 * game-and-stats.md 3.15 [RLC].
 */
function isFastAerial(
  { clock }: MatchView,
  { car }: PlayerView,
  { jumpFrame, doubleJumpFrame, endFrame }: Flight,
): boolean {
  const { elapsed } = clock;
  const jumpTime = elapsed[jumpFrame]!;
  if (elapsed[doubleJumpFrame]! - jumpTime > FAST_JUMP_SECONDS) return false;
  let boosted = false;
  for (let frame = jumpFrame; frame <= endFrame; frame++) {
    const since = elapsed[frame]! - jumpTime;
    if (since > FAST_HEIGHT_SECONDS) return false;
    if (since <= FAST_BOOST_SECONDS && car.boosting[frame] === 1) boosted = true;
    if (boosted && car.z[frame]! >= FAST_HEIGHT_UU) return true;
  }
  return false;
}

/** Returns the event for a flight without a touch, if it was an attempt. */
function measureMiss(match: MatchView, player: PlayerView, flight: Flight): AerialMissEvent | null {
  const { car } = player;
  const { ball } = match;
  let nearestBall = Number.POSITIVE_INFINITY;
  let nearestFrame = flight.startFrame;
  let highestZ = 0;
  for (let frame = flight.startFrame; frame <= flight.endFrame; frame++) {
    highestZ = Math.max(highestZ, car.z[frame]!);
    const distance = calculateDistanceAt(ball, car, frame);
    if (distance >= nearestBall) continue;
    nearestBall = distance;
    nearestFrame = frame;
  }
  if (highestZ < ATTEMPT_CAR_Z || nearestBall >= ATTEMPT_BALL_UU) return null;
  const boostUsed = boostSpent(match, player, flight.startFrame, flight.endFrame);
  if (boostUsed < ATTEMPT_BOOST_PERCENT) return null;
  return makePlayerEvent(match, player, {
    kind: 'aerialMiss',
    frame: nearestFrame,
    confidence: MISS_CONFIDENCE,
    evidence: { nearestBall, highestZ, boostUsed },
  });
}
