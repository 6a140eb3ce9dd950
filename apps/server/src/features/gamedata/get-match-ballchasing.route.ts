import { toBallchasing } from '@datacoach/analysis';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { reportFor } from './find-shared-match.ts';
import { findVisibleMatch, matchNotFound } from './find-visible-match.ts';
import { readReport } from './match.repository.ts';

export function getMatchBallchasingRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoint(app, ENDPOINTS.getMatchBallchasing, async ({ params, caller }) => {
    const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
    const report = await readReport(db, match.id);
    if (!report) throw matchNotFound();
    return answer(200, { ...toBallchasing(reportFor(caller.userId, match, report)) });
  });
}
