/** Groups of the list; the first five are categories with their code in lists of questions (game-and-stats.md 4.3, B). */
export const QUESTION_GROUPS = [
  { key: 'progress', label: 'Progress', code: null },
  { key: 'offensive', label: 'Attack', code: 5 },
  { key: 'defensive', label: 'Defense', code: 10 },
  { key: 'positional', label: 'Position', code: 15 },
  { key: 'mechanics', label: 'Mechanics', code: 20 },
  { key: 'kickoffs', label: 'Kickoffs', code: 25 },
  { key: 'games', label: 'Games and people', code: null },
] as const;
export type QuestionGroup = (typeof QUESTION_GROUPS)[number]['key'];

/** What a minimum counts, with its noun. */
export const MINIMUM_NOUNS = {
  games: ['game', 'games'],
  shots: ['attempt', 'attempts'],
  kickoffs: ['kickoff', 'kickoffs'],
  challenges: ['challenge', 'challenges'],
  attempts: ['attempt', 'attempts'],
  goals: ['goal', 'goals'],
  pairGames: ['game with one teammate', 'games with one teammate'],
  gamesAfter: ['game since the training started', 'games since the training started'],
} as const;
type MinimumOf = keyof typeof MINIMUM_NOUNS;

/** What is read besides the figures of the games. */
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

/** A question of decisions.md 4 as data. How it is computed stands under `key` in `answers.ts`. */
export interface Question {
  readonly key: string;
  readonly title: string;
  readonly group: QuestionGroup;
  /** What it looks at; the first is the number of the headline. */
  readonly metrics: readonly string[];
  /** Along what the metric is split: "turnover type", "game number in a session". */
  readonly dimension: string;
  /** Which cases count. */
  readonly filter: string;
  readonly minimum: { readonly count: number; readonly of: MinimumOf };
  /** Newest games taken before the minimum widens them; 20 when left out. */
  readonly window?: number;
  readonly comparison: readonly ('rank' | 'next' | 'wins' | 'teammate')[];
  /** Headlines by what was found; `{name}` is filled in, `**` marks the number. */
  readonly templates: Readonly<Record<string, string>>;
  /** Rules of game-and-stats.md 9.1 that it draws on. */
  readonly rules: readonly number[];
  readonly needs: readonly QuestionNeed[];
  /** Codes of the events that are read. */
  readonly codes: readonly number[];
  /** Kinds of events that have no code and are read from the recording of the newest ten games. */
  readonly kinds: readonly string[];
  /** Drills to choose from, the usual one first. */
  readonly drills: readonly string[];
  /** What to do when no drill is chosen by what was found. */
  readonly action: string;
  /** How it is computed, in the player's words. */
  readonly how: string;
  /** Other words for it, for the search. */
  readonly words: string;
  /** A made-up answer, for plans that do not have the question. */
  readonly example: string;
  readonly minimumTeamSize: 1 | 2;
}

/** Along what an administrator's question can split its metric. */
export const OWN_DIMENSIONS = ['none', 'result', 'map', 'timeOfDay', 'weekday'] as const;
export type OwnDimension = (typeof OWN_DIMENSIONS)[number];

/** Which games an administrator's question looks at. */
export const OWN_FILTERS = ['all', 'won', 'lost', 'ranked', 'casual'] as const;
export type OwnFilter = (typeof OWN_FILTERS)[number];

/** Values that its text may name. */
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
