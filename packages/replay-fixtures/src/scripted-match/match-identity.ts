import type { Era } from './era.ts';

/** What tells one match from another, and how the game filed it. */
export interface MatchIdentity {
  /** Id that all recordings of the match share, 32 hexadecimal digits. */
  guid: string;
  /** Id of this recording. */
  replayId: string;
  /** Seconds since 1970, UTC. */
  startEpoch: bigint;
  /** The recorder's wall clock, as headers write it. */
  date: string;
  /** As headers write it, with its upper and lower case. */
  map: string;
  /** Number of game-and-stats.md 2.2. */
  playlist: number;
  /** Place of the recorder among the players. */
  recorder: number;
}

/** 2025-08-20 16:20:00 UTC. */
const START_EPOCH = 1_755_706_800n;
/** Ranked playlists by team size; four a side is played in private (game-and-stats.md 2.2). */
const PLAYLISTS = { 1: 10, 2: 11, 3: 13, 4: 6 } as const;
export const PRIVATE_PLAYLIST = 6;

/** Made-up identity of scripted matches. */
export function scriptedIdentity(
  { seed, teamSize }: { seed: number; teamSize: 1 | 2 | 3 | 4 },
  era: Era,
): MatchIdentity {
  return {
    guid: '0DA7AC0AC4000000000000000000F00D',
    replayId: seed.toString(16).toUpperCase().padStart(32, '0'),
    startEpoch: START_EPOCH,
    date: era.date,
    map: 'Stadium_P',
    playlist: PLAYLISTS[teamSize],
    recorder: 0,
  };
}
