import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findOwnOfMatch } from '../replays/index.ts';
import { describeEvent, parseEventId } from './describe-event.ts';
import { openEventStream } from './event-stream.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { readEventStream } from './match.repository.ts';

/** Seen by those who see its match. */
export function getEventRoute(app: FastifyInstance, { db }: GamedataContext): void {
  registerEndpoint(app, ENDPOINTS.getEvent, async ({ params, caller }) => {
    const place = parseEventId(params.id);
    const visible = place && (await findOwnOfMatch(db, caller.userId, place.matchId));
    const packed = visible && (await readEventStream(db, place.matchId));
    const event = packed && (await openEventStream(packed)).at(place.ordinal);
    if (!event) throw new ProblemError(404, 'event-not-found', 'This event is not in one of your replays.');
    return answer(200, describeEvent(place, event));
  });
}
