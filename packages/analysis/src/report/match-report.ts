import type { StatisticValues } from '../statistics/statistic.ts';

export type TeamIndex = 0 | 1;

/** Scoreboard clock: seconds left in regulation, seconds played in overtime. */
export interface Clock {
  seconds: number;
  overtime: boolean;
}

export type TimelineKind = 'goal' | 'shot' | 'save' | 'assist' | 'demolition';

/** Something the game itself counted, with its moment. */
export interface TimelineEvent {
  kind: TimelineKind;
  frame: number;
  /** Seconds since the first frame, summed from frame deltas. */
  time: number;
  clock: Clock;
  team: TeamIndex;
  player: string | null;
  playerName: string;
  /** Demolition victim, or the goal's assistant. */
  other: string | null;
  /** uu/s at a goal, else null. */
  ballSpeed: number | null;
}

export interface ReportPlayer {
  key: string;
  platform: string;
  platformId: string | null;
  name: string;
  nameHidden: boolean;
  team: TeamIndex;
  bot: boolean;
  mvp: boolean;
  car: { id: number; name: string; hitbox: string } | null;
  camera: {
    fov: number;
    height: number;
    pitch: number;
    distance: number;
    stiffness: number;
    swivelSpeed: number;
    transitionSpeed: number | null;
  } | null;
  steeringSensitivity: number | null;
  startTime: number;
  endTime: number;
  statistics: StatisticValues;
}

export interface ReportTeam {
  team: TeamIndex;
  name: string | null;
  score: number;
  statistics: StatisticValues;
}

/**
 * Everything that the match page shows. The shape equals `matchReport` of `@datacoach/contract`, field for field
 * (a server test parses one with the other).
 */
export interface MatchReport {
  analysisVersion: string;
  coverage: 'full' | 'scoreboard';
  match: {
    guid: string;
    guidShared: boolean;
    title: string | null;
    localDate: string | null;
    startEpoch: number | null;
    map: { code: string; name: string; standard: boolean };
    playlist: { id: number | null; name: string; slug: string; ranked: boolean };
    mode: string;
    matchType: string;
    teamSize: number;
    duration: number;
    liveSeconds: number;
    overtimeSeconds: number;
    buildVersion: string;
    gameVersion: string;
    recorderName: string | null;
    recorderTeam: TeamIndex;
    forfeit: boolean;
  };
  teams: [ReportTeam, ReportTeam];
  players: ReportPlayer[];
  timeline: TimelineEvent[];
  pressure: { bucketSeconds: number; buckets: { time: number; clock: Clock; ballY: number }[] };
  /** Row-major grids (row 0 at y = -5120, column 0 at x = -4096), seconds per cell. */
  heatMaps: { columns: number; rows: number; ball: number[]; players: Record<string, number[]> };
  notApplicable: { group: string; reason: string }[];
}
