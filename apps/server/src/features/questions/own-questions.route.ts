import { OWN_DIMENSIONS, OWN_FILTERS, problemsOf, QUESTION_GROUPS } from '@datacoach/analysis';
import { ENDPOINTS, type OwnQuestionItem, QUESTION_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announce.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import { asOwnQuestion, ownKey } from './find-question.ts';
import {
  insertOwnQuestion,
  lockOwnQuestion,
  pageOfOwnQuestions,
  removeOwnQuestion,
  type StoredOwnQuestion,
  updateOwnQuestion,
} from './own-question.repository.ts';
import { removeSavedOfAll } from './saved-question.repository.ts';

type Body = Omit<StoredOwnQuestion, 'id' | 'createdAt' | 'updatedAt'>;

const NOT_FOUND = () => new ProblemError(404, 'question-not-found', 'There is no such question.');

export function ownQuestionRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoint(app, ENDPOINTS.listOwnQuestions, async ({ query: { pageIndex } }) => {
    const { rows, total } = await pageOfOwnQuestions(db, pageIndex);
    return answer(200, { items: rows.map(describe), pageIndex, pageSize: QUESTION_PAGE_SIZE, total });
  });
  registerEndpoint(app, ENDPOINTS.addOwnQuestion, async ({ body, caller }) => {
    refuseWrong(body);
    const at = clock.now();
    const added = await db.transaction(async (tx) => {
      const row = await insertOwnQuestion(tx, { ...body, createdAt: at, updatedAt: at });
      await tell(tx, { by: caller.userId, at, action: 'add-question', before: null, after: row });
      return row;
    });
    return answer(201, describe(added));
  });
  registerEndpoint(app, ENDPOINTS.changeOwnQuestion, async ({ params, body, caller }) => {
    refuseWrong(body);
    const at = clock.now();
    const changed = await db.transaction(async (tx) => {
      const before = await lockOwnQuestion(tx, params.questionId);
      if (!before) throw NOT_FOUND();
      const after = await updateOwnQuestion(tx, params.questionId, { ...body, updatedAt: at });
      await tell(tx, { by: caller.userId, at, action: 'change-question', before, after });
      return after;
    });
    return answer(200, describe(changed));
  });
  registerEndpoint(app, ENDPOINTS.deleteOwnQuestion, async ({ params, caller }) => {
    await db.transaction(async (tx) => {
      const before = await lockOwnQuestion(tx, params.questionId);
      if (!before) throw NOT_FOUND();
      await removeOwnQuestion(tx, params.questionId);
      await removeSavedOfAll(tx, ownKey(params.questionId));
      const change = { by: caller.userId, at: clock.now(), action: 'delete-question' };
      await tell(tx, { ...change, before, after: null });
    });
    return answer(200, {});
  });
}

/** Writes a change down and tells open pages. */
async function tell(tx: Transaction, change: RowChange<StoredOwnQuestion>): Promise<void> {
  await recordChange(tx, 'question', change, describe);
  await announce(tx, { topic: 'content', userId: null });
}

/** What the metric registry and the engine do not know cannot be asked. */
function refuseWrong(body: Body): void {
  const isOne = (list: readonly string[], value: string) => list.includes(value);
  const groups = QUESTION_GROUPS.map(({ key }) => key);
  const problems = [
    ...(isOne(groups, body.group) ? [] : [`There is no group ${body.group}.`]),
    ...(isOne(OWN_DIMENSIONS, body.dimension) ? [] : [`There is no dimension ${body.dimension}.`]),
    ...(isOne(OWN_FILTERS, body.filter) ? [] : [`There is no filter ${body.filter}.`]),
    ...problemsOf(asOwnQuestion({ id: 'new', ...body })),
  ];
  const [first, ...more] = problems;
  if (first) throw new ProblemError(400, 'wrong-question', first, ...more);
}

function describe({ createdAt, updatedAt, ...question }: StoredOwnQuestion): OwnQuestionItem {
  return { ...question, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
