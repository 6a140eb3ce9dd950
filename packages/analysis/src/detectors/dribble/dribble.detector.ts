import { SURFACES } from '../../model/surface.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { findFlights } from '../aerial/flights.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { createBallFromCar, readBallFromCar } from './ball-from-car.ts';

/** Range of the ball's center height during a carry, uu [SA]: off the ground, below a lifted carry. */
const MIN_BALL_Z = 97.75;
const MAX_BALL_Z = 600;
/** Max horizontal distance of the centers when a carry starts, uu [SA]: 1.4 ball radii. */
const MAX_LEVEL_GAP = 130;
/**
 * Max distance during the carry: a ball pushed by the nose is 74 uu of car and up to 90 uu of ball away, uu. This,
 * the offset and the close time were fitted to the one scripted carry that needs them [P].
 */
const MAX_PUSHED_GAP = 160;
/** A pushed ball is straight ahead: max sideways offset from the car, uu [P]. */
const MAX_PUSHED_OFFSET = 45;
/** Min part of a carry that must be close, s [P]. */
const MIN_CLOSE_SECONDS = 0.3;
/** Max height of the ball above the car, uu [SA]. */
const MAX_VERTICAL_GAP = 220;
/** Coarse limit, valid before car and ball are extrapolated to the same time, uu. */
const COARSE_GAP = 500;
/** Min duration of a carry, s [SA]. */
const MIN_SECONDS = 1;
/** Shorter interruptions are bridged, s [SA]. */
const BRIDGE_SECONDS = 0.12;
/**
 * A carry that follows within this time, without a touch by anyone else, is the same dribble: the ball hopped or the
 * car caught up, s [P].
 */
const MERGE_SECONDS = 0.5;
/** A dodge or anyone's touch within this time after the carry is how it ended, s [P]. */
const ENDING_SECONDS = 0.5;
/** A carry is judged by distance alone. */
const CONFIDENCE = 0.85;

type DribbleEvidence = {
  touches: number;
  /** Distance that the car traveled, and distance between start and end, uu. */
  way: number;
  straight: number;
  /** uu/s. */
  meanSpeed: number;
  /** Distance gained toward the opponents' goal, uu. */
  progress: number;
  /**
   * What followed within half a second: a dodge with a touch, or the next touch by the player, a teammate or an
   * opponent.
   */
  ending: 'dodge' | 'touch' | 'teammate' | 'opponent' | 'released';
};
type DribbleEvent = GameEvent<'dribble', DribbleEvidence>;

/** Detects carries of the ball along the ground. Source: game-and-stats.md 3.11. */
export const dribbleDetector = defineDetector<DribbleEvent, readonly [typeof touchDetector]>({
  kinds: ['dribble'],
  needs: [touchDetector],
  detect: (match, [touches]) =>
    match.players.flatMap((player) => {
      const breaks = touches.filter((touch) => touch.player !== player.index).map(({ frame }) => frame);
      return findCarries(match, player, breaks).map((carry) => describeCarry(match, player, carry, touches));
    }),
});

function describeCarry(
  match: MatchView,
  player: PlayerView,
  { startFrame, endFrame }: Carry,
  touches: readonly TouchEvent[],
): DribbleEvent {
  const { car, sign } = player;
  const dx = car.x[endFrame]! - car.x[startFrame]!;
  const dy = car.y[endFrame]! - car.y[startFrame]!;
  let way = 0;
  for (let frame = startFrame + 1; frame <= endFrame; frame++) {
    way += Math.hypot(car.x[frame]! - car.x[frame - 1]!, car.y[frame]! - car.y[frame - 1]!);
  }
  const seconds = match.clock.elapsed[endFrame]! - match.clock.elapsed[startFrame]!;
  return makePlayerEvent(match, player, {
    kind: 'dribble',
    frame: startFrame,
    endFrame,
    confidence: CONFIDENCE,
    evidence: {
      touches: touches.filter(
        ({ player: toucher, frame, evidence }) =>
          toucher === player.index && evidence.lastContactFrame >= startFrame && frame <= endFrame,
      ).length,
      way,
      straight: Math.hypot(dx, dy),
      meanSpeed: way / seconds,
      progress: sign * dy,
      ending: getDribbleEnding(match, player, endFrame, touches),
    },
  });
}

