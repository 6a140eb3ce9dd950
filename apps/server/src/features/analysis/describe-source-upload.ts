import type { MatchReport } from '@datacoach/contract';
import { momentOf } from '../../platform/clock/time-zones.ts';
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

/**
 * When the match was played (decisions.md 18.8): its start as the game's servers know it, else the header's date, which is
 * the recorder's wall clock, read in the uploader's time zone (UTC while that is unknown). Never after `now`.
 */
export function playedAt(
  { startEpoch, localDate }: Pick<MatchReport['match'], 'startEpoch' | 'localDate'>,
  timeZone: string | null,
  now: Date,
): Date | null {
  const played =
    startEpoch !== null ? new Date(startEpoch * 1000) : fromWallClock(localDate, timeZone ?? 'UTC');
  if (!played || Number.isNaN(played.getTime())) return null;
  return played > now ? now : played;
}

/** Moment at which clocks in the zone show `localDate` (`YYYY-MM-DDTHH:MM:SS`); null for what is no time. */
function fromWallClock(localDate: string | null, timeZone: string): Date | null {
  const [date = '', time = ''] = localDate?.split('T') ?? [];
  try {
    return momentOf({ date, time }, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
