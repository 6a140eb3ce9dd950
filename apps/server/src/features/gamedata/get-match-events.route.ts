import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import { eventsBody } from './stored-recording.ts';

export function getMatchEventsRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatchEvents: async ({ params, query, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      return await eventsBody(db, match, query.revision);
    },
  });
}
