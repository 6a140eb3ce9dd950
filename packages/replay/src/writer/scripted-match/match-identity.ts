/** Made-up identity of scripted matches. */
export const MATCH_GUID = '0DA7AC0AC4000000000000000000F00D';
/** 2025-08-20 16:20:00 UTC. */
export const MATCH_START_EPOCH = 1_755_706_800n;

/** Ranked playlists by team size; four a side is played in private (game-and-stats.md 2.2). */
const PLAYLISTS = { 1: 10, 2: 11, 3: 13, 4: 6 } as const;

export const playlistOf = (teamSize: 1 | 2 | 3 | 4): number => PLAYLISTS[teamSize];
