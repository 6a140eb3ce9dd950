import type { GameMode } from './game-modes.ts';

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
export const PLAYLISTS: Readonly<Record<number, PlaylistRow>> = {
  0: { name: 'Casual', slug: 'casual', teamSize: null, ranked: false, mode: 'soccar' },
  1: { name: 'Casual Duel', slug: 'unranked-duels', teamSize: 1, ranked: false, mode: 'soccar' },
  2: { name: 'Casual Doubles', slug: 'unranked-doubles', teamSize: 2, ranked: false, mode: 'soccar' },
  3: { name: 'Casual Standard', slug: 'unranked-standard', teamSize: 3, ranked: false, mode: 'soccar' },
  4: { name: 'Casual Chaos', slug: 'unranked-chaos', teamSize: 4, ranked: false, mode: 'soccar' },
  6: { name: 'Private', slug: 'private', teamSize: null, ranked: false, mode: 'soccar' },
  7: { name: 'Season', slug: 'season', teamSize: null, ranked: false, mode: 'soccar' },
  8: { name: 'Exhibition', slug: 'offline', teamSize: null, ranked: false, mode: 'soccar' },
  9: { name: 'Training', slug: 'training', teamSize: null, ranked: false, mode: 'training' },
  10: { name: 'Ranked Duel', slug: 'ranked-duels', teamSize: 1, ranked: true, mode: 'soccar' },
  11: { name: 'Ranked Doubles', slug: 'ranked-doubles', teamSize: 2, ranked: true, mode: 'soccar' },
  12: {
    name: 'Ranked Solo Standard',
    slug: 'ranked-solo-standard',
    teamSize: 3,
    ranked: true,
    mode: 'soccar',
  },
  13: { name: 'Ranked Standard', slug: 'ranked-standard', teamSize: 3, ranked: true, mode: 'soccar' },
  15: { name: 'Snow Day', slug: 'snowday', teamSize: 3, ranked: false, mode: 'snowday' },
  16: { name: 'Rocket Labs', slug: 'rocketlabs', teamSize: null, ranked: false, mode: 'other' },
  17: { name: 'Hoops', slug: 'hoops', teamSize: 2, ranked: false, mode: 'hoops' },
  18: { name: 'Rumble', slug: 'rumble', teamSize: 3, ranked: false, mode: 'rumble' },
  19: { name: 'Workshop', slug: 'workshop', teamSize: null, ranked: false, mode: 'other' },
  20: {
    name: 'Custom Training Editor',
    slug: 'training-editor',
    teamSize: null,
    ranked: false,
    mode: 'training',
  },
  21: { name: 'Custom Training', slug: 'custom-training', teamSize: null, ranked: false, mode: 'training' },
  22: { name: 'Tournament', slug: 'tournament', teamSize: null, ranked: false, mode: 'soccar' },
  23: { name: 'Dropshot', slug: 'dropshot', teamSize: 3, ranked: false, mode: 'dropshot' },
  24: { name: 'Local Lobby', slug: 'local-lobby', teamSize: null, ranked: false, mode: 'soccar' },
  25: { name: 'Anniversary', slug: 'anniversary', teamSize: null, ranked: false, mode: 'other' },
  26: { name: 'External Match', slug: 'external-match', teamSize: null, ranked: false, mode: 'soccar' },
  27: { name: 'Ranked Hoops', slug: 'ranked-hoops', teamSize: 2, ranked: true, mode: 'hoops' },
  28: { name: 'Ranked Rumble', slug: 'ranked-rumble', teamSize: 3, ranked: true, mode: 'rumble' },
  29: { name: 'Ranked Dropshot', slug: 'ranked-dropshot', teamSize: 3, ranked: true, mode: 'dropshot' },
  30: { name: 'Ranked Snow Day', slug: 'ranked-snowday', teamSize: 3, ranked: true, mode: 'snowday' },
  31: { name: 'Ghost Hunt', slug: 'ghost-hunt', teamSize: 3, ranked: false, mode: 'other' },
  32: { name: 'Beach Ball', slug: 'beach-ball', teamSize: 2, ranked: false, mode: 'other' },
  33: { name: 'Spike Rush', slug: 'spike-rush', teamSize: 3, ranked: false, mode: 'other' },
  34: { name: 'Tournament', slug: 'tournament', teamSize: null, ranked: false, mode: 'soccar' },
  35: { name: 'Rocket Labs', slug: 'rocketlabs', teamSize: 3, ranked: false, mode: 'other' },
  37: { name: 'Dropshot Rumble', slug: 'dropshot-rumble', teamSize: 3, ranked: false, mode: 'dropshot' },
  38: { name: 'Heatseeker', slug: 'heatseeker', teamSize: 3, ranked: false, mode: 'heatseeker' },
  40: { name: 'Co-op vs AI', slug: 'coop-vs-ai', teamSize: null, ranked: false, mode: 'soccar' },
  41: { name: 'Boomer Ball', slug: 'boomer-ball', teamSize: 3, ranked: false, mode: 'other' },
  43: { name: 'Heatseeker Doubles', slug: 'heatseeker', teamSize: 2, ranked: false, mode: 'heatseeker' },
  44: { name: 'Winter Breakaway', slug: 'snowday', teamSize: 3, ranked: false, mode: 'snowday' },
  46: { name: 'Gridiron', slug: 'gridiron', teamSize: 4, ranked: false, mode: 'other' },
  47: { name: 'Spooky Cube', slug: 'spooky-cube', teamSize: 3, ranked: false, mode: 'other' },
  48: { name: 'Tactical Rumble', slug: 'tactical-rumble', teamSize: 3, ranked: false, mode: 'rumble' },
  49: { name: 'Spring Loaded', slug: 'spring-loaded', teamSize: 3, ranked: false, mode: 'other' },
  50: { name: 'Speed Demon', slug: 'speed-demon', teamSize: 3, ranked: false, mode: 'other' },
  52: { name: 'Gotham City Rumble', slug: 'gotham-city-rumble', teamSize: 3, ranked: false, mode: 'rumble' },
  54: { name: 'Knockout', slug: 'knockout', teamSize: 8, ranked: false, mode: 'knockout' },
  55: { name: 'Confidential Thirdwheel', slug: 'thirdwheel', teamSize: 3, ranked: false, mode: 'other' },
  61: { name: 'Ranked Quads', slug: 'ranked-quads', teamSize: 4, ranked: true, mode: 'soccar' },
  62: { name: 'Nike FC Showdown', slug: 'nike-fc-showdown', teamSize: 3, ranked: false, mode: 'other' },
  63: {
    name: 'Ranked Heatseeker Doubles',
    slug: 'ranked-heatseeker',
    teamSize: 2,
    ranked: true,
    mode: 'heatseeker',
  },
};

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
