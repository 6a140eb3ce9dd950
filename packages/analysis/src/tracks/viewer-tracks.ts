/** First number in a track file: 'DCT' and the version of this format. */
export const TRACKS_MAGIC = 0x444354;
export const TRACKS_FORMAT = 1;

/** Clock ticks per second. */
export const TICKS = 10_000;

/** Same limit as the timeline. */
export const MAX_FRAMES = 500_000;
export const MAX_PLAYERS = 1000;
export const MAX_DEMOLITIONS = 100_000;

/** Step columns of the clock: codes as in `ClockTrack`. */
export interface ViewerClock {
  /** Summed deltas at each frame in seconds, to a tenth of a millisecond. */
  elapsed: Float64Array<ArrayBuffer>;
  phase: Uint8Array<ArrayBuffer>;
  /** Scoreboard: seconds left, or seconds played if `overtime`. */
  seconds: Int16Array<ArrayBuffer>;
  overtime: Uint8Array<ArrayBuffer>;
}

/**
 * A body's position and rotation, one row per frame, field coordinates in whole uu. Values persist until the next
 * update.
 */
export interface ViewerBody {
  /** 1 where a value was sent: between two of them a viewer interpolates. */
  updated: Uint8Array<ArrayBuffer>;
  x: Int16Array<ArrayBuffer>;
  y: Int16Array<ArrayBuffer>;
  z: Int16Array<ArrayBuffer>;
}

export interface ViewerBall extends ViewerBody {
  present: Uint8Array<ArrayBuffer>;
  /** It has exploded, and the next one isn't there yet. */
  exploded: Uint8Array<ArrayBuffer>;
}

export interface ViewerCar extends ViewerBody {
  /** Codes as in `CarTrack`: 0 none, 1 alive, 2 demolished. */
  presence: Uint8Array<ArrayBuffer>;
  /** Unit quaternion; each part within 0.002. */
  qx: Float32Array<ArrayBuffer>;
  qy: Float32Array<ArrayBuffer>;
  qz: Float32Array<ArrayBuffer>;
  qw: Float32Array<ArrayBuffer>;
  /** Raw 0-255; -1 in files without amounts. */
  boost: Int16Array<ArrayBuffer>;
  boosting: Uint8Array<ArrayBuffer>;
}

export interface ViewerPlayer {
  /** Player key in the report. */
  key: string;
  team: 0 | 1;
  /** Null for a player who never had a car. */
  car: ViewerCar | null;
}

/** What a viewer needs from a match, and nothing else: the frames are those of the events. */
export interface ViewerTracks {
  frames: number;
  clock: ViewerClock;
  ball: ViewerBall;
  players: ViewerPlayer[];
  /** Players by index in `players`. */
  demolitions: { frame: number; attacker: number; victim: number }[];
}
