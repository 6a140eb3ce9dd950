import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { AerialJumpEvent, AerialMissEvent, AerialTouchEvent } from './aerial-evidence.ts';
import { boostSpent } from './boost-spent.ts';
import { type Flight, flightsOf } from './flights.ts';
import { isFastAerial } from './is-fast-aerial.ts';
import { measureMiss } from './measure-miss.ts';
import * as limits from './thresholds.ts';

type AerialEvent = AerialTouchEvent | AerialJumpEvent | AerialMissEvent;

const SINGLE_AERIAL_JUMP_CODE = 150;
const DOUBLE_AERIAL_JUMP_CODE = 155;

/** Touches in the air, the jumps that led to them, and flights for the ball that missed it. Source: game-and-stats.md 3.15. */
export const aerialDetector = defineDetector<AerialEvent, readonly [typeof touchDetector]>({
  key: 'aerial',
  kinds: ['aerialTouch', 'aerialJump', 'aerialMiss'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players
      .flatMap((player) =>
        aerialsOf(
          match,
          player,
          touches.filter((touch) => touch.player === player.index),
        ),
      )
      .sort((a, b) => a.frame - b.frame),
});

function aerialsOf(match: MatchView, player: PlayerView, touches: readonly TouchEvent[]): AerialEvent[] {
  const flights = flightsOf(match, player);
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
  if (carZ < limits.AERIAL_CAR_Z || airTime < limits.LEAST_AIR_SECONDS) return null;
  return makeEvent(match, {
    kind: 'aerialTouch',
    code: null,
    team: player.team,
    player: player.index,
    frame,
    at: { x: touch.x, y: touch.y, z: touch.z },
    confidence: touch.confidence,
    evidence: {
      band: touch.z >= limits.HIGH_BALL_Z ? 'high' : 'low',
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

/** The jump of a flight, told at its first aerial touch; a dodge before that makes it something else (a flick, 3.42). */
function aerialJump(
  match: MatchView,
  player: PlayerView,
  flight: Flight,
  { frame, confidence, evidence }: AerialTouchEvent,
): AerialJumpEvent | null {
  const { jumped, doubleJumped, dodged, carZ, ballZ, airTime, boostUsed } = evidence;
  if (!jumped || dodged) return null;
  return makeEvent(match, {
    kind: 'aerialJump',
    code: doubleJumped ? DOUBLE_AERIAL_JUMP_CODE : SINGLE_AERIAL_JUMP_CODE,
    team: player.team,
    player: player.index,
    frame: flight.jumpFrame,
    endFrame: frame,
    at: carAt(player, flight.jumpFrame),
    confidence: Math.min(confidence, limits.JUMP_CONFIDENCE),
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
