import type { MatchReport } from '@datacoach/contract';
import { playerIdentity } from '../gamedata/index.ts';
import type { ReplaySummary } from '../replays/index.ts';

/** What lists show of a file's match. */
export function replaySummary({ match, teams, players }: MatchReport): ReplaySummary {
  const byIdentity = players.flatMap((player) => {
    const identity = playerIdentity(player);
    return identity === null ? [] : [[identity, player.team] as const];
  });
  return {
    playlist: match.playlist.name,
    map: match.map.name,
    score: [teams[0]!.score, teams[1]!.score],
    teams: Object.fromEntries(byIdentity),
  };
}

/**
 * Identity of the player who recorded the file: the only one of the recorder's name and team, and with a platform
 * id. Null where that is not certain.
 */
export function recorderIdentity({ match, players }: MatchReport): string | null {
  const candidates = players.filter(
    ({ name, team }) => name === match.recorderName && team === match.recorderTeam,
  );
  return candidates.length === 1 ? playerIdentity(candidates[0]!) : null;
}
