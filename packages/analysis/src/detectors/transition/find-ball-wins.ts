import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import type { PossessionSpan } from '../pressure/possession-by-frame.ts';

/** A team took the ball from the other. */
export interface BallWin {
  team: TeamIndex;
  frame: number;
  /** Last frame of the possession. */
  endFrame: number;
}

/** Possessions that follow one of the other team in the same play, in order. */
export function findBallWins({ live }: MatchView, possessions: readonly PossessionSpan[]): BallWin[] {
  const wins: BallWin[] = [];
  let owner: TeamIndex | null = null;
  let until = 0;
  for (const { team, frame, endFrame } of possessions) {
    if (team === null) continue;
    if (owner !== null && isInterrupted(live, until, frame)) owner = null;
    if (owner !== null && owner !== team) wins.push({ team, frame, endFrame });
    owner = team;
    until = endFrame;
  }
  return wins;
}

function isInterrupted(live: Uint8Array, from: number, to: number): boolean {
  for (let frame = from; frame < to; frame++) if (live[frame] === 0) return true;
  return false;
}
