import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { describeEvent } from './describe-event.ts';
import { openEventContext } from './event-context.ts';
import { flagsOf } from './event-flag.repository.ts';
import { findVisibleEvent } from './find-visible-event.ts';

export function getEventRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoint(app, ENDPOINTS.getEvent, async ({ params, caller }) => {
    const { place, stream, event } = await findVisibleEvent({ db, clock }, caller.userId, params.id);
    const item = describeEvent(place, event, openEventContext(stream)(event));
    const flags = await flagsOf(db, caller.userId, [place.matchId]);
    return answer(200, { ...item, flag: flags.get(item.id) ?? null });
  });
}
