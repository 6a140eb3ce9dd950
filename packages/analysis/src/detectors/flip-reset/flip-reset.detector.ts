import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type Flight, findFlights } from '../aerial/flights.ts';
import { createBallFromCar, readBallFromCar } from '../dribble/ball-from-car.ts';
import { defineDetector, filterByPlayer, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';

/** A reset reported by the game: the car is in the air, uu, and the ball at its wheels: heights, distance, uu [SA]. */
const REPORTED_CAR_Z = 95;
const REPORTED_BALL_Z = 80;
const REPORTED_DISTANCE = 180;
const REPORTED_BALL_UP = 140;
/** The ball is searched for up to this long before the counter shows the reset, s: the counter lags [M]. */
const REPORT_LAG_SECONDS = 0.2;
/** Files without the counter: max position of the ball in car axes, uu, and min cosine between it and the wheels [SA]. */
const MAX_BALL_UP = 10;
const MAX_BALL_OFFSET = 240;
const MIN_UNDERSIDE_COSINE = 0.6;
/** Max distance of the centers at the contact, uu: 66 to 113 in the 24 resets on the ball that the game counted [M]. */
const MAX_DISTANCE = 135;
/** Min height of a car that isn't on its side or roof [P]. */
const MIN_HEIGHT_UPRIGHT = 200;
const MAX_UPRIGHT = 0.3;
/** A flip expires this long after the flight's first jump, s [RS]: 1.25 s after its end, 0.2 s of hold. */
const FLIP_GONE_SECONDS = 1.5;
/** Time range after a reset for the dodge and touch that use it, s [SA]. */
const SOONEST_USE_SECONDS = 0.05;
const MAX_USE_SECONDS = 2;
/** A dodge touches while it rotates the car, s: up to 0.74 s observed [M]; its byte can lag behind the contact, s [SA]. */
const DODGE_TOUCH_SECONDS = 0.8;
const DODGE_LAG_SECONDS = 0.25;
/** Max time from a reset to the shot or goal it leads to, s [P]. */
const CONVERSION_SECONDS = 8;
/** Reported by the game's counter; without it, proven by a dodge that the flight no longer had. */
const REPORTED_CONFIDENCE = 1;
const PROVEN_CONFIDENCE = 0.75;

type FlipResetEvidence = {
  /** How it is known: from the game's counter, or from a later dodge that the flight no longer had. */
  source: 'counter' | 'laterDodge';
  height: number;
  /** Position of the ball above the car's floor, in car axes, uu: negative is under the wheels. */
  ballUp: number;
  /** Whether the regained dodge was used for a touch before landing. */
  used: boolean;
  /** From the reset to that touch, s. */
  useDelay: number | null;
  /** Whether the player shot or scored within eight seconds. */
  shot: boolean;
  goal: boolean;
};
/** From the reset to the touch that used it. */
type FlipResetEvent = GameEvent<'flipReset', FlipResetEvidence>;

/** Detects flips regained from the ball. Source: game-and-stats.md 3.21. */
export const flipResetDetector = defineDetector<FlipResetEvent, readonly [typeof touchDetector]>({
  kinds: ['flipReset'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players.flatMap((player) => {
      const own = filterByPlayer(touches, player);
      const resets = hasRefreshCounts(match) ? reportedResets(match, player) : provenResets(match, player);
      return resets.map((reset) => describeReset(match, player, reset, own));
    }),
});

/**
 * The counter is first replicated when it increases: a file without any increase may be an old one, or one without
 * resets.
 */
const hasRefreshCounts = ({ timeline }: MatchView): boolean => timeline.dodgeRefreshes.length > 0;

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
      touch.time <= time + MAX_USE_SECONDS &&
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
  return makePlayerEvent(match, player, {
    kind: 'flipReset',
    frame,
    endFrame: use?.frame ?? frame,
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

/** Returns resets that the game counted (files since 2026-03) and that were on the ball. */
function reportedResets(match: MatchView, player: PlayerView): Reset[] {
  const flights = findFlights(match, player);
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
 * Returns resets in files without the counter: the ball at the underside, then a dodge although the flight's own was
 * used or expired. Resets that were never used leave no trace and aren't found.
 */
function provenResets(match: MatchView, player: PlayerView): Reset[] {
  const resets: Reset[] = [];
  for (const flight of findFlights(match, player).all) {
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

/** Whether the flight's own dodge was used or had expired when this one started. */
function isGone(match: MatchView, { jumpFrame }: Flight, spent: number, dodge: number): boolean {
  if (spent >= 0 && spent < dodge) return true;
  const { elapsed } = match.clock;
  return jumpFrame >= 0 && elapsed[dodge]! - elapsed[jumpFrame]! > FLIP_GONE_SECONDS;
}

/** Returns the frame in which the ball was nearest to the wheels; null if it never was close. */
function nearestUnderside(
  match: MatchView,
  player: PlayerView,
  from: number,
  to: number,
): { frame: number; ballUp: number } | null {
  let nearest: number = MAX_DISTANCE;
  let found: { frame: number; ballUp: number } | null = null;
  for (let frame = from; frame < to; frame++) {
    const { up, forward, right, distance, carZ, axes } = readBallFromCar(match, player, frame, relative);
    const underside =
      up < MAX_BALL_UP &&
      Math.abs(forward) <= MAX_BALL_OFFSET &&
      Math.abs(right) <= MAX_BALL_OFFSET &&
      -up / distance >= MIN_UNDERSIDE_COSINE &&
      (carZ >= MIN_HEIGHT_UPRIGHT || axes.upZ <= MAX_UPRIGHT);
    if (!underside || distance >= nearest) continue;
    nearest = distance;
    found = { frame, ballUp: up };
  }
  return found;
}
