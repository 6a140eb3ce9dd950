import type { MatchReport } from '@datacoach/contract';
import { toMoment } from '../../platform/clock/time-zones.ts';
import { getPlayerIdentity } from '../gamedata/index.ts';
import type { ReplaySummary } from '../replays/index.ts';

/** Returns what lists show of a file's match. */
export function summarizeMatch({ match, teams, players }: MatchReport): ReplaySummary {
  const byIdentity: ReplaySummary['teams'] = {};
  for (const player of players) {
    const identity = getPlayerIdentity(player);
    if (identity === null) continue;
    const isOnOther = identity in byIdentity && byIdentity[identity] !== player.team;
    byIdentity[identity] = isOnOther ? null : player.team;
  }
  return {
    playlist: match.playlist.name,
    map: match.map.name,
    score: [teams[0]!.score, teams[1]!.score],
    teams: byIdentity,
  };
}

/** Returns the only player with the recorder's name and team and a platform id; null if uncertain. */
export function getRecorderIdentity({ match, players }: MatchReport): string | null {
  const candidates = players.filter(
    ({ name, team }) => name === match.recorderName && team === match.recorderTeam,
  );
  return candidates.length === 1 ? getPlayerIdentity(candidates[0]!) : null;
}

/**
 * Returns when the match was played (decisions.md 18.8): its start by the game servers' clock, else the header's
 * date, which is the recorder's wall clock, interpreted in the uploader's time zone (UTC if unknown). Never after
 * `now`.
 */
export function getPlayedAt(
  { startEpoch, localDate }: Pick<MatchReport['match'], 'startEpoch' | 'localDate'>,
  timeZone: string | null,
  now: Date,
): Date | null {
  const played =
    startEpoch !== null ? new Date(startEpoch * 1000) : parseWallClock(localDate, timeZone ?? 'UTC');
  if (!played || Number.isNaN(played.getTime())) return null;
  return played > now ? now : played;
}

/** Returns the time at which clocks in the zone show `localDate` (`YYYY-MM-DDTHH:MM:SS`); null if it isn't a valid time. */
function parseWallClock(localDate: string | null, timeZone: string): Date | null {
  const [date = '', time = ''] = localDate?.split('T') ?? [];
  try {
    return toMoment({ date, time }, timeZone);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
