/** First number of a track file: 'DCT' and the version of this format. */
export const TRACKS_MAGIC = 0x444354;
export const TRACKS_FORMAT = 1;

/** Clock ticks a second. */
export const TICKS = 10_000;

/** As many as the timeline takes. */
export const MOST_FRAMES = 500_000;
export const MOST_PLAYERS = 1000;
export const MOST_DEMOLITIONS = 100_000;
