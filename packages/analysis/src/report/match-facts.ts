import type { MatchReport } from '@datacoach/contract';
import {
  getHeaderBool,
  getHeaderInt,
  getHeaderQword,
  getHeaderText,
  type ReplayHeader,
} from '@datacoach/replay';
import { limitText } from '../model/limit-text.ts';
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

/** When the game was released, and when an epoch is no date anymore: hostile files can contain any 64 bits. */
const FIRST_EPOCH = Date.UTC(2015) / 1000;
const LAST_EPOCH = Date.UTC(2100) / 1000;

/** `2026-03-10 18-55-52` (or `2015-07-08:20-05`) as `2026-03-10T18:55:52`; null in years without the game. */
export function localDate(text: string | null): string | null {
  const parts = /^(20(?:1[5-9]|[2-9]\d)-\d{2}-\d{2})[ :](\d{2})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? '');
  return parts ? `${parts[1]}T${parts[2]}:${parts[3]}:${parts[4] ?? '00'}` : null;
}

/** Wasteland had a sloped floor before this date (game-and-stats.md 2.3). */
const WASTELAND_FLAT_SINCE = '2017';

function getMatchMap(header: ReplayHeader): Match['map'] {
  const map = findMatchMap(limitText(getHeaderText(header, 'MapName') ?? ''));
  const sloped =
    ['wasteland_p', 'wasteland_night_p'].includes(map.code) &&
    (getHeaderText(header, 'Date') ?? WASTELAND_FLAT_SINCE) < WASTELAND_FLAT_SINCE;
  return sloped ? { ...map, standard: false } : map;
}

/** The game's largest lobby. */
const MAX_LOBBY_SIZE = 8;

/** Returns the lobby's limit of players per team; 0 if unknown. */
export function getLobbySize(header: ReplayHeader): number {
  return Math.max(0, Math.min(MAX_LOBBY_SIZE, getHeaderInt(header, 'TeamSize') ?? 0));
}

export function describeMatch(header: ReplayHeader, facts: MatchFacts | null): MatchDescription {
  const shared =
    getHeaderText(header, 'MatchGUID') ?? getHeaderText(header, 'MatchGuid') ?? facts?.matchGuid ?? '';
  const matchType = getHeaderText(header, 'MatchType') ?? '';
  const playlist = getMatchPlaylist(facts?.playlist ?? null, matchType);
  const epoch = Number(getHeaderQword(header, 'MatchStartEpoch') ?? facts?.startEpoch ?? 0);
  const { major, minor, net } = header.version;
  const recorderName = getHeaderText(header, 'PlayerName');
  const recorderTeam: TeamIndex = getHeaderInt(header, 'PrimaryPlayerTeam') === 1 ? 1 : 0;
  return {
    guid: limitText(shared || (getHeaderText(header, 'Id') ?? '')),
    guidShared: shared !== '',
    title: getHeaderText(header, 'ReplayName'),
    localDate: localDate(getHeaderText(header, 'Date')),
    startEpoch: epoch >= FIRST_EPOCH && epoch < LAST_EPOCH ? epoch : null,
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
    recorderName: recorderName && limitText(recorderName),
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
