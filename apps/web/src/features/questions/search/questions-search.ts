import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { endpointQuery, keepPrevious, refetchQueries, server } from '../../../app/api/client.ts';
import type { ModeCode } from '../../../shared/format/mode.ts';

export const questionListQuery = (mode: QuestionMode | undefined) =>
  keepPrevious(endpointQuery('/api/v1/questions', { query: mode === undefined ? {} : { mode } }));

export const answerQuery = (key: string, mode: QuestionMode | undefined) =>
  endpointQuery('/api/v1/questions/{key}/answer', {
    path: { key },
    query: mode === undefined ? {} : { mode },
  });

export const savedQuestionsQuery = endpointQuery('/api/v1/questions/saved');

const SAVED_PATH = '/api/v1/questions/{key}/saved';

export async function setSaved(key: string, mode: QuestionMode, isSaved: boolean): Promise<void> {
  const init = { path: { key }, query: { mode } };
  await (isSaved ? server.PUT(SAVED_PATH, init) : server.DELETE(SAVED_PATH, init));
  await refetchQueries(savedQuestionsQuery.queryKey);
  await refetchQueries(['/api/v1/questions']);
}

export interface QuestionsSearch {
  readonly mode?: QuestionMode;
  readonly q?: string;
  readonly view?: 'saved';
}

export type QuestionMode = ModeCode;

export const getSearchAddress = ({ mode }: QuestionsSearch, q: string): QuestionsSearch =>
  parseQuestionsSearch({ mode, q });

export const FIRST_QUESTION = 'costsGoals';

const KEY = /^[\w-]{1,60}$/;
/** `afterLoss-10`: the link in a notification about a saved question. */
const SAVED = /^([\w-]{1,60})-(5|10|15)$/;

export function parseQuestionsSearch(search: Record<string, unknown>): QuestionsSearch {
  // Once parsed, its question and mode replace it in the URL.
  const saved = search.q === undefined ? search.saved : undefined;
  const [, savedKey, savedMode] = SAVED.exec(String(saved ?? '')) ?? [];
  const mode = SCORE_MODES.find(({ code }) => String(code) === String(savedMode ?? search.mode))?.code;
  const q = savedKey ?? search.q;
  return {
    ...(mode && { mode }),
    ...(typeof q === 'string' && KEY.test(q) && q !== FIRST_QUESTION && { q }),
    ...(search.view === 'saved' && savedKey === undefined && { view: 'saved' as const }),
  };
}
