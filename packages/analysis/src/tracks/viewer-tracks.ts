/** First number in a track file: 'DCT' and the version of this format. */
export const TRACKS_MAGIC = 0x444354;
export const TRACKS_FORMAT = 2;

/** Clock ticks per second. */
export const TICKS = 10_000;

/** Same limit as the timeline. */
export const MAX_FRAMES = 500_000;
export const MAX_PLAYERS = 1000;
/** Of every list of moments. */
export const MAX_MOMENTS = 100_000;
/** Full lock of `ViewerCar.steer`. */
export const FULL_STEER = 3;

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
  /** Unit quaternion; each part within 0.002, of the ball within 0.01. */
  qx: Float32Array<ArrayBuffer>;
  qy: Float32Array<ArrayBuffer>;
  qz: Float32Array<ArrayBuffer>;
  qw: Float32Array<ArrayBuffer>;
}

export interface ViewerBall extends ViewerBody {
  present: Uint8Array<ArrayBuffer>;
  /** It has exploded, and the next one isn't there yet. */
  exploded: Uint8Array<ArrayBuffer>;
}

export interface ViewerCar extends ViewerBody {
  /** Codes as in `CarTrack`: 0 none, 1 alive, 2 demolished. */
  presence: Uint8Array<ArrayBuffer>;
  /** Raw 0-255; -1 in files without amounts. */
  boost: Int16Array<ArrayBuffer>;
  boosting: Uint8Array<ArrayBuffer>;
  /** Left lock -`FULL_STEER` to right lock `FULL_STEER`. */
  steer: Int8Array<ArrayBuffer>;
}

export interface ViewerPlayer {
  /** Player key in the report. */
  key: string;
  team: 0 | 1;
  /** When ball cam was switched, in order; empty when the file does not say. */
  ballCam: { frame: number; on: boolean }[];
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
  /** Pads of the standard layout that were taken, by number. */
  pickups: { frame: number; pad: number }[];
  /** Dropshot: what a tile of `FLOOR_TILES` is from a frame on: 0 whole, 1 damaged, 2 open. */
  tiles: { frame: number; tile: number; state: number }[];
}
