import { OWN_DIMENSIONS, OWN_FILTERS, problemsOf, QUESTION_GROUPS } from '@datacoach/analysis';
import { ENDPOINTS, type OwnQuestionItem } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { asOwnQuestion, ownKey } from './find-question.ts';
import {
  allOwnQuestions,
  insertOwnQuestion,
  removeOwnQuestion,
  type StoredOwnQuestion,
  updateOwnQuestion,
} from './own-question.repository.ts';
import type { QuestionsContext } from './questions-context.ts';
import { removeSavedOfAll } from './saved-question.repository.ts';

type Body = Omit<StoredOwnQuestion, 'id' | 'createdAt' | 'updatedAt'>;

const NOT_FOUND = () => new ProblemError(404, 'question-not-found', 'There is no such question.');

export function ownQuestionRoutes(app: FastifyInstance, { db, clock }: QuestionsContext): void {
  registerEndpoint(app, ENDPOINTS.listOwnQuestions, async () =>
    answer(200, (await allOwnQuestions(db)).map(describe)),
  );
  registerEndpoint(app, ENDPOINTS.addOwnQuestion, async ({ body }) => {
    refuseWrong(body);
    const now = clock.now();
    return answer(201, describe(await insertOwnQuestion(db, { ...body, createdAt: now, updatedAt: now })));
  });
  registerEndpoint(app, ENDPOINTS.changeOwnQuestion, async ({ params, body }) => {
    refuseWrong(body);
    const changed = await updateOwnQuestion(db, params.questionId, { ...body, updatedAt: clock.now() });
    if (!changed) throw NOT_FOUND();
    return answer(200, describe(changed));
  });
  registerEndpoint(app, ENDPOINTS.deleteOwnQuestion, async ({ params }) => {
    await db.transaction(async (tx) => {
      if (!(await removeOwnQuestion(tx, params.questionId))) throw NOT_FOUND();
      await removeSavedOfAll(tx, ownKey(params.questionId));
    });
    return answer(200, {});
  });
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
