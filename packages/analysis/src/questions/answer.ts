import type { Interval } from '../scoring/distributions.ts';

/** A number for display, with its unit and decimals. */
export interface AnswerNumber {
  label: string;
  value: number;
  /** 80 % */
  interval: Interval | null;
  /** Shown after the number: "%", "xG a game". */
  unit: string;
  decimals: number;
  better: 'higher' | 'lower' | 'neutral';
}

/** The same number for a comparison. */
export interface AnswerComparison {
  of: 'rank' | 'next' | 'wins' | 'teammate' | 'rest';
  label: string;
  value: number;
  games: number | null;
  /** Source of a rank's number. */
  source?: string;
}

export interface AnswerRow {
  label: string;
  value: number | null;
  interval: Interval | null;
  /** Value for comparison: rank, lost games, the other side. */
  reference: number | null;
  /** Number of cases it is based on. */
  n: number;
  /** Note next to it: "large", "no rank reference". */
  note: string | null;
  /** Whether the headline is about this row. */
  strong: boolean;
  /** Unit and decimals, if they differ between rows. */
  unit: string | null;
  decimals: number | null;
}

export interface AnswerTable {
  title: string;
  definition: string;
  /** Headers of the first column, the value, the reference and the count; null omits the column. */
  heads: { label: string; value: string; reference: string | null; n: string };
  unit: string;
  decimals: number;
  better: 'higher' | 'lower' | 'neutral';
  rows: readonly AnswerRow[];
}

/** Positions on the field; the player attacks toward positive y. */
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
  /** First game after the change; null without a change. */
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
  /** Whether it shows the opposite. */
  contrary: boolean;
}

/** What to do: one thing. */
export interface AnswerAction {
  text: string;
  /** Key of a drill; null if the action isn't a drill. */
  drill: string | null;
}

/** A rule from game-and-stats.md 9.1 that is relevant to the question. */
export interface AnswerFinding {
  rule: number;
  question: string;
  verdict: Verdict | null;
  /** "Clears come straight back. You: 41%; Champion I Doubles average: 55%." */
  text: string;
  /** Too few cases for certainty (9.2). */
  early: boolean;
}

export type Verdict = 'good' | 'average' | 'weak';

export interface Answer {
  question: string;
  /** `nothing`: enough cases, but no difference. */
  state: 'answered' | 'nothing' | 'tooFew';
  /** The finding as a sentence, with its number between `**`. */
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
  /** How it was calculated, in sentences. */
  why: readonly string[];
  caution: string | null;
}
