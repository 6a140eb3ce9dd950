import { getAttackSign } from '../../model/teams.ts';
import { calculateDistanceAt } from '../../timeline/car-axes.ts';
import { isPresent } from '../../timeline/presence.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { PRESENCE } from '../../timeline/tracks.ts';

/**
 * Seconds in each role on their team, sampled ten times a second during rounds (game-and-stats.md 5.5). No rule of 1,440
 * that were fitted equals ballchasing's; those closer to it are wrong in duels or don't add up in a team (docs/truth.md).
 */
const emptyRoles = () => ({
  mostBackSeconds: 0,
  mostForwardSeconds: 0,
  closestToBallSeconds: 0,
  farthestFromBallSeconds: 0,
  /** Samples with a player of their team on the field: the shares of these add up to 100 in a team. */
  teamSeconds: 0,
  /** Those while they were in the match. */
  presentSeconds: 0,
  /** Goals conceded while they were farthest back. */
  goalsAgainstAsLastDefender: 0,
});
export type RoleFacts = ReturnType<typeof emptyRoles>;

const SAMPLE_SECONDS = 0.1;

interface Extremes {
  mostBack: number;
  mostForward: number;
  closest: number;
  farthest: number;
}

/** Returns which players of a team hold each role in a frame, as indexes into `players`; null if no one is on the field. */
function teamExtremes({ ball, players }: Timeline, members: readonly number[], frame: number) {
  let extremes: Extremes | null = null;
  let back = 0;
  let forward = 0;
  let near = 0;
  let far = 0;
  for (const member of members) {
    const player = players[member];
    const car = player?.car;
    if (!player || !car || car.presence[frame] !== PRESENCE.alive) continue;
    const depth = getAttackSign(player.team) * car.y[frame]!;
    const distance = calculateDistanceAt(car, ball, frame);
    if (extremes === null) {
      extremes = { mostBack: member, mostForward: member, closest: member, farthest: member };
      back = forward = depth;
      near = far = distance;
      continue;
    }
    if (depth < back) {
      back = depth;
      extremes.mostBack = member;
    }
    if (depth > forward) {
      forward = depth;
      extremes.mostForward = member;
    }
    if (distance < near) {
      near = distance;
      extremes.closest = member;
    }
    if (distance > far) {
      far = distance;
      extremes.farthest = member;
    }
  }
  return extremes;
}

export function tallyRoles(timeline: Timeline, round: Uint8Array): RoleFacts[] {
  const { clock, players, ball, goals } = timeline;
  const roles = players.map(emptyRoles);
  const teams = [0, 1].map((team) =>
    players.flatMap((player, index) => (player.team === team ? [index] : [])),
  );
  let nextSample = 0;
  for (let frame = 0; frame < timeline.frames; frame++) {
    const elapsed = clock.elapsed[frame]!;
    if (elapsed < nextSample) continue;
    nextSample = (Math.floor(elapsed / SAMPLE_SECONDS) + 1) * SAMPLE_SECONDS;
    if (round[frame] !== 1 || ball.present[frame] !== 1) continue;
    for (const members of teams) {
      const extremes = teamExtremes(timeline, members, frame);
      if (extremes === null) continue;
      (roles[extremes.mostBack] as RoleFacts).mostBackSeconds += SAMPLE_SECONDS;
      (roles[extremes.mostForward] as RoleFacts).mostForwardSeconds += SAMPLE_SECONDS;
      (roles[extremes.closest] as RoleFacts).closestToBallSeconds += SAMPLE_SECONDS;
      (roles[extremes.farthest] as RoleFacts).farthestFromBallSeconds += SAMPLE_SECONDS;
      for (const member of members) {
        const facts = roles[member] as RoleFacts;
        facts.teamSeconds += SAMPLE_SECONDS;
        if (isPresent(players[member]!.presence, frame)) facts.presentSeconds += SAMPLE_SECONDS;
      }
    }
  }
  for (const goal of goals) {
    const conceding = teams[1 - goal.team] ?? [];
    const extremes = teamExtremes(timeline, conceding, Math.max(0, goal.frame - 1));
    if (extremes !== null) (roles[extremes.mostBack] as RoleFacts).goalsAgainstAsLastDefender += 1;
  }
  return roles;
}
