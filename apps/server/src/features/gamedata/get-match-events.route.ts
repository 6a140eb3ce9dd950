import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import { eventsBody } from './stored-recording.ts';

export function getMatchEventsRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoint(app, ENDPOINTS.getMatchEvents, async ({ params, query, caller }) => {
    const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
    return answer(200, await eventsBody(db, match, query.revision));
  });
}
