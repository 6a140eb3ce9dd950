import type { OwnQuestionBody } from '@datacoach/contract';
import { api, keepPrevious, server, unlessGone } from '../../../app/api/client.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

const PATH = '/api/v1/admin/questions';
const ITEM = `${PATH}/{questionId}` as const;

export const ownQuestionsQuery = (pageIndex: number) =>
  keepPrevious(api.queryOptions('get', PATH, { params: { query: { pageIndex } } }));

const refresh = () => askAgain(queryClient, ['get', PATH]);

/** Adds a question, or changes the one of this id. */
export async function saveOwnQuestion(body: OwnQuestionBody, changed: string | null): Promise<void> {
  changed === null
    ? await server.POST(PATH, { body })
    : await server.PUT(ITEM, { params: { path: { questionId: changed } }, body });
  await refresh();
}

export async function deleteOwnQuestion(questionId: string): Promise<void> {
  await server.DELETE(ITEM, { params: { path: { questionId } } }).catch(unlessGone);
  await refresh();
}
