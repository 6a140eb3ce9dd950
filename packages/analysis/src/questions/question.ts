import type { AnswerPlaces, AnswerTable } from './answer.ts';
/** Groups of the list; the first five are categories with their code in lists of questions (game-and-stats.md 4.3, B). */
export const QUESTION_GROUPS = [
  { key: 'progress', label: 'Progress', code: null },
  { key: 'offensive', label: 'Attack', code: 5 },
  { key: 'defensive', label: 'Defense', code: 10 },
  { key: 'positional', label: 'Positioning', code: 15 },
  { key: 'mechanics', label: 'Mechanics', code: 20 },
  { key: 'kickoffs', label: 'Kickoffs', code: 25 },
  { key: 'games', label: 'Sessions and teammates', code: null },
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number]['key'];

export const MINIMUM_NOUNS = {
  games: ['game', 'games'],
  shots: ['attempt', 'attempts'],
  kickoffs: ['kickoff', 'kickoffs'],
  challenges: ['challenge', 'challenges'],
  attempts: ['attempt', 'attempts'],
  goals: ['goal', 'goals'],
  pairGames: ['game with one teammate', 'games with one teammate'],
  gamesAfter: ['game since you started training', 'games since you started training'],
} as const;
type MinimumOf = keyof typeof MINIMUM_NOUNS;

/** Data read besides the metrics of the games. */
const QUESTION_NEEDS = [
  'events',
  'recorded',
  'people',
  'insight',
  'played',
  'trained',
  'opportunity',
] as const;
type QuestionNeed = (typeof QUESTION_NEEDS)[number];

/** A question of decisions.md 4 as data. Its calculation is under `key` in `answers.ts`. */
export interface Question {
  readonly key: string;
  readonly title: string;
  readonly group: QuestionGroup;
  /** Metrics it uses; the first is the number in the headline. */
  readonly metrics: readonly string[];
  /** How the metric is split: "turnover type", "game number in a session". */
  readonly dimension: string;
  /** Which cases count. */
  readonly filter: string;
  readonly minimum: { readonly count: number; readonly of: MinimumOf };
  /** Number of newest games before the minimum widens them; 20 if omitted. */
  readonly window?: number;
  readonly comparison: readonly ('rank' | 'next' | 'wins' | 'teammate')[];
  /** Headlines by finding; `{name}` is filled in, `**` marks the number. */
  readonly templates: Readonly<Record<string, string>>;
  /** Rules from game-and-stats.md 9.1 that it uses. */
  readonly rules: readonly number[];
  readonly needs: readonly QuestionNeed[];
  /** Codes of the events it uses. */
  readonly codes: readonly number[];
  /** Kinds of events without a code, read from the recordings of the ten newest games. */
  readonly kinds: readonly string[];
  /** Drills to choose from, the default first. */
  readonly drills: readonly string[];
  /** What to do if the finding doesn't select a drill. */
  readonly action: string;
  /** How it is calculated, in players' words. */
  readonly how: string;
  /** Synonyms for the search. */
  readonly words: string;
  /** A made-up answer for plans without the question. */
  readonly example: string;
  readonly minimumTeamSize: 1 | 2;
  /** What the answer's table and picture say besides their numbers. */
  readonly table?: Omit<AnswerTable, 'rows'>;
  readonly places?: Omit<AnswerPlaces, 'marks'>;
}

/** Dimensions by which an administrator's question can split its metric. */
export const OWN_DIMENSIONS = ['none', 'result', 'map', 'timeOfDay', 'weekday'] as const;
export type OwnDimension = (typeof OWN_DIMENSIONS)[number];

/** Games that an administrator's question can use. */
export const OWN_FILTERS = ['all', 'won', 'lost', 'ranked', 'casual'] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** Values that its text can contain. */
export const OWN_VALUES = [
  'value',
  'metric',
  'rank',
  'reference',
  'games',
  'best',
  'bestValue',
  'worst',
  'worstValue',
] as const;
