/** A row of `ShotInsight`: code, shots, on target, goals, saved, assisted, xG. */
export type ShotCounts = readonly [number, number, number, number, number, number, number];
/** Code, attempts, successes. */
export type MechanicCounts = readonly [number, number, number];

export interface DigestPlayer {
  /** Key in the report. */
  key: string;
  /** The same in all games: platform and id, else the key. */
  id: string;
  name: string;
  team: 0 | 1;
  bot: boolean;
  liveSeconds: number;
  /** Goals on the scoreboard, own goals of opponents that the game gave them included. */
  goals: number;
  shots: number;
  demolitions: number;
  demolished: number;
  /** Figures by metric number, and what each stands on. */
  values: (number | null)[];
  overs: number[];
  types: ShotCounts[];
  heights: ShotCounts[];
  placements: ShotCounts[];
  mechanics: MechanicCounts[];
  pads: number[] | null;
  /** Boost of the pads they took that their tank could not hold, by the pads' size. */
  wasted: { big: number; small: number };
}

/** Players by their place in `players`; field coordinates turned so that the team attacks to +y. */
export interface DigestShot {
  player: number | null;
  team: 0 | 1;
  time: number;
  clock: { seconds: number; overtime: boolean };
  x: number;
  y: number;
  xg: number | null;
  outcome: string;
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
  spawn: string;
  result: 'won' | 'lost' | 'neutral';
  /** How the taker came to the ball; what the others did. */
  approach: string;
  seconds: number | null;
  /** The taker's, before everybody else's. */
  firstTouch: boolean;
  /** Whether the own team had the ball within 2 s of the first touch; null where no one did. */
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

/** A moment of a player. */
export interface DigestMoment {
  player: number;
  team: 0 | 1;
  time: number;
}

/** Two of a team at the ball: who came second, and after whom. */
export interface DigestDoubleCommit {
  player: number;
  other: number;
  time: number;
  clock: { seconds: number; overtime: boolean };
  /** Turned so that the team attacks to +y. */
  x: number;
  y: number;
}

/** Changes with what a digest holds: stored ones of another format are made again. */
export const DIGEST_FORMAT = 5;

/** What a coach's figures over many games need of one. */
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
  recorder: string | null;
  players: DigestPlayer[];
  /** Null where only the scoreboard could be read, and in modes without expected goals. */
  play: {
    race: {
      time: number;
      team: 0 | 1;
      player: number | null;
      /** Of this attempt, and the team's sum with it: rebounds do not add up to more than a goal. */
      xg: number;
      total: number;
      goal: boolean;
      overtime: boolean;
      clock: number;
    }[];
    shots: DigestShot[];
    kickoffs: DigestKickoff[];
    demolitions: DigestDemolition[];
    /** Balls that are lost in a bad place. */
    losses: DigestMoment[];
    /** Balls that the last man wins or clears, no one behind them. */
    stops: DigestMoment[];
    /** In order of time: player and time, one after the other; exact, for what lies between them is measured. */
    touches: number[];
    doubleCommits: DigestDoubleCommit[];
  } | null;
}
