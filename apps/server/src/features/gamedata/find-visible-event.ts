import type { MatchEvent } from '@datacoach/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type EventPlace, parseEventId } from './describe-event.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import { type Match, readEventStream } from './match.repository.ts';

/** The event of an id with its match, if the user may see it. Throws ProblemError 404. */
export async function findVisibleEvent(
  { db, clock }: { db: Executor; clock: Clock },
  userId: string,
  id: string,
): Promise<{ match: Match; place: EventPlace; stream: EventStream; event: MatchEvent }> {
  const place = parseEventId(id);
  if (!place) throw eventNotFound();
  const { match } = await findVisibleMatch({ db, clock }, userId, place.matchId, eventNotFound);
  const packed = await readEventStream(db, place.matchId);
  const stream = packed && (await openEventStream(packed));
  const event = stream?.at(place.ordinal);
  if (!stream || !event) throw eventNotFound();
  return { match, place, stream, event };
}

function eventNotFound(): ProblemError {
  return new ProblemError(404, 'event-not-found', 'This event is not in one of your replays.');
}
