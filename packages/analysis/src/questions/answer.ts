import type { Interval } from '../scoring/distributions.ts';

/** A number as it is read: with its unit and its decimals. */
export interface AnswerNumber {
  label: string;
  value: number;
  /** 80 % */
  interval: Interval | null;
  /** What stands behind it: "%", "xG a game". */
  unit: string;
  decimals: number;
  better: 'higher' | 'lower' | 'neutral';
}

/** The same number of somebody or something else. */
export interface AnswerComparison {
  of: 'rank' | 'next' | 'wins' | 'teammate' | 'rest';
  label: string;
  value: number;
  games: number | null;
  /** Where the number of a rank comes from. */
  source?: string;
}

export interface AnswerRow {
  label: string;
  value: number | null;
  interval: Interval | null;
  /** What it is compared with: rank, lost games, the other side. */
  reference: number | null;
  /** Cases that it stands on. */
  n: number;
  /** A word next to it: "large", "no rank reference". */
  note: string | null;
  /** The row that the headline speaks of. */
  strong: boolean;
  /** Unit and decimals of its own, where rows differ. */
  unit: string | null;
  decimals: number | null;
}

export interface AnswerTable {
  title: string;
  definition: string;
  /** Heads of the first column, the value, the reference and the count; null leaves the column out. */
  heads: { label: string; value: string; reference: string | null; n: string };
  unit: string;
  decimals: number;
  better: 'higher' | 'lower' | 'neutral';
  rows: readonly AnswerRow[];
}

/** Where on the pitch; the player attacks towards positive y. */
export interface AnswerPlaces {
  title: string;
  definition: string;
  marks: readonly { id: string; x: number; y: number; kind: 'own' | 'against' | 'lost'; strong: boolean }[];
}

/** A value game by game, oldest first. */
export interface AnswerSeries {
  title: string;
  definition: string;
  unit: string;
  decimals: number;
  points: readonly { at: number; value: number; mean: number | null }[];
  /** First game after the change; null without one. */
  changeAt: number | null;
  reference: number | null;
}

/** A moment that shows the answer; positions as in `QuestionEvent`. */
export interface AnswerClip {
  /** For `gamedata/event/{id}`. */
  id: string;
  matchId: string;
  /** Seconds into the recording. */
  time: number;
  clock: number;
  overtime: boolean;
  title: string;
  detail: string;
  xg: number | null;
  /** Shows the opposite. */
  contrary: boolean;
  points: readonly { x: number; y: number; side: 'own' | 'other'; me: boolean }[];
}

/** What to do: one thing. */
export interface AnswerAction {
  text: string;
  /** Key of a drill; null where the action is no drill. */
  drill: string | null;
}

/** A rule of game-and-stats.md 9.1 that speaks to the question. */
export interface AnswerFinding {
  rule: number;
  question: string;
  verdict: Verdict | null;
  /** "Clears come straight back. You: 41%; Champion I Doubles average: 55%." */
  text: string;
  /** Too few cases to be sure of (9.2). */
  early: boolean;
}

export type Verdict = 'good' | 'average' | 'weak';

export interface Answer {
  question: string;
  /** `nothing`: enough cases, and no difference in them. */
  state: 'answered' | 'nothing' | 'tooFew';
  /** The finding as a sentence; the number in it stands between `**`. */
  headline: string;
  missing: { have: number; need: number; noun: string } | null;
  verdict: Verdict | null;
  number: AnswerNumber | null;
  compared: readonly AnswerComparison[];
  sample: { games: number; count: number | null; noun: string | null };
  table: AnswerTable | null;
  places: AnswerPlaces | null;
  series: AnswerSeries | null;
  clips: readonly AnswerClip[];
  action: AnswerAction | null;
  findings: readonly AnswerFinding[];
  /** How it was computed, in sentences. */
  why: readonly string[];
  caution: string | null;
}
