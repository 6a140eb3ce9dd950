import type { TeamIndex } from '../../model/teams.ts';
import type { CoreFacts } from './facts.ts';

/** Scoreboard figures of one player, wherever they come from. */
export interface ScoreboardRow {
  team: TeamIndex;
  score: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/**
 * Core figures of all players of a match. The MVP is the highest score of the winning team; a tie on the scoreboard has
 * none.
 */
export function tallyCore(
  rows: readonly ScoreboardRow[],
  teamScores: readonly [number, number],
): CoreFacts[] {
  const [blue, orange] = teamScores;
  const winner: TeamIndex | null = blue === orange ? null : blue > orange ? 0 : 1;
  const best = Math.max(0, ...rows.filter(({ team }) => team === winner).map(({ score }) => score));
  const mvp = rows.findIndex(({ team, score }) => team === winner && score === best);
  return rows.map(({ team, score, goals, assists, saves, shots }, index) => ({
    score,
    goals,
    assists,
    saves,
    shots,
    shotsAgainst: rows.reduce((sum, row) => (row.team === team ? sum : sum + row.shots), 0),
    goalsAgainst: teamScores[team === 0 ? 1 : 0],
    mvp: index === mvp,
  }));
}
