import type { ScoreGame } from '../eligibility/score-game.ts';
import { NO_CHOICE, type OpportunityChoice } from '../review/top-opportunity.ts';
import type { CheckResult, CheckSide } from '../training/judge-check.ts';

/** A player's match as questions see it: figures, result and what surrounded it. */
export interface QuestionGame extends ScoreGame {
  matchId: string;
  map: string;
  /** Day where the player is, `YYYY-MM-DD`. */
  day: string;
  /** Hour of that day, 0-23. */
  hour: number;
  isRanked: boolean;
  goalsFor: number;
  goalsAgainst: number;
}

export type Side = 'me' | 'teammate' | 'opponent' | 'nobody';

/** An event of a match, turned so that the player attacks towards positive y. */
export interface QuestionEvent {
  matchId: string;
  /** Place in the match's stream. */
  ordinal: number;
  /** Kind of event; null where only its code is known. */
  kind: string | null;
  code: number | null;
  by: Side;
  /** Key of the player in the match; null for events of a team. */
  player: string | null;
  /** Seconds into the recording. */
  time: number;
  /** 0 for a moment. */
  duration: number;
  /** Scoreboard: seconds left, or played of the overtime. */
  clock: number;
  overtime: boolean;
  x: number;
  y: number;
  /** In the attack frame of who acts. */
  zone: number | null;
  xg: number | null;
  outcome: string | null;
  /** Empty where only the row with the code was read. */
  evidence: Readonly<Record<string, number | string | boolean | null>>;
}

/** Somebody else in a match of the player. */
export interface QuestionPerson {
  /** The same in all matches; null for bots and files without ids. */
  identity: string | null;
  /** Key in the match. */
  key: string;
  name: string;
  side: 'teammate' | 'opponent';
  /** Queued together with the player. */
  isParty: boolean;
  liveSeconds: number | null;
  /** Only those that the question asks for. */
  metrics: ScoreGame['metrics'];
}

/** Parts of the stored insight that some questions read. */
export interface QuestionInsight {
  mechanics: readonly { code: number; attempts: number; successes: number }[];
  spawns: readonly {
    spawn: string;
    count: number;
    won: number;
    lost: number;
    neutral: number;
  }[];
  /** Own shots by where they went in or would have. */
  placements: readonly PlacedShots[];
  shotHeights: readonly PlacedShots[];
  /** The same of the opponents together. */
  placementsAgainst: readonly PlacedShots[];
  heightsAgainst: readonly PlacedShots[];
}

export interface PlacedShots {
  code: number;
  shots: number;
  goals: number;
}

/** Something that the player trained, and what it is judged by. */
export interface TrainedCase {
  name: string;
  metric: string;
  /** Epoch seconds. */
  startedAt: number;
  /** Pass mark that was fixed when it began; left out while none has been. */
  pass?: number | undefined;
  /** The verdict that has been decided, which stays, and what it stands on; left out while the games decide. */
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

/** What was read for a question besides the games; by match. */
export interface QuestionFacts {
  events: ReadonlyMap<string, readonly QuestionEvent[]>;
  people: ReadonlyMap<string, readonly QuestionPerson[]>;
  insights: ReadonlyMap<string, QuestionInsight>;
  /** Games of every mode, oldest first: an evening goes on when the mode changes. */
  played: readonly Pick<ScoreGame, 'playedAt' | 'result'>[];
  trained: TrainedCase | null;
  /** What the player works on, and has put aside. */
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
