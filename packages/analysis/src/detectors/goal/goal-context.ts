import { FIELD, THIRD_BOUNDARY_Y } from '../../model/field-geometry.ts';
import { getAttackSign, getOtherTeam, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { getBallAt, getCarAt } from '../game-event.ts';
import { updateBefore } from '../shot/launch.ts';
import { calculateDistanceToSegment } from '../shot/shot-context.ts';

/** Empty net: no one this close to the ball's path, every defender this far upfield, and no tap-in. */
const EMPTY_NET = { path: 1000, upField: 700, tapInY: 3600 } as const;
/** Counterattack: a short attack after this much time in your own half, some of it deep. */
const COUNTER = { attackSeconds: 4, ownHalfSeconds: 4, ownThirdSeconds: 1 } as const;
/** Sustained pressure: min time since kickoff and in the offensive half, and time of the last window in half and third. */
const SUSTAINED = {
  afterKickoff: 12,
  attackSeconds: 6,
  window: 12,
  halfSeconds: 7,
  thirdSeconds: 3.5,
} as const;
/** Caught upfield: the ball is this deep while the defender is past both limits. */
const CAUGHT = { ballY: -1200, playerY: -250, gap: 2200 } as const;

/** How the ball got to the goal, traced back over live play. */
interface BuildUp {
  counterAttack: boolean;
  sustainedPressure: boolean;
}

export function readBuildUp(match: MatchView, goalFrame: number, team: TeamIndex): BuildUp {
  const { ball, clock, live } = match;
  const sign = getAttackSign(team);
  let since = 0;
  let attack = 0;
  let attacking = true;
  let ownHalf = 0;
  let ownThird = 0;
  let defending = true;
  let windowHalf = 0;
  let windowThird = 0;
  for (let frame = goalFrame - 1; frame >= 0 && live[frame] === 1; frame--) {
    const seconds = clock.delta[frame + 1]!;
    const depth = sign * ball.y[frame]!;
    since += seconds;
    if (since <= SUSTAINED.window) {
      if (depth > 0) windowHalf += seconds;
      if (depth > THIRD_BOUNDARY_Y) windowThird += seconds;
    }
    if (attacking && depth > 0) attack += seconds;
    else attacking = false;
    if (attacking || !defending) continue;
    if (depth > 0) {
      defending = false;
      continue;
    }
    ownHalf += seconds;
    if (depth < -THIRD_BOUNDARY_Y) ownThird += seconds;
  }
  return {
    counterAttack:
      attack <= COUNTER.attackSeconds &&
      ownHalf >= COUNTER.ownHalfSeconds &&
      ownThird >= COUNTER.ownThirdSeconds,
    sustainedPressure:
      since >= SUSTAINED.afterKickoff &&
      attack >= SUSTAINED.attackSeconds &&
      windowHalf >= SUSTAINED.halfSeconds &&
      windowThird >= SUSTAINED.thirdSeconds,
  };
}

/** Where the conceding team was when the shot was taken. */
interface Defense {
  emptyNet: boolean;
  /** Deepest defender; -1 for none. */
  lastMan: number;
  /** Defender nearest to the ball's path; -1 for none. */
  nearestDefender: number;
  /** Defenders caught upfield, as comma-separated indexes; empty for none. */
  caughtAhead: string;
}

/** @param crossing where the ball crossed the line, field coordinates */
export function readDefense(
  match: MatchView,
  shotFrame: number,
  scoring: TeamIndex,
  crossing: { readonly x: number; readonly y: number; readonly z: number },
): Defense {
  const sign = getAttackSign(scoring);
  const from = getBallAt(match, shotFrame);
  const ballDepth = sign * from.y;
  let clear = ballDepth <= EMPTY_NET.tapInY;
  let lastMan = -1;
  let deepest = Number.NEGATIVE_INFINITY;
  let nearestDefender = -1;
  let nearest = Number.POSITIVE_INFINITY;
  const caught: number[] = [];
  for (const defender of match.teams[getOtherTeam(scoring)]) {
    if (!match.isAlive(defender, shotFrame)) continue;
    const { index } = defender;
    const at = getCarAt(defender, shotFrame);
    const depth = sign * at.y;
    const toPath = calculateDistanceToSegment(at, from, crossing);
    if (toPath < EMPTY_NET.path || depth > ballDepth - EMPTY_NET.upField) clear = false;
    if (depth > deepest) {
      deepest = depth;
      lastMan = index;
    }
    if (toPath < nearest) {
      nearest = toPath;
      nearestDefender = index;
    }
    // The defender's attack frame is the scorer's, rotated by 180°.
    if (-ballDepth <= CAUGHT.ballY && -depth >= CAUGHT.playerY && ballDepth - depth >= CAUGHT.gap) {
      caught.push(index);
    }
  }
  return { emptyNet: clear, lastMan, nearestDefender, caughtAhead: caught.join(',') };
}

/** Center of the ball as it goes in, field coordinates, uu. */
export interface Crossing {
  x: number;
  y: number;
  z: number;
}

/** Max time from the goal to the ball's explosion, s. */
const EXPLOSION_SECONDS = 6;

/** Returns where a goal went in: the explosion reported by the file, or where the last ball update leads. */
export function readCrossing(match: MatchView, frame: number, team: TeamIndex): Crossing {
  const { timeline, clock, ball } = match;
  const sign = getAttackSign(team);
  const time = clock.elapsed[frame]!;
  const explosion = timeline.explosions.find(
    (one) =>
      Math.abs(clock.elapsed[one.frame]! - time) <= EXPLOSION_SECONDS &&
      sign * one.y > FIELD.backWallY - FIELD.goalPostX,
  );
  if (explosion) return { x: explosion.x, y: explosion.y, z: explosion.z };
  const at = ball.present[frame] === 1 && ball.exploded[frame] === 0 ? frame : updateBefore(match, frame);
  const depth = sign * ball.y[at]!;
  const speed = sign * ball.vy[at]!;
  const seconds = speed > 0 ? Math.max(0, FIELD.backWallY - depth) / speed : 0;
  return {
    x: ball.x[at]! + ball.vx[at]! * seconds,
    y: sign * FIELD.backWallY,
    z: Math.max(0, ball.z[at]! + ball.vz[at]! * seconds),
  };
}
