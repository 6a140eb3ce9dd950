import { toBallchasing } from '@datacoach/analysis';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findVisibleMatch, matchNotFound, reportFor } from './find-visible-match.ts';
import { readReport } from './match.repository.ts';

export function getMatchBallchasingRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatchBallchasing: async ({ params, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      const report = await readReport(db, match.id);
      if (!report) throw matchNotFound();
      return { ...toBallchasing(reportFor(caller.userId, match, report)) };
    },
  });
}
