import type { MatchReport } from '@datacoach/contract';
import {
  getHeaderBool,
  getHeaderInt,
  getHeaderQword,
  getHeaderText,
  type ReplayHeader,
} from '@datacoach/replay';
import { findMatchMap } from '../model/maps.ts';
import { classifyMode, type GameMode, getMatchPlaylist } from '../model/playlists.ts';
import { TEAM_INDICES, type TeamIndex } from '../model/teams.ts';
import type { MatchFacts, Timeline } from '../timeline/timeline.ts';
import { PHASE, PRESENCE } from '../timeline/tracks.ts';

type Match = MatchReport['match'];
/** The part of a match described by header and game event; times and team size come from the tracks. */
type MatchDescription = Omit<Match, 'mode' | 'teamSize' | 'duration' | 'liveSeconds' | 'overtimeSeconds'> & {
  mode: GameMode;
};

/** `2026-03-10 18-55-52` (or `2015-07-08:20-05`) as `2026-03-10T18:55:52`. */
export function localDate(text: string | null): string | null {
  const parts = /^(\d{4}-\d{2}-\d{2})[ :](\d{2})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? '');
  return parts ? `${parts[1]}T${parts[2]}:${parts[3]}:${parts[4] ?? '00'}` : null;
}

/** Wasteland had a sloped floor before this date (game-and-stats.md 2.3). */
const WASTELAND_FLAT_SINCE = '2017';

function getMatchMap(header: ReplayHeader): Match['map'] {
  const map = findMatchMap(getHeaderText(header, 'MapName') ?? '');
  const sloped =
    ['wasteland_p', 'wasteland_night_p'].includes(map.code) &&
    (getHeaderText(header, 'Date') ?? WASTELAND_FLAT_SINCE) < WASTELAND_FLAT_SINCE;
  return sloped ? { ...map, standard: false } : map;
}

export function describeMatch(header: ReplayHeader, facts: MatchFacts | null): MatchDescription {
  const shared =
    getHeaderText(header, 'MatchGUID') ?? getHeaderText(header, 'MatchGuid') ?? facts?.matchGuid ?? '';
  const matchType = getHeaderText(header, 'MatchType') ?? '';
  const playlist = getMatchPlaylist(facts?.playlist ?? null, matchType);
  const epoch = getHeaderQword(header, 'MatchStartEpoch');
  const { major, minor, net } = header.version;
  const recorderTeam: TeamIndex = getHeaderInt(header, 'PrimaryPlayerTeam') === 1 ? 1 : 0;
  return {
    guid: shared || (getHeaderText(header, 'Id') ?? ''),
    guidShared: shared !== '',
    title: getHeaderText(header, 'ReplayName'),
    localDate: localDate(getHeaderText(header, 'Date')),
    startEpoch: epoch === null ? (facts?.startEpoch ?? null) : Number(epoch),
    map: getMatchMap(header),
    playlist: { id: playlist.id, name: playlist.name, slug: playlist.slug, ranked: playlist.ranked },
    mode: classifyMode({
      playlistMode: playlist.mode,
      ballObject: facts?.ballObject ?? '',
      ballClass: facts?.ballClass ?? '',
      eventClass: facts?.eventClass ?? '',
      eventObject: facts?.eventObject ?? '',
      rumbleItems: facts?.rumbleItems ?? false,
    }),
    matchType,
    buildVersion: getHeaderText(header, 'BuildVersion') ?? '',
    gameVersion: [major, minor, net].filter((part) => part !== null).join('.'),
    recorderName: getHeaderText(header, 'PlayerName'),
    recorderTeam,
    forfeit: getHeaderBool(header, 'bForfeit') ?? facts?.forfeit ?? false,
  };
}

/**
 * Returns the players per team as played: the median number of cars in live play on the larger team. The header's
 * TeamSize is only the lobby's limit. 0 without live play.
 */
export function calculatePlayedTeamSize({ clock, players, frames }: Timeline): number {
  const medians = TEAM_INDICES.map((team) => {
    const cars = players.flatMap((player) => (player.team === team && player.car ? [player.car] : []));
    const present = new Uint8Array(frames);
    for (const { presence } of cars) {
      for (let frame = 0; frame < frames; frame++) if (presence[frame] === PRESENCE.alive) present[frame]!++;
    }
    /** Live frames by number of cars. */
    const counts = new Uint32Array(cars.length + 1);
    let live = 0;
    for (let frame = 0; frame < frames; frame++) {
      if (clock.phase[frame] !== PHASE.live) continue;
      counts[present[frame]!]!++;
      live += 1;
    }
    return live === 0 ? 0 : median(counts, live);
  });
  return Math.max(...medians);
}

/** Returns the histogram index at which half of `total` is reached. */
function median(histogram: Uint32Array, total: number): number {
  let seen = 0;
  for (let value = 0; value < histogram.length; value++) {
    seen += histogram[value]!;
    if (seen * 2 >= total) return value;
  }
  return 0;
}
