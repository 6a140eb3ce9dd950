import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';
import type { QuestionMode } from '../search/questions-search.ts';

/** Every question, and which of them the games of the mode can answer. */
export function questionListQuery(mode: QuestionMode | undefined) {
  return {
    ...api.queryOptions('get', '/api/v1/questions', {
      params: { query: mode === undefined ? {} : { mode } },
    }),
    placeholderData: keepPreviousData,
  };
}

export function answerQuery(key: string, mode: QuestionMode | undefined) {
  return api.queryOptions('get', '/api/v1/questions/{key}/answer', {
    params: { path: { key }, query: mode === undefined ? {} : { mode } },
  });
}

export const savedQuestionsQuery = api.queryOptions('get', '/api/v1/questions/saved');

const SAVED = '/api/v1/questions/{key}/saved';

export async function saveQuestion(key: string, mode: QuestionMode): Promise<void> {
  const { error, response } = await apiClient.PUT(SAVED, { params: { path: { key }, query: { mode } } });
  if (error) throw failureOf(response.status, error);
  await savedChanged();
}

export async function forgetQuestion(key: string, mode: QuestionMode): Promise<void> {
  const { error, response } = await apiClient.DELETE(SAVED, { params: { path: { key }, query: { mode } } });
  if (error) throw failureOf(response.status, error);
  await savedChanged();
}

async function savedChanged(): Promise<void> {
  await askAgain(queryClient, savedQuestionsQuery.queryKey);
  await askAgain(queryClient, ['get', '/api/v1/questions']);
}
