import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { DEBOUNCE_SECONDS, FIRST_MAN_MARGIN, GRACE_SECONDS } from './thresholds.ts';

/** Codes in the columns of `followRoles`. */
export const ROLE = { none: 0, first: 1, second: 2, third: 3, ambiguous: 4 } as const;

/**
 * Role of every player of a team per frame of live play. First man is who is clearly closest to the ball; the others are
 * ordered by distance. Nobody has a role while fewer than two of the team are alive.
 *
 * @returns one column per player, in the order of `team`
 */
export function followRoles(
  { clock, ball, live, frames }: MatchView,
  team: readonly PlayerView[],
): Uint8Array[] {
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
    settleFirst(now, alive, frame);
    assign(frame, alive, now);
  }
  return roles;

  function sortByDistance(frame: number): number {
    let alive = 0;
    for (let member = 0; member < members; member++) {
      const { car } = team[member]!;
      if (car.presence[frame] !== 1) continue;
      const dx = car.x[frame]! - ball.x[frame]!;
      const dy = car.y[frame]! - ball.y[frame]!;
      distance[member] = Math.sqrt(dx * dx + dy * dy);
      let at = alive++;
      for (; at > 0 && distance[order[at - 1]!]! > distance[member]!; at--) order[at] = order[at - 1]!;
      order[at] = member;
    }
    return alive;
  }

  function settleFirst(now: number, alive: number, frame: number): void {
    const closest = order[0]!;
    const clear = distance[order[1]!]! - distance[closest]! > FIRST_MAN_MARGIN;
    if (first >= 0 && team[first]!.car.presence[frame] !== 1) first = -1;
    const wanted = clear ? closest : -1;
    if (wanted !== candidate) {
      candidate = wanted;
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
    let place = 0;
    const limit = distance[order[0]!]! + FIRST_MAN_MARGIN;
    for (let rank = 0; rank < alive; rank++) {
      const member = order[rank]!;
      let role: number;
      if (first >= 0) role = member === first ? ROLE.first : place++ === 0 ? ROLE.second : ROLE.third;
      else role = distance[member]! <= limit ? ROLE.ambiguous : ROLE.third;
      const column = roles[member]!;
      const before = frame > 0 ? column[frame - 1]! : ROLE.none;
      column[frame] = settled(member, before, role, now);
    }
  }

  /** Second and third man swap only after the debounce; first man and ambiguity have theirs already. */
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
