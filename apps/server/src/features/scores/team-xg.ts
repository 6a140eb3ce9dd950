import { calculateAddedChances } from '@datacoach/analysis';
import type { OwnGame } from './own-games.repository.ts';
import type { Attempt, Participant } from './window.repository.ts';

/** Returns both teams' expected goals in a player's game, as `calculateTeamXg`. `attempts` may be of more games. */
export function calculateGameXg(
  { matchId, team }: Pick<OwnGame, 'matchId' | 'team'>,
  players: readonly Participant[],
  attempts: readonly Attempt[],
) {
  const ofMatch = attempts.filter((attempt) => attempt.matchId === matchId);
  return {
    own: calculateTeamXg(players, ofMatch, team),
    other: calculateTeamXg(players, ofMatch, team === 0 ? 1 : 0),
  };
}

/**
 * Returns a team's expected goals in a match: its players' sum, less what rebounds between teammates would count twice
 * (game-and-stats.md 6.7). Null if only the scoreboard could be read.
 */
function calculateTeamXg(players: readonly Participant[], attempts: readonly Attempt[], team: 0 | 1) {
  const known = players.filter((player) => player.team === team && player.xg !== null);
  if (known.length === 0) return null;
  // Chances of single attempts are stored rounded: a match without such rebounds has the exact sum.
  const byPlayer = known.map(({ number }) => attempts.filter(({ player }) => player === number));
  const twice =
    sumOf(byPlayer.map(sumAdded)) -
    sumAdded(attempts.filter(({ player }) => known.some(({ number }) => number === player)));
  return sumOf(known.map(({ xg }) => xg!)) - twice;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const sumAdded = (attempts: readonly Attempt[]): number => sumOf(calculateAddedChances(attempts));
