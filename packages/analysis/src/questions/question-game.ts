import type { SCORE_STATES } from '@datacoach/contract';
import type { ScoreGame } from '../eligibility/score-game.ts';
import { NO_CHOICE, type OpportunityChoice } from '../review/top-opportunity.ts';
import type { CheckResult, CheckSide } from '../training/judge-check.ts';

/** A player's match for questions: metrics, result and circumstances. */
export interface QuestionGame extends ScoreGame {
  matchId: string;
  map: string;
  /** Day in the player's time zone, `YYYY-MM-DD`. */
  day: string;
  /** Hour of that day, 0-23. */
  hour: number;
  isRanked: boolean;
  goalsFor: number;
  goalsAgainst: number;
}

export type ScoreState = (typeof SCORE_STATES)[number];
export type Side = 'me' | 'teammate' | 'opponent' | 'nobody';

/** An event of a match, rotated so that the player attacks toward positive y. */
export interface QuestionEvent {
  matchId: string;
  /** Position in the match's stream. */
  ordinal: number;
  /** Kind of event; null if only its code is known. */
  kind: string | null;
  code: number | null;
  by: Side;
  /** Key of the player in the match; null for events of a team. */
  player: string | null;
  /** Seconds into the recording. */
  time: number;
  /** 0 for a moment. */
  duration: number;
  /** Scoreboard clock: seconds left, or seconds played in overtime. */
  clock: number;
  overtime: boolean;
  x: number;
  y: number;
  /** In the attack frame of the acting team. */
  zone: number | null;
  xg: number | null;
  outcome: string | null;
  /** The player's score before it; null if unknown. */
  score: ScoreState | null;
  /** Empty if only the row with the code was read. */
  evidence: Readonly<Record<string, number | string | boolean | null>>;
}

/** Another player in one of the player's matches. */
export interface QuestionPerson {
  /** The same in all matches; null for bots and files without ids. */
  identity: string | null;
  key: string;
  name: string;
  side: 'teammate' | 'opponent';
  /** Whether they queued together with the player. */
  isParty: boolean;
  liveSeconds: number | null;
  /** Only those that the question needs. */
  metrics: ScoreGame['metrics'];
}

/** Parts of the stored insight that some questions use. */
export interface QuestionInsight {
  mechanics: readonly { code: number; attempts: number; successes: number }[];
  spawns: readonly {
    spawn: string;
    count: number;
    won: number;
    lost: number;
    neutral: number;
  }[];
  /** The player's shots by where they went in or would have. */
  placements: readonly PlacedShots[];
  shotHeights: readonly PlacedShots[];
  /** The same for all opponents. */
  placementsAgainst: readonly PlacedShots[];
  heightsAgainst: readonly PlacedShots[];
}

export interface PlacedShots {
  code: number;
  shots: number;
  goals: number;
}

/** Something the player trained, and how it is judged. */
export interface TrainedCase {
  name: string;
  metric: string;
  /** Epoch seconds. */
  startedAt: number;
  /** Passing target fixed at the start; omitted if there is none yet. */
  pass?: number | undefined;
  /** The final verdict with its data; omitted while the games decide. */
  decided?: DecidedCheck | undefined;
}

export interface DecidedCheck extends Pick<CheckResult, 'verdict' | 'pass'> {
  before: DecidedSide | null;
  after: DecidedSide | null;
}

/** Mean with its 80 % interval. */
interface DecidedSide extends Pick<CheckSide, 'mean' | 'interval'> {
  games: number;
}

/** Data read for a question besides the games, by match. */
export interface QuestionFacts {
  events: ReadonlyMap<string, readonly QuestionEvent[]>;
  people: ReadonlyMap<string, readonly QuestionPerson[]>;
  insights: ReadonlyMap<string, QuestionInsight>;
  /** Games of every mode, oldest first: a session continues when the mode changes. */
  played: readonly Pick<ScoreGame, 'playedAt' | 'result'>[];
  trained: TrainedCase | null;
  /** What the player works on, and what they have dismissed. */
  opportunity: OpportunityChoice;
}

export const NO_FACTS: QuestionFacts = {
  events: new Map(),
  people: new Map(),
  insights: new Map(),
  played: [],
  trained: null,
  opportunity: NO_CHOICE,
};