function getDribbleEnding(
  match: MatchView,
  player: PlayerView,
  endFrame: number,
  touches: readonly TouchEvent[],
): DribbleEvidence['ending'] {
  const until = match.clock.elapsed[endFrame]! + ENDING_SECONDS;
  const next = touches.find(({ frame, time }) => frame >= endFrame && time <= until);
  if (next === undefined) return 'released';
  if (next.player !== player.index) return next.team === player.team ? 'teammate' : 'opponent';
  return next.evidence.dodging ? 'dodge' : 'touch';
}

/** Frames in which the ball stayed on a car. */
interface Carry {
  startFrame: number;
  endFrame: number;
}

const FLOOR = SURFACES.indexOf('floor');
const relative = createBallFromCar();

/**
 * Finds spans in which the ball rides on or is pushed by a player's car, with one part at least `MIN_SECONDS` long.
 *
 * @param breaks frames in which anyone else touched the ball, ascending
 */
function findCarries(match: MatchView, player: PlayerView, breaks: readonly number[]): Carry[] {
  const { elapsed } = match.clock;
  const { contacts } = findFlights(match, player);
  const carries: Carry[] = [];
  let start = -1;
  // First frame of the current part; -1 between parts.
  let part = -1;
  let last = -1;
  let isLong = false;
  let closeSeconds = 0;
  let nextBreak = 0;
  const closePart = (): void => {
    if (part >= 0 && elapsed[last]! - elapsed[part]! >= MIN_SECONDS && closeSeconds >= MIN_CLOSE_SECONDS)
      isLong = true;
    part = -1;
    closeSeconds = 0;
  };
  const close = (): void => {
    closePart();
    if (isLong) carries.push({ startFrame: start, endFrame: last });
    start = -1;
    isLong = false;
  };
  for (let frame = 0; frame < match.frames; frame++) {
    const broken = breaks[nextBreak] !== undefined && breaks[nextBreak]! <= frame;
    if (broken) nextBreak += 1;
    if (broken || match.live[frame] !== 1 || !match.isAlive(player, frame)) {
      close();
      continue;
    }
    const gap = carryGap(match, player, frame, contacts);
    if (gap <= (part < 0 ? MAX_LEVEL_GAP : MAX_PUSHED_GAP)) {
      if (start < 0) start = frame;
      if (part < 0) part = frame;
      if (gap <= MAX_LEVEL_GAP) closeSeconds += match.clock.delta[frame]!;
      last = frame;
    } else if (start >= 0 && elapsed[frame]! - elapsed[last]! > MERGE_SECONDS) close();
    else if (part >= 0 && elapsed[frame]! - elapsed[last]! > BRIDGE_SECONDS) closePart();
  }
  close();
  return carries;
}

/** Returns the horizontal distance of a ball that is on or in front of a car that isn't on a wall; otherwise infinite. */
function carryGap(match: MatchView, player: PlayerView, frame: number, contacts: Uint8Array): number {
  const { ball } = match;
  const { car } = player;
  // Most frames are far off: check coarsely first.
  if (Math.abs(ball.x[frame]! - car.x[frame]!) > COARSE_GAP) return Number.POSITIVE_INFINITY;
  if (Math.abs(ball.y[frame]! - car.y[frame]!) > COARSE_GAP) return Number.POSITIVE_INFINITY;
  const surface = contacts[frame]!;
  if (surface < SURFACES.length && surface !== FLOOR) return Number.POSITIVE_INFINITY;
  const { level, dz, ballZ, forward, right } = readBallFromCar(match, player, frame, relative);
  const carried =
    ballZ >= MIN_BALL_Z &&
    ballZ <= MAX_BALL_Z &&
    dz > 0 &&
    dz <= MAX_VERTICAL_GAP &&
    (level <= MAX_LEVEL_GAP || (forward > 0 && Math.abs(right) <= MAX_PUSHED_OFFSET));
  return carried ? level : Number.POSITIVE_INFINITY;
}
