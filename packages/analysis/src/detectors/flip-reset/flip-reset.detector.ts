import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type Flight, flightsOf } from '../aerial/flights.ts';
import { defineDetector } from '../define-detector.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import { carAt, type GameEvent, makeEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** game-and-stats.md 3.21. */

/** Reset that the game reports: the car is in the air, uu, and the ball at its wheels: heights, distance, uu [SA]. */
const REPORTED_CAR_Z = 95;
const REPORTED_BALL_Z = 80;
const REPORTED_DISTANCE = 180;
const REPORTED_BALL_UP = 140;
/** The ball is looked for this long before the counter shows the reset, s: the counter lags [M]. */
const REPORT_LAG_SECONDS = 0.2;
/** Files without the counter: where the ball is in car axes, uu, and cosine between it and the wheels [SA]. */
const LARGEST_BALL_UP = 10;
const LARGEST_BALL_OFFSET = 240;
const MIN_UNDERSIDE_COSINE = 0.6;
/** Distance of the centers at the contact, uu: 66 to 113 in the 24 resets on the ball that the game counted [M]. */
const LARGEST_DISTANCE = 135;
/** Least height of a car that is not on its side or roof [P]. */
const MIN_HEIGHT_UPRIGHT = 200;
const LARGEST_UPRIGHT = 0.3;
/** A flip is gone this long after the jump that began the flight, s [RS]: 1.25 s after its end, 0.2 s of hold. */
const FLIP_GONE_SECONDS = 1.5;
/** The dodge and touch that use a reset come this long after it, s [SA]. */
const SOONEST_USE_SECONDS = 0.05;
const LATEST_USE_SECONDS = 2;
/** A dodge touches while it turns the car, s: seen up to 0.74 s [M]; its byte can lag behind the contact, s [SA]. */
const DODGE_TOUCH_SECONDS = 0.8;
const DODGE_LAG_SECONDS = 0.25;
/** Shot or goal that a reset leads to, s [P]. */
const CONVERSION_SECONDS = 8;
/** The game's counter says so; without it a dodge that the flight no longer had proves it. */
const REPORTED_CONFIDENCE = 1;
const PROVEN_CONFIDENCE = 0.75;

type FlipResetEvidence = {
  /** How it is known: the game's counter, or a later dodge that the flight no longer had. */
  source: 'counter' | 'laterDodge';
  height: number;
  /** Where the ball was above the car's floor, in car axes, uu: below 0 under the wheels. */
  ballUp: number;
  /** The dodge won was used for a touch before landing. */
  used: boolean;
  /** From the reset to that touch, s. */
  useDelay: number | null;
  /** The player shot or scored within eight seconds. */
  shot: boolean;
  goal: boolean;
};
/** From the reset to the touch that used it. */
type FlipResetEvent = GameEvent<'flipReset', FlipResetEvidence>;

const FLIP_RESET_CODE = 185;

