import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { countFlags, deleteFlag, saveFlag } from './event-flag.repository.ts';
import { findVisibleEvent } from './find-visible-event.ts';

export function eventFlagRoutes(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoint(app, ENDPOINTS.flagEvent, async ({ params, body, caller }) => {
    const { match, place, event } = await findVisibleEvent({ db, clock }, caller.userId, params.id);
    await saveFlag(db, {
      userId: caller.userId,
      ...place,
      kind: event.kind,
      analysisVersion: match.analysisVersion,
      reason: body.reason,
      at: clock.now(),
    });
    return answer(200, { flag: body.reason });
  });
  registerEndpoint(app, ENDPOINTS.unflagEvent, async ({ params, caller }) => {
    const { place } = await findVisibleEvent({ db, clock }, caller.userId, params.id);
    await deleteFlag(db, caller.userId, place);
    return answer(200, { flag: null });
  });
  registerEndpoint(app, ENDPOINTS.countEventFlags, async () => answer(200, await countFlags(db)));
}
