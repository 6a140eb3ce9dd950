import playlists from './playlists.data.json' with { type: 'json' };

/** Game modes as named in the report. */
const GAME_MODES = [
  'soccar',
  'hoops',
  'snowday',
  'rumble',
  'dropshot',
  'heatseeker',
  'knockout',
  'training',
  'other',
] as const;
export type GameMode = (typeof GAME_MODES)[number];

export const MODE_LABELS: Readonly<Record<GameMode, string>> = {
  soccar: 'Soccar',
  hoops: 'Hoops',
  snowday: 'Snow Day',
  rumble: 'Rumble',
  dropshot: 'Dropshot',
  heatseeker: 'Heatseeker',
  knockout: 'Knockout',
  training: 'Training',
  other: 'a special mode',
};

/** Evidence of a match's rules in the stream. */
export interface ModeEvidence {
  /** Mode of the playlist, null if the id is missing or unknown. */
  playlistMode: GameMode | null;
  /** Object name of the first ball, '' if there was none. */
  ballObject: string;
  /** Class of the ball, '' if there was none. */
  ballClass: string;
  /** Class and object name of the game event, '' if there was none. */
  eventClass: string;
  eventObject: string;
  /** Whether a Rumble item was seen. */
  rumbleItems: boolean;
}

/** Maps a part of the ball's object name (lowercase) to a mode. Source: game-and-stats.md 2.2. */
const BALL_MODES: readonly (readonly [part: string, mode: GameMode])[] = [
  ['puck', 'snowday'],
  ['basketball', 'hoops'],
  ['breakout', 'dropshot'],
  ['ball_god', 'heatseeker'],
  ['godball', 'heatseeker'],
  ['ball_training', 'training'],
  ['ball_tutorial', 'training'],
];

/** Modes by the ball's class, for balls whose names are new. Balls with special rules map to `other`. */
const BALL_CLASS_MODES: Readonly<Record<string, GameMode>> = {
  'TAGame.Ball_Breakout_TA': 'dropshot',
  'TAGame.Ball_God_TA': 'heatseeker',
  'TAGame.Ball_Tutorial_TA': 'training',
  'TAGame.Ball_Haunted_TA': 'other',
  'TAGame.Ball_Fire_TA': 'other',
};

/** Maps a part of the game event's class or object name (lowercase) to a mode, whatever the ball is. */
const EVENT_MODES: readonly (readonly [part: string, mode: GameMode])[] = [
  ['knockout', 'knockout'],
  ['tutorial', 'training'],
  ['training', 'training'],
  ['_fte_', 'training'],
  ['gameevent_football_ta', 'other'],
  ['territory', 'other'],
];

/**
 * Returns the mode of a match. The ball takes precedence over the playlist: tournaments, private and offline matches
 * can be any mode, and playlist ids can be new.
 */
export function classifyMode(evidence: ModeEvidence): GameMode {
  const ball = evidence.ballObject.toLowerCase();
  const event = `${evidence.eventClass} ${evidence.eventObject}`.toLowerCase();
  for (const [part, mode] of EVENT_MODES) if (event.includes(part)) return mode;
  for (const [part, mode] of BALL_MODES) if (ball.includes(part)) return mode;
  const byClass = BALL_CLASS_MODES[evidence.ballClass];
  if (byClass) return byClass;
  if (evidence.rumbleItems || event.includes('gameevent_items')) return 'rumble';
  return evidence.playlistMode ?? 'soccar';
}

interface PlaylistRow {
  readonly name: string;
  /** ballchasing's playlist_id if it has one. */
  readonly slug: string;
  /** Players a team, null = any. */
  readonly teamSize: number | null;
  readonly ranked: boolean;
  /** Usual mode of the playlist; the ball takes precedence (see `classifyMode`). */
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

/** Names of the header's MatchType, for files whose stream has no playlist (game-and-stats.md 2.2). */
const MATCH_TYPES: Readonly<Record<string, { name: string; slug: string }>> = {
  private: { name: 'Private', slug: 'private' },
  offline: { name: 'Exhibition', slug: 'offline' },
  season: { name: 'Season', slug: 'season' },
  lan: { name: 'Local Lobby', slug: 'local-lobby' },
  tournament: { name: 'Tournament', slug: 'tournament' },
  training: { name: 'Training', slug: 'training' },
  online: { name: 'Online', slug: 'online' },
};

/** Returns the playlist of an id; never fails for unknown or missing ids. */
export function getMatchPlaylist(id: number | null, matchType: string): Playlist {
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
