/** What the address of the screen holds. */
export interface QuestionsSearch {
  readonly mode?: QuestionMode;
  /** Key of the question that stands open. */
  readonly q?: string;
  /** The list of saved questions stands open instead. */
  readonly view?: 'saved';
}

export const QUESTION_MODES = [
  { code: 5, label: 'Duel' },
  { code: 10, label: 'Doubles' },
  { code: 15, label: 'Standard' },
] as const;
export type QuestionMode = (typeof QUESTION_MODES)[number]['code'];

/** The address of a question, the mode kept as it was chosen. */
export function addressOf({ mode }: QuestionsSearch, q: string): QuestionsSearch {
  return readQuestionsSearch({ mode, q });
}

/** The question that opens by itself. */
export const FIRST_QUESTION = 'costsGoals';

const KEY = /^[\w-]{1,60}$/;
/** `afterLoss-10`: what a notification about a saved question leads to. */
const SAVED = /^([\w-]{1,60})-(5|10|15)$/;

export function readQuestionsSearch(search: Record<string, unknown>): QuestionsSearch {
  // Once it is read, its question and mode stand in the address themselves.
  const saved = search.q === undefined ? search.saved : undefined;
  const [, savedKey, savedMode] = SAVED.exec(String(saved ?? '')) ?? [];
  const mode = QUESTION_MODES.find(({ code }) => String(code) === String(savedMode ?? search.mode))?.code;
  const q = savedKey ?? search.q;
  return {
    ...(mode && { mode }),
    ...(typeof q === 'string' && KEY.test(q) && q !== FIRST_QUESTION && { q }),
    ...(search.view === 'saved' && savedKey === undefined && { view: 'saved' as const }),
  };
}
