import type { QuestionAnswer } from '@datacoach/contract';

/** A moment that shows the answer; whoever serves it adds the game's date, the caller's player and the address. */
export type AnswerClip = Omit<QuestionAnswer['clips'][number], 'playedAt' | 'player' | 'path'>;

/** The answer to a question, with the key of the drill to practice. */
export type Answer = Omit<QuestionAnswer, 'clips' | 'action'> & {
  clips: readonly AnswerClip[];
  action: { text: string; drill: string | null } | null;
};

export type AnswerNumber = NonNullable<Answer['number']>;
export type AnswerComparison = Answer['compared'][number];
export type AnswerTable = NonNullable<Answer['table']>;
export type AnswerRow = AnswerTable['rows'][number];
export type AnswerPlaces = NonNullable<Answer['places']>;
export type AnswerFinding = Answer['findings'][number];
export type Verdict = NonNullable<Answer['verdict']>;
