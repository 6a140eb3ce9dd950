import { FIELD } from '../../model/field-geometry.ts';
import { length } from '../../model/length.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { calculateBoostLevels } from '../boost-use/boost-levels.ts';
import { defineDetector, type GameEvent, makePlayerEvent } from '../game-event.ts';

/** The closest player is first man if the next is at least this much farther from the ball, uu on the plane [SA]. */
const FIRST_MAN_MARGIN = 250;
/** A new order must last this long before it counts, s [SA]. */
const DEBOUNCE_SECONDS = 0.35;
/** A first man keeps the role for this long while not clearly closest, s [SA]. */
const GRACE_SECONDS = 0.35;
/** Other analyzers share this distance rule, but there are no labeled data for it [P]. */
const ROLE_CONFIDENCE = 0.7;

const NAMES = ['none', 'first', 'second', 'third', 'ambiguous'] as const;
export type RoleName = Exclude<(typeof NAMES)[number], 'none'>;

type RoleEvidence = {
  readonly role: RoleName;
  /** Previous role, if play was not interrupted in between. */
  readonly from: RoleName | null;
  /** Whether they went from third to first man, past the second. */
  readonly cut: boolean;
  /** Averages over the span: uu on the plane; boost in percent, null in files without amounts. */
  readonly distanceToBall: number;
  readonly distanceToOwnGoal: number;
  readonly boost: number | null;
};
export type Role = GameEvent<'role', RoleEvidence>;

/** Detects the spans in which a player is first, second or third man. game-and-stats.md 3.33, after subtr-actor's; not in 1v1. */
export const roleDetector = defineDetector({
  kinds: ['role'],
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
  const { car, sign } = view;
  const levels = calculateBoostLevels(car, clock);
  let toBall = 0;
  let toGoal = 0;
  let boost = 0;
  for (let frame = start; frame < end; frame++) {
    toBall += length(car.x[frame]! - ball.x[frame]!, car.y[frame]! - ball.y[frame]!);
    toGoal += length(car.x[frame]!, sign * car.y[frame]! + FIELD.backWallY);
    boost += levels[frame]!;
  }
  const count = end - start;
  const from = start > 0 ? column[start - 1]! : ROLE.none;
  return makePlayerEvent(match, view, {
    kind: 'role',
    frame: start,
    endFrame: Math.min(end, frames - 1),
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

/** Codes used in the columns of `followRoles`. */
const ROLE = { none: 0, first: 1, second: 2, third: 3, ambiguous: 4 } as const;

/**
 * Returns every player's role per frame of live play for a team. The first man is clearly closest to the ball; the
 * others are ordered by distance. No one has a role while fewer than two players of the team are alive.
 *
 * @returns one column per player, in the order of `team`
 */
function followRoles({ clock, ball, live, frames }: MatchView, team: readonly PlayerView[]): Uint8Array[] {
  const roles = team.map(() => new Uint8Array(frames));
  const members = team.length;
  const distance = new Float64Array(members);
  const order = new Int32Array(members);
  const pendingRole = new Uint8Array(members);
  const pendingSince = new Float64Array(members);
  let first = -1;
  let candidate = -1;
  let candidateSince = 0;
  let clearAt = Number.NEGATIVE_INFINITY;

  for (let frame = 0; frame < frames; frame++) {
    if (live[frame] === 0 || ball.present[frame] === 0) {
      first = candidate = -1;
      clearAt = Number.NEGATIVE_INFINITY;
      continue;
    }
    const alive = sortByDistance(frame);
    if (alive < 2) {
      first = candidate = -1;
      continue;
    }
    const now = clock.elapsed[frame]!;
    chooseFirstMan(now, alive, frame);
    assign(frame, alive, now);
  }
  return roles;

  function sortByDistance(frame: number): number {
    let alive = 0;
    for (let member = 0; member < members; member++) {
      const { car } = team[member]!;
      if (car.presence[frame] !== 1) continue;
      distance[member] = length(car.x[frame]! - ball.x[frame]!, car.y[frame]! - ball.y[frame]!);
      let at = alive++;
      for (; at > 0 && distance[order[at - 1]!]! > distance[member]!; at--) order[at] = order[at - 1]!;
      order[at] = member;
    }
    return alive;
  }

  function chooseFirstMan(now: number, alive: number, frame: number): void {
    const closest = order[0]!;
    const clear = distance[order[1]!]! - distance[closest]! > FIRST_MAN_MARGIN;
    if (first >= 0 && team[first]!.car.presence[frame] !== 1) first = -1;
    const target = clear ? closest : -1;
    if (target !== candidate) {
      candidate = target;
      candidateSince = now;
    }
    if (clear && closest === first) clearAt = now;
    if (clear && (first < 0 ? true : now - candidateSince >= DEBOUNCE_SECONDS)) {
      first = closest;
      clearAt = now;
    }
    if (!clear && now - clearAt > GRACE_SECONDS) first = -1;
    if (alive < 2) first = -1;
  }

  function assign(frame: number, alive: number, now: number): void {
    let others = 0;
    const limit = distance[order[0]!]! + FIRST_MAN_MARGIN;
    for (let rank = 0; rank < alive; rank++) {
      const member = order[rank]!;
      let role: number;
      if (first >= 0) role = member === first ? ROLE.first : others++ === 0 ? ROLE.second : ROLE.third;
      else role = distance[member]! <= limit ? ROLE.ambiguous : ROLE.third;
      const column = roles[member]!;
      const before = frame > 0 ? column[frame - 1]! : ROLE.none;
      column[frame] = settled(member, before, role, now);
    }
  }

  /** Second and third man swap only after the debounce; first man and ambiguous already have their own delay. */
  function settled(member: number, before: number, role: number, now: number): number {
    if (role !== pendingRole[member]) {
      pendingRole[member] = role;
      pendingSince[member] = now;
    }
    const swap =
      (before === ROLE.second && role === ROLE.third) || (before === ROLE.third && role === ROLE.second);
    return swap && now - pendingSince[member]! < DEBOUNCE_SECONDS ? before : role;
  }
}
