import { BALL } from '../../model/ball-flight.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { attackSign, otherTeam } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { GOAL_CENTER } from '../../xg/shot-features.ts';
import type { Launch } from './launch.ts';
import { FREE_PRESSURE, OPEN_NET_CROSSING, OPEN_NET_PATH, TIGHT_PRESSURE } from './thresholds.ts';

/** Who is about when a shot is taken. */
export interface Setting {
  /** Distance of the nearest opponent to the ball, uu; null when there is none. */
  nearestOpponent: number | null;
  pressure: 'free' | 'contested' | 'tight';
  openNet: boolean;
  /** The ball goes to the side of the goal away from the opponent who is nearest to the goal. */
  weakSide: boolean;
}

export function readSetting(match: MatchView, { team, after, afterFrame, flight }: Launch): Setting {
  const sign = attackSign(team);
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
  for (const opponent of match.teams[otherTeam(team)]) {
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
      distanceToSegment({ x, y, z }, after, { x: targetX, y: FIELD.backWallY, z: targetZ }),
    );
  }
  return {
    nearestOpponent: Number.isFinite(nearest) ? nearest : null,
    pressure: nearest < TIGHT_PRESSURE ? 'tight' : nearest <= FREE_PRESSURE ? 'contested' : 'free',
    openNet: toPath >= OPEN_NET_PATH && toCrossing >= OPEN_NET_CROSSING,
    weakSide: Number.isFinite(toCrossing) && targetX * keeperX < 0,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Distance of a point to the segment from `a` to `b`, uu. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const dz = b.z - a.z;
  const length = dx * dx + dy * dy + dz * dz;
  const share = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy + (p.z - a.z) * dz) / length;
  const t = Math.max(0, Math.min(1, share));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy, p.z - a.z - t * dz);
}
