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

/** Moment at which clocks in the zone show `localDate` (`YYYY-MM-DDTHH:MM:SS`). */
function fromWallClock(localDate: string | null, timeZone: string): Date | null {
  if (localDate === null) return null;
  const asUtc = Date.parse(`${localDate}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset at the guessed moment is right but for the hours around a clock change; a second look settles those.
  const guess = asUtc - zoneOffset(timeZone, asUtc);
  return new Date(asUtc - zoneOffset(timeZone, guess));
}

/** Milliseconds by which the zone's clocks are ahead of UTC. */
function zoneOffset(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(moment / 1000) * 1000;
}
