import type { GameMode } from './game-modes.ts';
import playlists from './playlists.data.json' with { type: 'json' };

interface PlaylistRow {
  readonly name: string;
  /** ballchasing's playlist_id where it has one. */
  readonly slug: string;
  /** Players a team, null = any. */
  readonly teamSize: number | null;
  readonly ranked: boolean;
  /** Mode the playlist normally is; the ball decides in the end (see `classifyMode`). */
  readonly mode: GameMode;
}

/** Playlists by ReplicatedGamePlaylist. Source: game-and-stats.md 2.2. */
export const PLAYLISTS = playlists as Readonly<Record<number, PlaylistRow>>;

/** First and last id of the limited-time event modes (game-and-stats.md 2.2). */
const EVENT_PLAYLISTS = { first: 64, last: 91 } as const;

interface Playlist {
  id: number | null;
  name: string;
  slug: string;
  ranked: boolean;
  teamSize: number | null;
  mode: GameMode | null;
}

/** Names of the header's MatchType for files whose stream has no playlist (game-and-stats.md 2.2). */
const MATCH_TYPES: Readonly<Record<string, { name: string; slug: string }>> = {
  private: { name: 'Private', slug: 'private' },
  offline: { name: 'Exhibition', slug: 'offline' },
  season: { name: 'Season', slug: 'season' },
  lan: { name: 'Local Lobby', slug: 'local-lobby' },
  tournament: { name: 'Tournament', slug: 'tournament' },
  training: { name: 'Training', slug: 'training' },
  online: { name: 'Online', slug: 'online' },
};

/** Playlist of an id; unknown and missing ids never fail. */
export function matchPlaylist(id: number | null, matchType: string): Playlist {
  const row = id === null ? undefined : PLAYLISTS[id];
  if (row) return { id, ...row };
  if (id !== null && id >= EVENT_PLAYLISTS.first && id <= EVENT_PLAYLISTS.last) {
    return { id, name: 'Limited-time mode', slug: 'event', ranked: false, teamSize: null, mode: 'other' };
  }
  const type = MATCH_TYPES[matchType.toLowerCase()];
  return {
    id,
    name: type?.name ?? (id === null ? 'Unknown' : `Playlist ${id}`),
    slug: type?.slug ?? 'unknown',
    ranked: false,
    teamSize: null,
    mode: null,
  };
}
