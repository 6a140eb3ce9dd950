import { SCORED_METRICS } from '@datacoach/analysis';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { hiddenUntil } from './choose-opportunity.ts';
import { countAnswers, deleteAnswer, saveAnswer } from './top-opportunity.repository.ts';

export function opportunityRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoint(app, ENDPOINTS.answerOpportunity, async ({ body, caller }) => {
    const { mode, metric, reason } = body;
    if (!SCORED_METRICS.some(({ key }) => key === metric)) {
      throw new ProblemError(400, 'unknown-metric', `There is no metric ${metric}.`);
    }
    const at = clock.now();
    await saveAnswer(db, { userId: caller.userId, mode, metric, reason, at });
    return answer(200, { hiddenUntil: hiddenUntil(reason, at).toISOString() });
  });
  registerEndpoint(app, ENDPOINTS.takeBackOpportunityAnswer, async ({ query, caller }) => {
    await deleteAnswer(db, caller.userId, query.mode, query.metric);
    return answer(200, { hiddenUntil: null });
  });
  registerEndpoint(app, ENDPOINTS.countDoubtedMetrics, async () => answer(200, await countAnswers(db)));
}
