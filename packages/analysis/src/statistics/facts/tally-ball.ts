import { attackSign, type TeamIndex } from '../../model/teams.ts';
import type { Timeline } from '../../timeline/timeline.ts';
import { PHASE } from '../../timeline/tracks.ts';

/** What the ball did for a team, seconds (game-and-stats.md 5.6). */
export interface BallFacts {
  /** The team touched it last, in live play. */
  possessionSeconds: number;
  /** It was in the team's own half: live play and the moments after a goal. */
  inSideSeconds: number;
}

export function tallyBall({ clock, ball, frames }: Timeline, team: TeamIndex): BallFacts {
  const facts: BallFacts = { possessionSeconds: 0, inSideSeconds: 0 };
  const sign = attackSign(team);
  for (let frame = 0; frame < frames; frame++) {
    if (ball.present[frame] !== 1) continue;
    const delta = clock.delta[frame] as number;
    const phase = clock.phase[frame];
    const active = phase === PHASE.live || phase === PHASE.kickoffWaiting;
    if (phase === PHASE.live && ball.hitTeam[frame] === team) facts.possessionSeconds += delta;
    if ((active || phase === PHASE.postGoal) && sign * (ball.y[frame] as number) < 0)
      facts.inSideSeconds += delta;
  }
  return facts;
}
