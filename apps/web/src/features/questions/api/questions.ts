import { api, keepPrevious, server } from '../../../app/api/client.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';
import type { QuestionMode } from '../search/questions-search.ts';

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

const SAVED = '/api/v1/questions/{key}/saved';

export async function saveQuestion(key: string, mode: QuestionMode): Promise<void> {
  await server.PUT(SAVED, { params: { path: { key }, query: { mode } } });
  await savedChanged();
}

export async function forgetQuestion(key: string, mode: QuestionMode): Promise<void> {
  await server.DELETE(SAVED, { params: { path: { key }, query: { mode } } });
  await savedChanged();
}

async function savedChanged(): Promise<void> {
  await askAgain(queryClient, savedQuestionsQuery.queryKey);
  await askAgain(queryClient, ['get', '/api/v1/questions']);
}
