import { FIELD } from '../../model/field-geometry.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { tankLevels } from '../boost-use/tank-levels.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { followRoles, ROLE } from './follow-roles.ts';
import { ROLE_CONFIDENCE } from './thresholds.ts';

const NAMES = ['none', 'first', 'second', 'third', 'ambiguous'] as const;
export type RoleName = Exclude<(typeof NAMES)[number], 'none'>;

export type RoleEvidence = {
  readonly role: RoleName;
  /** Role right before, when play was not interrupted in between. */
  readonly from: RoleName | null;
  /** From third to first man, past the second. */
  readonly cut: boolean;
  /** Means over the span: uu on the plane; boost in percent, null in files without amounts. */
  readonly distanceToBall: number;
  readonly distanceToOwnGoal: number;
  readonly boost: number | null;
};
export type Role = GameEvent<'role', RoleEvidence>;

/** Who of a team is first, second and third man, in spans. game-and-stats.md 3.33; not in duels. */
export const roleDetector = defineDetector({
  key: 'role',
  kinds: ['role'],
  needs: [],
  detect: (match): Role[] =>
    match.teams
      .filter((team) => team.length >= 2)
      .flatMap((team) => {
        const columns = followRoles(match, team);
        return team.flatMap((view, member) => spans(match, view, columns[member]!));
      })
      .sort((a, b) => a.frame - b.frame || a.player - b.player),
});

function spans(match: MatchView, view: PlayerView, column: Uint8Array): Role[] {
  const events: Role[] = [];
  let start = 0;
  for (let frame = 1; frame <= column.length; frame++) {
    if (frame < column.length && column[frame] === column[start]) continue;
    if (column[start] !== ROLE.none) events.push(describe(match, view, column, start, frame));
    start = frame;
  }
  return events;
}

/** @param end first frame after the span */
function describe(match: MatchView, view: PlayerView, column: Uint8Array, start: number, end: number): Role {
  const { ball, clock, frames } = match;
  const { car, sign, team, index: player } = view;
  const levels = tankLevels(car, clock);
  let toBall = 0;
  let toGoal = 0;
  let boost = 0;
  for (let frame = start; frame < end; frame++) {
    toBall += planar(car.x[frame]! - ball.x[frame]!, car.y[frame]! - ball.y[frame]!);
    toGoal += planar(car.x[frame]!, sign * car.y[frame]! + FIELD.backWallY);
    boost += levels[frame]!;
  }
  const count = end - start;
  const from = start > 0 ? column[start - 1]! : ROLE.none;
  return makeEvent(match, {
    kind: 'role',
    code: null,
    team,
    player,
    frame: start,
    endFrame: Math.min(end, frames - 1),
    at: carAt(view, start),
    confidence: ROLE_CONFIDENCE,
    evidence: {
      role: NAMES[column[start]!] as RoleName,
      from: from === ROLE.none ? null : (NAMES[from] as RoleName),
      cut: from === ROLE.third && column[start] === ROLE.first,
      distanceToBall: toBall / count,
      distanceToOwnGoal: toGoal / count,
      boost: Number.isNaN(boost) ? null : boost / count,
    },
  });
}

/** Much faster than Math.hypot, which guards against overflow. */
function planar(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
