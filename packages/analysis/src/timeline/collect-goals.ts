import type { ReplayHeader } from '@datacoach/replay';
import { headerInt, headerList, headerText } from '@datacoach/replay';
import type { TeamIndex } from '../model/teams.ts';
import type { ScoreRise } from './team-scores.ts';
import type { TimelineCounterRise, TimelineGoal, TimelinePlayer } from './timeline.ts';

/** Frames between a team's score and what belongs to it (scorer's counter, header's frame): neighbours, never 3 s. */
const SAME_GOAL_FRAMES = 60;

interface HeaderGoal {
  frame: number;
  team: TeamIndex;
  playerName: string;
}

export function headerGoals(header: ReplayHeader): HeaderGoal[] {
  return headerList(header, 'Goals').map((goal) => ({
    frame: headerInt(goal, 'frame') ?? 0,
    team: headerInt(goal, 'PlayerTeam') === 1 ? 1 : 0,
    playerName: headerText(goal, 'PlayerName') ?? '',
  }));
}

/**
 * Goals of the match: the rises of the scoreboard, named by the header's list and the players' counters. A goal that
 * only the header knows (the recording stopped before the scoreboard moved) is added with the header's frame.
 */
export function collectGoals(
  header: ReplayHeader,
  scoreRises: readonly ScoreRise[],
  rises: readonly TimelineCounterRise[],
  players: readonly TimelinePlayer[],
  frames: number,
): TimelineGoal[] {
  const unused = new Set(headerGoals(header));
  const near = <T extends { frame: number }>(
    items: Iterable<T>,
    frame: number,
    fits: (item: T) => boolean,
  ) => {
    let best: T | null = null;
    for (const item of items) {
      const distance = Math.abs(item.frame - frame);
      if (distance > SAME_GOAL_FRAMES || !fits(item)) continue;
      if (best === null || distance < Math.abs(best.frame - frame)) best = item;
    }
    return best;
  };
  const counted = (frame: number, team: TeamIndex, counter: 'goals' | 'assists') =>
    near(rises, frame, (rise) => rise.counter === counter && players[rise.player]?.team === team)?.player ??
    null;

  const goals = scoreRises.map(({ frame, team }): TimelineGoal => {
    const listed = near(unused, frame, (goal) => goal.team === team);
    if (listed) unused.delete(listed);
    const player = counted(frame, team, 'goals') ?? playerNamed(players, team, listed?.playerName);
    const playerName = player === null ? (listed?.playerName ?? '') : (players[player]?.name ?? '');
    return { frame, team, player, playerName, assistant: counted(frame, team, 'assists') };
  });
  for (const { frame, team, playerName } of unused) {
    if (frame >= frames) continue;
    const player = playerNamed(players, team, playerName);
    goals.push({
      frame,
      team,
      player,
      playerName: player === null ? playerName : (players[player]?.name ?? ''),
      assistant: null,
    });
  }
  return goals.sort((a, b) => a.frame - b.frame);
}

function playerNamed(
  players: readonly TimelinePlayer[],
  team: TeamIndex,
  name: string | undefined,
): number | null {
  const index = players.findIndex((player) => player.team === team && player.name === name);
  return index < 0 ? null : index;
}
