/** A row of `ShotInsight`: code, shots, on target, goals, saved, assisted, xG. */
export type ShotCounts = readonly [number, number, number, number, number, number, number];
/** Code, attempts, successes. */
export type MechanicCounts = readonly [number, number, number];

export interface DigestPlayer {
  /** Player key in the report. */
  key: string;
  /** The same in all games: platform and id, else the key. */
  id: string;
  name: string;
  team: 0 | 1;
  bot: boolean;
  liveSeconds: number;
  /** Goals on the scoreboard, including the opponents' own goals that the game credited. */
  goals: number;
  shots: number;
  demolitions: number;
  demolished: number;
  /** Stats by metric number, and what each is based on. */
  values: (number | null)[];
  overs: number[];
  types: ShotCounts[];
  heights: ShotCounts[];
  placements: ShotCounts[];
  mechanics: MechanicCounts[];
  pads: number[] | null;
  /** Boost wasted by pad size because the player was too full. */
  wasted: { big: number; small: number };
}

/** Players by their index in `players`; field coordinates rotated so the team attacks toward +y. */
export interface DigestShot {
  player: number | null;
  team: 0 | 1;
  time: number;
  clock: { seconds: number; overtime: boolean };
  x: number;
  y: number;
  xg: number | null;
  outcome: string;
  /** Not an own goal, nor a shot that only the game counted (decisions.md 19.9). */
  isAttempt: boolean;
  type: string | null;
  height: string | null;
  placement: string | null;
  /** uu/s. */
  speed: number | null;
}

export interface DigestKickoff {
  player: number;
  team: 0 | 1;
  time: number;
  clock: { seconds: number; overtime: boolean };
  taken: boolean;
  /** The taker's spot, for teammates too. */
  spawn: string;
  result: 'won' | 'lost' | 'neutral';
  /** The taker's approach; what the others did. */
  approach: string;
  seconds: number | null;
  /** Whether the taker had the first touch of all. */
  firstTouch: boolean;
  /** Whether the team had the ball within 2 s of the first touch; null if nobody did. */
  possession: boolean | null;
  /** Within 10 s of the first touch. */
  goalFor: boolean;
  goalAgainst: boolean;
}

export interface DigestDemolition {
  player: number;
  team: 0 | 1;
  victim: number | null;
  time: number;
}

/** A player's moment. */
export interface DigestMoment {
  player: number;
  team: 0 | 1;
  time: number;
}

/** Two teammates at the ball: who came second, and after whom. */
export interface DigestDoubleCommit {
  player: number;
  other: number;
  time: number;
  clock: { seconds: number; overtime: boolean };
}

/** Increase it when a digest's content changes: stored digests of another format are rebuilt. */
export const DIGEST_FORMAT = 8;

/** The data of one game that a coach's stats over many games need. */
export interface GameDigest {
  format: typeof DIGEST_FORMAT;
  teamSize: number;
  mode: string;
  duration: number;
  liveSeconds: number;
  overtimeSeconds: number;
  mapName: string;
  playlist: string;
  teamNames: [string | null, string | null];
  score: [number, number];
  players: DigestPlayer[];
  /** Null if only the scoreboard could be read, and in modes without expected goals. */
  play: {
    race: {
      time: number;
      team: 0 | 1;
      player: number | null;
      /** This attempt's xG, and the team's sum including it: rebounds add up to at most one goal. */
      xg: number;
      total: number;
      goal: boolean;
      overtime: boolean;
      clock: number;
    }[];
    shots: DigestShot[];
    kickoffs: DigestKickoff[];
    demolitions: DigestDemolition[];
    /** Balls lost in a dangerous position. */
    losses: DigestMoment[];
    /** Balls won or cleared by the last man. */
    stops: DigestMoment[];
    /** In chronological order: player and time alternating; exact, because intervals are measured. */
    touches: number[];
    doubleCommits: DigestDoubleCommit[];
    /** Seconds in which each team had the ball; null if unknown. */
    possession: readonly [number | null, number | null];
  } | null;
}
