import type { OwnQuestionBody } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/admin/questions';
const ITEM = `${PATH}/{questionId}` as const;

export function ownQuestionsQuery(pageIndex: number) {
  return {
    ...api.queryOptions('get', PATH, { params: { query: { pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}

const refresh = () => askAgain(queryClient, ['get', PATH]);

/** Adds a question, or changes the one of this id. */
export async function saveOwnQuestion(body: OwnQuestionBody, changed: string | null): Promise<void> {
  const { data, error, response } =
    changed === null
      ? await apiClient.POST(PATH, { body })
      : await apiClient.PUT(ITEM, { params: { path: { questionId: changed } }, body });
  if (!data) throw failureOf(response.status, error);
  await refresh();
}

export async function deleteOwnQuestion(questionId: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(ITEM, { params: { path: { questionId } } });
  // Gone is gone, whoever deleted it.
  if (error && response.status !== 404) throw failureOf(response.status, error);
  await refresh();
}
