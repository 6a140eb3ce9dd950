import { TEAM_INDICES, type TeamIndex } from '../../model/teams.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { NO_TEAM, PHASE } from '../../timeline/tracks.ts';

/** What the ball did for a team, seconds (game-and-stats.md 5.6). */
export interface BallFacts {
  possessionSeconds: number;
  /** It was in the team's own half while the round was on. */
  inSideSeconds: number;
}

export function tallyBall(timeline: Timeline): [BallFacts, BallFacts] {
  const possession = lostPossession(timeline);
  const side = sideSeconds(timeline);
  const [blue, orange] = TEAM_INDICES.map((team) => ({
    possessionSeconds: possession[team],
    inSideSeconds: side[team],
  })) as [BallFacts, BallFacts];
  return [blue, orange];
}

/**
 * Spans from a team's touch to the touch of the other team; what ends with a goal or a new ball is no span. This is
 * ballchasing's possession: within 0.1 s for the six teams of the reference matches.
 */
function lostPossession({ clock, ball, frames }: Timeline): [number, number] {
  const seconds: [number, number] = [0, 0];
  let holder: number = NO_TEAM;
  let since = 0;
  for (let frame = 0; frame < frames; frame++) {
    const team = ball.hitTeam[frame] as number;
    if (team === holder) continue;
    const now = clock.elapsed[frame] as number;
    if (holder !== NO_TEAM && team !== NO_TEAM) seconds[holder as TeamIndex] += now - since;
    holder = team;
    since = now;
  }
  return seconds;
}

/**
 * The time between two updates of the ball belongs to the half that the later one shows. Within 0.3 s of ballchasing for
 * the six teams of the reference matches.
 */
function sideSeconds({ clock, ball, frames }: Timeline): [number, number] {
  const seconds: [number, number] = [0, 0];
  let since: number | null = null;
  for (let frame = 0; frame < frames; frame++) {
    if (ball.present[frame] !== 1) since = null;
    if (ball.updated[frame] !== 1) continue;
    const now = clock.elapsed[frame] as number;
    const phase = clock.phase[frame];
    const active = phase === PHASE.live || phase === PHASE.kickoffWaiting;
    if (since !== null && active) seconds[(ball.y[frame] as number) < 0 ? 0 : 1] += now - since;
    since = now;
  }
  return seconds;
}
