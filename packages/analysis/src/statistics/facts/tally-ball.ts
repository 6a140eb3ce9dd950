import { perTeam, type TeamIndex } from '../../model/teams.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { NO_TEAM, PHASE } from '../../timeline/tracks.ts';

/** Ball stats of a team, seconds (game-and-stats.md 5.6). */
export interface BallFacts {
  possessionSeconds: number;
  /** Time in the team's half while the round was active. */
  inSideSeconds: number;
}

export function tallyBall(timeline: Timeline): [BallFacts, BallFacts] {
  const possession = lostPossession(timeline);
  const side = sideSeconds(timeline);
  return perTeam((team) => ({ possessionSeconds: possession[team], inSideSeconds: side[team] }));
}

/**
 * Returns the time from a team's touch to the other team's touch, excluding spans that end with a goal or a new ball.
 * This is ballchasing's possession: within 0.1 s for the six teams of the reference matches.
 */
function lostPossession({ clock, ball, frames }: Timeline): [number, number] {
  const seconds: [number, number] = [0, 0];
  let holder: number = NO_TEAM;
  let since = 0;
  for (let frame = 0; frame < frames; frame++) {
    const team = ball.hitTeam[frame]!;
    if (team === holder) continue;
    const now = clock.elapsed[frame]!;
    if (holder !== NO_TEAM && team !== NO_TEAM) seconds[holder as TeamIndex] += now - since;
    holder = team;
    since = now;
  }
  return seconds;
}

/**
 * Returns the seconds per half. The time between two ball updates belongs to the half in the later update. Within 0.3
 * s of ballchasing for the six teams of the reference matches.
 */
function sideSeconds({ clock, ball, frames }: Timeline): [number, number] {
  const seconds: [number, number] = [0, 0];
  let since: number | null = null;
  for (let frame = 0; frame < frames; frame++) {
    if (ball.present[frame] !== 1) since = null;
    if (ball.updated[frame] !== 1) continue;
    const now = clock.elapsed[frame]!;
    const phase = clock.phase[frame];
    const active = phase === PHASE.live || phase === PHASE.kickoffWaiting;
    if (since !== null && active) seconds[ball.y[frame]! < 0 ? 0 : 1] += now - since;
    since = now;
  }
  return seconds;
}
