import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { askQuestion } from './ask-question.ts';
import { listQuestions } from './list-questions.ts';
import { removeSaved } from './saved-question.repository.ts';
import { listSaved, saveQuestion } from './saved-questions.ts';

export function questionRoutes(app: FastifyInstance, context: Context): void {
  registerEndpoint(app, ENDPOINTS.listQuestions, async ({ query, caller }) =>
    answer(200, await listQuestions(context, caller, query.mode)),
  );
  registerEndpoint(app, ENDPOINTS.listSavedQuestions, async ({ caller }) =>
    answer(200, await listSaved(context, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.askQuestion, async ({ params, query, caller }) =>
    answer(200, await askQuestion(context, caller, params.key, query.mode)),
  );
  registerEndpoint(app, ENDPOINTS.saveQuestion, async ({ params, query, caller }) =>
    answer(200, await saveQuestion(context, caller, params.key, query.mode)),
  );
  registerEndpoint(app, ENDPOINTS.forgetQuestion, async ({ params, query, caller }) => {
    await removeSaved(context.db, { userId: caller.userId, questionKey: params.key, mode: query.mode });
    return answer(200, {});
  });
}
