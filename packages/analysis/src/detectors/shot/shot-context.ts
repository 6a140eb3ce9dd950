import { BALL } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import type { Vector } from '../../model/quaternion.ts';
import { getAttackSign, getOtherTeam } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { GOAL_CENTER } from '../../xg/shot-features.ts';
import type { GameEvent } from '../game-event.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import type { Launch } from './launch.ts';

/** Open net: no opponent this close to the ball's path, and none this close to where it crosses, uu (4.6). */
const OPEN_NET_PATH = 1500;
const OPEN_NET_CROSSING = 2500;
/** An opponent closer than this puts pressure on a touch, uu (3.40); beyond the other distance, the player is free. */
const TIGHT_PRESSURE = 500;
const FREE_PRESSURE = 1500;
/** Depth and time of a rebound, uu and s (4.6). */
const REBOUND_DEPTH = 3000;
const REBOUND_SECONDS = 1.5;

/** Players around the ball when a shot is taken. */
interface Setting {
  /** Distance from the nearest opponent to the ball, uu; null without opponents. */
  nearestOpponent: number | null;
  pressure: 'free' | 'contested' | 'tight';
  openNet: boolean;
  /** The ball goes to the side of the goal away from the opponent closest to the goal. */
  weakSide: boolean;
}

export function readSetting(match: MatchView, { team, after, afterFrame, flight }: Launch): Setting {
  const sign = getAttackSign(team);
  const targetX = flight.arrives
    ? Math.max(-FIELD.goalPostX, Math.min(FIELD.goalPostX, flight.x))
    : GOAL_CENTER.x;
  const targetZ = flight.arrives
    ? Math.max(BALL.radius, Math.min(FIELD.goalHeight, flight.z))
    : GOAL_CENTER.z;
  let nearest = Number.POSITIVE_INFINITY;
  let toPath = Number.POSITIVE_INFINITY;
  let toCrossing = Number.POSITIVE_INFINITY;
  let keeperX = 0;
  for (const opponent of match.teams[getOtherTeam(team)]) {
    if (!match.isAlive(opponent, afterFrame)) continue;
    const { car } = opponent;
    const x = sign * car.x[afterFrame]!;
    const y = sign * car.y[afterFrame]!;
    const z = car.z[afterFrame]!;
    nearest = Math.min(nearest, Math.hypot(x - after.x, y - after.y, z - after.z));
    const crossing = Math.hypot(x - targetX, y - FIELD.backWallY, z - targetZ);
    if (crossing < toCrossing) {
      toCrossing = crossing;
      keeperX = x;
    }
    toPath = Math.min(
      toPath,
      calculateDistanceToSegment({ x, y, z }, after, { x: targetX, y: FIELD.backWallY, z: targetZ }),
    );
  }
  return {
    nearestOpponent: Number.isFinite(nearest) ? nearest : null,
    pressure: nearest < TIGHT_PRESSURE ? 'tight' : nearest <= FREE_PRESSURE ? 'contested' : 'free',
    openNet: toPath >= OPEN_NET_PATH && toCrossing >= OPEN_NET_CROSSING,
    weakSide: Number.isFinite(toCrossing) && targetX * keeperX < 0,
  };
}

/** Returns the distance from a point to the segment from `a` to `b`, uu. */
export function calculateDistanceToSegment(p: Vector, a: Vector, b: Vector): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const length = dx * dx + dy * dy + dz * dz;
  const share = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy + (p.z - a.z) * dz) / length;
  const t = Math.max(0, Math.min(1, share));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy, p.z - a.z - t * dz);
}

/** The ball turned around this close to the back wall, uu [P]: its center bounces 91 uu in front of it. */
const WALL_REACH = 250;

/**
 * Returns whether a shot is a rebound: the ball came off the back wall, the frame or a save shortly before, deep in
 * the opponents' half (game-and-stats.md 4.6).
 *
 * @param saves touches that keep the ball out
 */
export function isRebound(
  match: MatchView,
  { touch, team, before, beforeFrame }: Launch,
  saves: ReadonlySet<TouchEvent>,
  frameBounces: readonly number[],
): boolean {
  if (before.y < REBOUND_DEPTH) return false;
  const { ball, clock } = match;
  const since = touch.time - REBOUND_SECONDS;
  for (const save of saves) {
    if (save.team !== team && save.time >= since && save.time < touch.time) return true;
  }
  const recent = (frame: number): boolean => clock.elapsed[frame]! >= since && frame < touch.frame;
  if (frameBounces.some(recent)) return true;
  const sign = getAttackSign(team);
  let later = sign * ball.vy[beforeFrame]!;
  for (let frame = beforeFrame - 1; frame >= 0 && recent(frame); frame--) {
    const speed = sign * ball.vy[frame]!;
    if (speed > 0 && later < 0 && sign * ball.y[frame]! > FIELD.backWallY - WALL_REACH) return true;
    later = speed;
  }
  return false;
}

/** Max time from receiving a pass to the shot it leads to, s (game-and-stats.md 6.7). */
const PASS_SECONDS = 3;
/** Max time from the end of a carry to the shot it leads to, s [P]. */
const DRIBBLE_SECONDS = 1;

/** Returns the pass that leads to the shot: the last one to the shooter; null for none. */
export function findPassBefore<P extends GameEvent>(
  { clock }: MatchView,
  passes: readonly P[],
  { player, frame, time }: Pick<GameEvent, 'player' | 'frame' | 'time'>,
): P | null {
  const pass = passes.findLast(
    (candidate) =>
      candidate.other === player &&
      candidate.player !== player &&
      candidate.frame < frame &&
      candidate.endFrame <= frame &&
      time - clock.elapsed[candidate.endFrame]! <= PASS_SECONDS,
  );
  return pass ?? null;
}

/** Returns whether the shooter carried the ball until just before. */
export function isFromDribble(
  { clock }: MatchView,
  dribbles: readonly GameEvent[],
  touch: TouchEvent,
): boolean {
  return dribbles.some(
    ({ player, frame, endFrame }) =>
      player === touch.player &&
      frame < touch.frame &&
      touch.time - clock.elapsed[endFrame]! <= DRIBBLE_SECONDS,
  );
}
