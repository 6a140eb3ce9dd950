import { attackSign, otherTeam, type TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { distanceToSegment } from '../shot/setting.ts';
import { CAUGHT, EMPTY_NET } from './thresholds.ts';

/** Where the conceding team was when the shot was taken. */
export interface Defence {
  emptyNet: boolean;
  /** Deepest defender; -1 for none. */
  lastMan: number;
  /** Defender nearest to the way of the ball; -1 for none. */
  nearestDefender: number;
  /** Defenders caught ahead of play, as numbers with commas; empty for none. */
  caughtAhead: string;
}

/** @param crossing where the ball went in, field coordinates */
export function readDefence(
  match: MatchView,
  shotFrame: number,
  scoring: TeamIndex,
  crossing: { readonly x: number; readonly y: number; readonly z: number },
): Defence {
  const { ball } = match;
  const sign = attackSign(scoring);
  const from = { x: ball.x[shotFrame]!, y: ball.y[shotFrame]!, z: ball.z[shotFrame]! };
  const ballDepth = sign * from.y;
  let clear = ballDepth <= EMPTY_NET.tapInY;
  let lastMan = -1;
  let deepest = Number.NEGATIVE_INFINITY;
  let nearestDefender = -1;
  let nearest = Number.POSITIVE_INFINITY;
  const caught: number[] = [];
  for (const defender of match.teams[otherTeam(scoring)]) {
    if (!match.isAlive(defender, shotFrame)) continue;
    const { car, index } = defender;
    const at = { x: car.x[shotFrame]!, y: car.y[shotFrame]!, z: car.z[shotFrame]! };
    const depth = sign * at.y;
    const toPath = distanceToSegment(at, from, crossing);
    if (toPath < EMPTY_NET.path || depth > ballDepth - EMPTY_NET.upField) clear = false;
    if (depth > deepest) {
      deepest = depth;
      lastMan = index;
    }
    if (toPath < nearest) {
      nearest = toPath;
      nearestDefender = index;
    }
    // The defender's own attack frame is the scorer's turned round.
    if (-ballDepth <= CAUGHT.ballY && -depth >= CAUGHT.playerY && ballDepth - depth >= CAUGHT.gap) {
      caught.push(index);
    }
  }
  return { emptyNet: clear, lastMan, nearestDefender, caughtAhead: caught.join(',') };
}
