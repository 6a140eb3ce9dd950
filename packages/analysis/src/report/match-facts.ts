import { headerBool, headerInt, headerQword, headerText, type ReplayHeader } from '@datacoach/replay';
import { classifyMode } from '../model/classify-mode.ts';
import type { GameMode } from '../model/game-modes.ts';
import { matchMap } from '../model/match-map.ts';
import { matchPlaylist } from '../model/playlist.ts';
import type { MatchFacts } from '../timeline/timeline.ts';
import type { MatchReport, TeamIndex } from './match-report.ts';

type Match = MatchReport['match'];
/** The part of a match that header and game event tell; times and team size come from the tracks. */
export type MatchDescription = Omit<
  Match,
  'mode' | 'teamSize' | 'duration' | 'liveSeconds' | 'overtimeSeconds'
> & {
  mode: GameMode;
};

/** `2026-03-10 18-55-52` (or `2015-07-08:20-05`) as `2026-03-10T18:55:52`. */
export function localDate(text: string | null): string | null {
  const parts = /^(\d{4}-\d{2}-\d{2})[ :](\d{2})-(\d{2})(?:-(\d{2}))?$/.exec(text ?? '');
  return parts ? `${parts[1]}T${parts[2]}:${parts[3]}:${parts[4] ?? '00'}` : null;
}

/** The wasteland map had a sloped floor before this date (game-and-stats.md 2.3). */
const WASTELAND_FLAT_SINCE = '2017';

function mapOf(header: ReplayHeader): Match['map'] {
  const map = matchMap(headerText(header, 'MapName') ?? '');
  const sloped =
    ['wasteland_p', 'wasteland_night_p'].includes(map.code) &&
    (headerText(header, 'Date') ?? WASTELAND_FLAT_SINCE) < WASTELAND_FLAT_SINCE;
  return sloped ? { ...map, standard: false } : map;
}

export function describeMatch(header: ReplayHeader, facts: MatchFacts | null): MatchDescription {
  const shared = headerText(header, 'MatchGUID') ?? headerText(header, 'MatchGuid') ?? facts?.matchGuid ?? '';
  const matchType = headerText(header, 'MatchType') ?? '';
  const playlist = matchPlaylist(facts?.playlist ?? null, matchType);
  const epoch = headerQword(header, 'MatchStartEpoch');
  const { major, minor, net } = header.version;
  const recorderTeam: TeamIndex = headerInt(header, 'PrimaryPlayerTeam') === 1 ? 1 : 0;
  return {
    guid: shared || (headerText(header, 'Id') ?? ''),
    guidShared: shared !== '',
    title: headerText(header, 'ReplayName'),
    localDate: localDate(headerText(header, 'Date')),
    startEpoch: epoch === null ? (facts?.startEpoch ?? null) : Number(epoch),
    map: mapOf(header),
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
    buildVersion: headerText(header, 'BuildVersion') ?? '',
    gameVersion: [major, minor, net].filter((part) => part !== null).join('.'),
    recorderName: headerText(header, 'PlayerName'),
    recorderTeam,
    forfeit: headerBool(header, 'bForfeit') ?? facts?.forfeit ?? false,
  };
}
