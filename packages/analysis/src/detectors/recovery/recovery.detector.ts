import { FIELD } from '../../model/field-geometry.ts';
import { createNearestSurface, nearestSurface, type Surface } from '../../model/surface.ts';
import { createCarAxes, readCarAxes } from '../../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type Flight, flightsOf } from '../aerial/flights.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import * as limits from './thresholds.ts';

export type RecoveryEvidence = {
  surface: Surface;
  /** Landed on the wheels. */
  onWheels: boolean;
  /** From touching down to being useful again, s; 3 when it took longer. */
  seconds: number;
  good: boolean;
  /** Where he had to go: the nearest of his team to the ball goes there, the others back. */
  target: 'ball' | 'ownGoal';
  /** The flight had a touch. */
  touched: boolean;
  landingSpeed: number;
};
/** From touching down to being useful again. */
export type RecoveryEvent = GameEvent<'recovery', RecoveryEvidence>;

const axes = createCarAxes();
const nearest = createNearestSurface();

/** Landings after flights for the ball, and how long they cost. Source: game-and-stats.md 3.38. */
export const recoveryDetector = defineDetector<RecoveryEvent, readonly [typeof touchDetector]>({
  key: 'recovery',
  kinds: ['recovery'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players
      .flatMap((player) => {
        const flights = flightsOf(match, player);
        const touched = new Set(
          touches.filter((touch) => touch.player === player.index).map(({ frame }) => flights.at(frame)),
        );
        return flights.all.flatMap(
          (flight) => judgeLanding(match, player, flight, touched.has(flight)) ?? [],
        );
      })
      .sort((a, b) => a.frame - b.frame),
});

function judgeLanding(
  match: MatchView,
  player: PlayerView,
  flight: Flight,
  touched: boolean,
): RecoveryEvent | null {
  const { elapsed } = match.clock;
  if (flight.to === null || match.live[flight.endFrame] !== 1) return null;
  if (elapsed[flight.endFrame]! - elapsed[flight.startFrame]! < limits.LEAST_FLIGHT_SECONDS) return null;
  const frame = touchdown(player, flight);
  const distance = distanceToBall(match, player, frame);
  if (!touched && distance > limits.NEAR_BALL_UU) return null;
  const mates = match.teams[player.team];
  const first = mates.every((mate) => mate === player || distanceToBall(match, mate, frame) >= distance);
  const target = first ? 'ball' : 'ownGoal';
  const endFrame = usefulFrame(match, player, frame, target);
  if (endFrame < 0) return null;
  const seconds = Math.min(limits.LONGEST_SECONDS, elapsed[endFrame]! - elapsed[frame]!);
  const { car } = player;
  return makeEvent(match, {
    kind: 'recovery',
    code: null,
    team: player.team,
    player: player.index,
    frame,
    endFrame,
    at: carAt(player, frame),
    confidence: limits.CONFIDENCE,
    evidence: {
      surface: flight.to,
      onWheels: uprightness(player, frame) >= limits.WHEELS_COSINE,
      seconds,
      good: seconds <= limits.GOOD_SECONDS,
      target,
      touched,
      landingSpeed: Math.hypot(car.vx[frame]!, car.vy[frame]!, car.vz[frame]!),
    },
  });
}

/** First frame of the slide that ends with the wheels down: a car on its roof is down before that. */
function touchdown({ car }: PlayerView, { startFrame, endFrame }: Flight): number {
  let down = endFrame;
  for (let frame = endFrame - 1; frame > startFrame; frame--) {
    if (nearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, nearest).gap > limits.DOWN_GAP) break;
    down = frame;
  }
  return down;
}

/** Frame in which he is useful again or time is up; -1 when play or life ended before. */
function usefulFrame(match: MatchView, player: PlayerView, from: number, target: 'ball' | 'ownGoal'): number {
  const { car, sign } = player;
  const { ball, clock } = match;
  for (let frame = from; frame < match.frames; frame++) {
    if (match.live[frame] !== 1 || !match.isAlive(player, frame) || car.life[frame] !== car.life[from])
      return -1;
    if (clock.elapsed[frame]! - clock.elapsed[from]! >= limits.LONGEST_SECONDS) return frame;
    const vx = car.vx[frame]!;
    const vy = car.vy[frame]!;
    const speed = Math.hypot(vx, vy);
    if (speed < limits.USEFUL_SPEED) continue;
    const dx = (target === 'ball' ? ball.x[frame]! : 0) - car.x[frame]!;
    const dy = (target === 'ball' ? ball.y[frame]! : -sign * FIELD.backWallY) - car.y[frame]!;
    const way = Math.hypot(dx, dy);
    if (way === 0 || (vx * dx + vy * dy) / (speed * way) >= limits.USEFUL_ALIGNMENT) return frame;
  }
  return -1;
}

function distanceToBall({ ball }: MatchView, { car }: PlayerView, frame: number): number {
  return Math.hypot(
    ball.x[frame]! - car.x[frame]!,
    ball.y[frame]! - car.y[frame]!,
    ball.z[frame]! - car.z[frame]!,
  );
}

function uprightness({ car }: PlayerView, frame: number): number {
  nearestSurface(car.x[frame]!, car.y[frame]!, car.z[frame]!, nearest);
  readCarAxes(car, frame, axes);
  return axes.upX * nearest.normalX + axes.upY * nearest.normalY + axes.upZ * nearest.normalZ;
}
