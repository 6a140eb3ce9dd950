import { api, keepPrevious, server } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

/** Every question, and which of them the games of the mode can answer. */
export const questionListQuery = (mode: QuestionMode | undefined) =>
  keepPrevious(
    api.queryOptions('get', '/api/v1/questions', {
      params: { query: mode === undefined ? {} : { mode } },
    }),
  );

export const answerQuery = (key: string, mode: QuestionMode | undefined) =>
  api.queryOptions('get', '/api/v1/questions/{key}/answer', {
    params: { path: { key }, query: mode === undefined ? {} : { mode } },
  });

export const savedQuestionsQuery = api.queryOptions('get', '/api/v1/questions/saved');

const SAVED_PATH = '/api/v1/questions/{key}/saved';

export async function saveQuestion(key: string, mode: QuestionMode): Promise<void> {
  await server.PUT(SAVED_PATH, { params: { path: { key }, query: { mode } } });
  await savedChanged();
}

export async function forgetQuestion(key: string, mode: QuestionMode): Promise<void> {
  await server.DELETE(SAVED_PATH, { params: { path: { key }, query: { mode } } });
  await savedChanged();
}

async function savedChanged(): Promise<void> {
  await refetchQueries(queryClient, savedQuestionsQuery.queryKey);
  await refetchQueries(queryClient, ['get', '/api/v1/questions']);
}

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
