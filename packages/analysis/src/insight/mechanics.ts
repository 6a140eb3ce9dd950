import type { PlayerInsight } from '@datacoach/contract';
import { ALL_DETECTORS } from '../detectors/all-detectors.ts';
import { findLastFrameWithin } from '../detectors/flip/dodges.ts';
import type { GameEvent } from '../detectors/game-event.ts';
import { goalDetector } from '../detectors/goal/goal.detector.ts';
import { possessionDetector } from '../detectors/possession/possession.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { calculateHorizontalSpeed, createCarAxes, readCarAxes } from '../timeline/car-axes.ts';
import type { MatchView, PlayerView } from '../timeline/match-view.ts';
import { PRESENCE } from '../timeline/tracks.ts';
import { MECHANICS, type SuccessRule } from './mechanic-list.ts';

const SUCCEEDS: Readonly<Record<SuccessRule, (input: MetricInput, event: GameEvent) => boolean>> = {
  played: leadsOn,
  faster: ({ match, player }, { frame }) => gainsSpeed(match, player, frame, frame),
  fasterAfter: ({ match, player }, { frame, endFrame }) => gainsSpeed(match, player, frame, endFrame),
  turned: ({ match, player }, { frame }) => drivesAway(match, player, frame),
};

const DETECTORS = new Map(
  ALL_DETECTORS.flatMap((detector) => detector.kinds.map((kind) => [kind, detector] as const)),
);

/** An event that is an attempt at something, and whether it succeeded. */
export interface Attempt {
  readonly event: GameEvent;
  readonly succeeds: boolean;
}

/** Returns a player's attempts, one list per row of `MECHANICS`. */
export function listMechanicAttempts(input: MetricInput): Attempt[][] {
  return MECHANICS.map(({ kind, counts, rule }) =>
    input
      .of(DETECTORS.get(kind)!)
      .filter((event) => event.kind === kind && counts(event))
      .map((event) => ({ event, succeeds: SUCCEEDS[rule](input, event) })),
  );
}

/** Returns a player's mechanics list, one row per mechanic. Source: game-and-stats.md 4.10. */
export function countMechanics(attempts: readonly (readonly Attempt[])[]): PlayerInsight['mechanics'] {
  return MECHANICS.map(({ code }, row) => ({
    code,
    attempts: attempts[row]!.length,
    successes: attempts[row]!.filter(({ succeeds }) => succeeds).length,
  }));
}

/** Max time for the success of a touch mechanic, s (4.10). */
const PLAYED_SECONDS = 3;
/** Max time between the reported end of a mechanic and its touch, s [P]. */
const SAME_TOUCH_SECONDS = 0.25;
/** Min speed gain of a movement mechanic, uu/s, within s (4.10). */
const SPEED_GAIN = 150;
const GAIN_SECONDS = 1;
/** Dodges are replicated up to this late, so the speed before is the lowest in that time, s [SA]. */
const REPLICATION_SECONDS = 0.1;
/** Min forward speed of the car after a half flip, uu/s, within s (4.10). */
const AWAY_SPEED = 900;
const AWAY_SECONDS = 1.2;

const axes = createCarAxes();

/** Returns whether the player's team kept the ball, shot or scored within 3 s of the end of a mechanic. */
export function leadsOn({ match, player, all }: MetricInput, { frame, endFrame }: GameEvent): boolean {
  const { elapsed } = match.clock;
  const end = elapsed[endFrame]!;
  const until = end + PLAYED_SECONDS;
  const inTime = (time: number): boolean =>
    time >= Math.min(elapsed[frame]!, end - SAME_TOUCH_SECONDS) && time <= until;
  if (
    all(shotDetector).some(({ kind, team, time }) => kind === 'shot' && team === player.team && inTime(time))
  )
    return true;
  if (all(goalDetector).some(({ team, time }) => team === player.team && inTime(time))) return true;
  let kept = false;
  for (const { team, time, duration, evidence } of all(possessionDetector)) {
    if (evidence.notion !== 'controlled' || time > until) continue;
    const over = time + duration;
    if (team === player.team) kept ||= over > end;
    // Opponents' possessions won by the player's touch end with that touch.
    else if (over > end + SAME_TOUCH_SECONDS) return false;
  }
  return kept;
}

/** Returns whether the car gets 150 uu/s faster than at `frame` within a second after `end`. */
export function gainsSpeed(match: MatchView, view: PlayerView, frame: number, end: number): boolean {
  const { car } = view;
  const { elapsed } = match.clock;
  let before = calculateHorizontalSpeed(car, frame);
  for (let at = frame - 1; at >= 0 && elapsed[frame]! - elapsed[at]! <= REPLICATION_SECONDS; at--) {
    if (car.presence[at] !== PRESENCE.alive || car.life[at] !== car.life[frame]) break;
    before = Math.min(before, calculateHorizontalSpeed(car, at));
  }
  const last = findLastFrameWithin(match, view, end, GAIN_SECONDS);
  for (let at = frame + 1; at <= last; at++)
    if (calculateHorizontalSpeed(car, at) - before >= SPEED_GAIN) return true;
  return false;
}

/** Returns whether the car drives where its nose points, turned around since `frame`, at 900 uu/s or more within 1.2 s. */
export function drivesAway(match: MatchView, view: PlayerView, frame: number): boolean {
  const { car } = view;
  readCarAxes(car, frame, axes);
  const { forwardX, forwardY } = axes;
  const last = findLastFrameWithin(match, view, frame, AWAY_SECONDS);
  for (let at = frame + 1; at <= last; at++) {
    readCarAxes(car, at, axes);
    const turned = axes.forwardX * forwardX + axes.forwardY * forwardY < 0;
    const ahead = axes.forwardX * car.vx[at]! + axes.forwardY * car.vy[at]!;
    if (turned && ahead >= AWAY_SPEED) return true;
  }
  return false;
}