/** Flips given back by the ball. Source: game-and-stats.md 3.21. */
export const flipResetDetector = defineDetector<FlipResetEvent, readonly [typeof touchDetector]>({
  key: 'flipReset',
  kinds: ['flipReset'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players
      .flatMap((player) => {
        const own = touches.filter((touch) => touch.player === player.index);
        const resets = countsRefreshes(match) ? reportedResets(match, player) : provenResets(match, player);
        return resets.map((reset) => describeReset(match, player, reset, own));
      })
      .sort((a, b) => a.frame - b.frame),
});

/** The counter is replicated when it first rises: a file without any rise may be an old one, or one without resets. */
const countsRefreshes = ({ timeline }: MatchView): boolean => timeline.dodgeRefreshes.length > 0;

function describeReset(
  match: MatchView,
  player: PlayerView,
  { frame, flight, ballUp, source }: Reset,
  touches: readonly TouchEvent[],
): FlipResetEvent {
  const { elapsed } = match.clock;
  const time = elapsed[frame]!;
  const use = touches.find(
    (touch) =>
      touch.frame <= flight.endFrame &&
      touch.time >= time + SOONEST_USE_SECONDS &&
      touch.time <= time + LATEST_USE_SECONDS &&
      flight.dodgeFrames.some((dodge) => {
        const since = touch.time - elapsed[dodge]!;
        return dodge > frame && since <= DODGE_TOUCH_SECONDS && since >= -DODGE_LAG_SECONDS;
      }),
  );
  const rose = (counter: 'shots' | 'goals'): boolean =>
    match.timeline.rises.some(
      (rise) =>
        rise.player === player.index &&
        rise.counter === counter &&
        rise.frame >= frame &&
        elapsed[rise.frame]! <= time + CONVERSION_SECONDS,
    );
  return makeEvent(match, {
    kind: 'flipReset',
    code: FLIP_RESET_CODE,
    team: player.team,
    player: player.index,
    frame,
    endFrame: use?.frame ?? frame,
    at: carAt(player, frame),
    confidence: source === 'counter' ? REPORTED_CONFIDENCE : PROVEN_CONFIDENCE,
    evidence: {
      source,
      height: player.car.z[frame]!,
      ballUp,
      used: use !== undefined,
      useDelay: use === undefined ? null : use.time - time,
      shot: rose('shots'),
      goal: rose('goals'),
    },
  });
}

interface Reset {
  frame: number;
  flight: Flight;
  ballUp: number;
  source: 'counter' | 'laterDodge';
}

const relative = createBallFromCar();

/** Resets that the game counted (files from 2026-03 on) and that were on the ball. */
function reportedResets(match: MatchView, player: PlayerView): Reset[] {
  const flights = flightsOf(match, player);
  return match.timeline.dodgeRefreshes.flatMap(({ frame, player: index }): Reset[] => {
    if (index !== player.index || match.motion[frame] !== 1) return [];
    const flight = flights.at(frame);
    if (flight === null) return [];
    const { elapsed } = match.clock;
    for (let at = frame; at >= flight.startFrame; at--) {
      if (elapsed[frame]! - elapsed[at]! > REPORT_LAG_SECONDS) break;
      const { carZ, ballZ, distance, up } = readBallFromCar(match, player, at, relative);
      const onBall =
        carZ >= REPORTED_CAR_Z &&
        ballZ >= REPORTED_BALL_Z &&
        distance <= REPORTED_DISTANCE &&
        up <= REPORTED_BALL_UP;
      if (onBall) return [{ frame, flight, ballUp: up, source: 'counter' }];
    }
    return [];
  });
}

/**
 * Resets of files without the counter: the ball at the underside, then a dodge although the flight's own was used or
 * gone. Resets that were never used leave no trace and are not found.
 */
function provenResets(match: MatchView, player: PlayerView): Reset[] {
  const resets: Reset[] = [];
  for (const flight of flightsOf(match, player).all) {
    let spent = flight.doubleJumpFrame;
    for (const dodge of flight.dodgeFrames) {
      if (isGone(match, flight, spent, dodge)) {
        const reset = nearestUnderside(match, player, Math.max(spent + 1, flight.startFrame), dodge);
        if (reset !== null) resets.push({ ...reset, flight, source: 'laterDodge' });
      }
      spent = dodge;
    }
  }
  return resets;
}

/** The flight's own dodge was spent or had run out when this one began. */
function isGone(match: MatchView, { jumpFrame }: Flight, spent: number, dodge: number): boolean {
  if (spent >= 0 && spent < dodge) return true;
  const { elapsed } = match.clock;
  return jumpFrame >= 0 && elapsed[dodge]! - elapsed[jumpFrame]! > FLIP_GONE_SECONDS;
}

/** Frame in which the ball was nearest to the wheels; null when it never was close. */
function nearestUnderside(
  match: MatchView,
  player: PlayerView,
  from: number,
  to: number,
): { frame: number; ballUp: number } | null {
  let nearest: number = LARGEST_DISTANCE;
  let found: { frame: number; ballUp: number } | null = null;
  for (let frame = from; frame < to; frame++) {
    const { up, forward, right, distance, carZ, axes } = readBallFromCar(match, player, frame, relative);
    const underside =
      up < LARGEST_BALL_UP &&
      Math.abs(forward) <= LARGEST_BALL_OFFSET &&
      Math.abs(right) <= LARGEST_BALL_OFFSET &&
      -up / distance >= MIN_UNDERSIDE_COSINE &&
      (carZ >= MIN_HEIGHT_UPRIGHT || axes.upZ <= LARGEST_UPRIGHT);
    if (!underside || distance >= nearest) continue;
    nearest = distance;
    found = { frame, ballUp: up };
  }
  return found;
}
