import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { describeEvent, parseEventId } from './describe-event.ts';
import { openEventStream } from './event-stream.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { readEventStream } from './match.repository.ts';

export function getEventRoute(app: FastifyInstance, { db }: GamedataContext): void {
  registerEndpoint(app, ENDPOINTS.getEvent, async ({ params, caller }) => {
    const place = parseEventId(params.id);
    if (!place) throw eventNotFound();
    await findVisibleMatch(db, caller.userId, place.matchId, eventNotFound);
    const packed = await readEventStream(db, place.matchId);
    const event = packed && (await openEventStream(packed)).at(place.ordinal);
    if (!event) throw eventNotFound();
    return answer(200, describeEvent(place, event));
  });
}

function eventNotFound(): ProblemError {
  return new ProblemError(404, 'event-not-found', 'This event is not in one of your replays.');
}
