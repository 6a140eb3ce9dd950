import type { Columns } from './growable-columns.ts';

/** Codes of `ClockTrack.phase`. */
export const PHASE = {
  /** No round has started: lobby, intro. */
  waiting: 0,
  countdown: 1,
  /** The round has started, the ball hasn't been hit. */
  kickoffWaiting: 2,
  live: 3,
  postGoal: 4,
  /** The game's own replay of a goal; cars in it are copies. */
  replay: 5,
  finished: 6,
} as const;
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** Codes of `CarTrack.presence`. */
export const PRESENCE = { none: 0, alive: 1, demolished: 2 } as const;

/** `BallTrack.hitTeam` before anyone touched the ball. */
export const NO_TEAM = 255;
/** `CarTrack.boost` in files without amounts. */
export const UNKNOWN_BOOST = -1;

/** One row per network frame. */
export const CLOCK_COLUMNS = {
  /** The replay's own time, s: skips goal replays. For display only. */
  time: Float64Array,
  /** Seconds since the previous frame, as recorded. */
  delta: Float64Array,
  /** Sum of deltas up to and including this frame, s: the time base of all statistics. */
  elapsed: Float64Array,
  phase: Uint8Array,
  /** Scoreboard: seconds left, or seconds played if `overtime`. */
  seconds: Int16Array,
  overtime: Uint8Array,
} as const;
export type ClockTrack = Columns<typeof CLOCK_COLUMNS>;

/** Body of the ball or a car: uu, uu/s, rad/s; field coordinates. */
export const BODY_COLUMNS = {
  x: Float32Array,
  y: Float32Array,
  z: Float32Array,
  vx: Float32Array,
  vy: Float32Array,
  vz: Float32Array,
  qx: Float32Array,
  qy: Float32Array,
  qz: Float32Array,
  qw: Float32Array,
  wx: Float32Array,
  wy: Float32Array,
  wz: Float32Array,
} as const;
export type BodyColumns = Columns<typeof BODY_COLUMNS>;

/** Values persist until the next update. */
export const BALL_COLUMNS = {
  present: Uint8Array,
  updated: Uint8Array,
  ...BODY_COLUMNS,
  /** Last team to hit it: 0, 1, or `NO_TEAM`. */
  hitTeam: Uint8Array,
  /** It has exploded (a goal, or the end of regulation) and the next one isn't there yet. */
  exploded: Uint8Array,
} as const;
export type BallTrack = Columns<typeof BALL_COLUMNS>;

/** Values persist until the next update of the same life. */
export const CAR_COLUMNS = {
  presence: Uint8Array,
  /** Number of this row's life, from 1; a new car is a new life. */
  life: Uint16Array,
  updated: Uint8Array,
  ...BODY_COLUMNS,
  /** Replicated boost, raw 0-255 as a step function; `UNKNOWN_BOOST` if never sent. */
  boost: Int16Array,
  boostUpdated: Uint8Array,
  /** The game has granted boost since the last report, whatever the level. */
  boostGranted: Uint8Array,
  boosting: Uint8Array,
  handbrake: Uint8Array,
  /** As replicated: 128 is neutral. */
  throttle: Uint8Array,
  steer: Uint8Array,
} as const;
export type CarTrack = Columns<typeof CAR_COLUMNS>;
