import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { notFound, type ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import {
  eventsBody,
  findMatch,
  openEventStream,
  parseEventId,
  readEventStream,
  readReportAndInsight,
  revisionOf,
  tracksBody,
  withoutRecorder,
} from '../gamedata/index.ts';
import { flagReasonsOf } from './flagged-event.repository.ts';

/** Shows administrators a moment that a player flagged as wrong. Nothing is stored because the flag can be withdrawn. */
export function flaggedMomentRoutes(app: FastifyInstance, { db, clock }: Pick<Context, 'db' | 'clock'>) {
  registerEndpoints(app, {
    openFlaggedMoment: async ({ params: { eventId }, caller }) => {
      const { match, ordinal, reasons } = await open(eventId);
      const stored = await readReportAndInsight(db, match.id);
      const packed = await readEventStream(db, match.id);
      const event = packed && (await openEventStream(packed)).at(ordinal);
      if (!stored || !event) throw noSuchMoment();
      await db.transaction((tx) =>
        recordAudit(tx, {
          actorId: caller.userId,
          at: clock.now(),
          action: 'look-at-flag',
          targetKind: 'flagged-moment',
          targetId: eventId,
          after: { kind: event.kind },
        }),
      );
      const report = withoutRecorder(stored.report, match.playedAt);
      const { kind, time, duration } = event;
      return { kind, reasons, seconds: time, duration, revision: revisionOf(match), report };
    },
    getFlaggedMomentEvents: async ({ params }) => await eventsBody(db, (await open(params.eventId)).match),
    getFlaggedMomentTracks: async ({ params }) => await tracksBody(db, (await open(params.eventId)).match),
  });

  /** Throws ProblemError 404 unless the event is flagged as wrong and still from the flagged engine version. */
  async function open(eventId: string) {
    const place = parseEventId(eventId);
    const reasons = place ? await flagReasonsOf(db, place.matchId, place.ordinal) : [];
    const match = place && reasons.length > 0 ? await findMatch(db, place.matchId) : null;
    if (!place || !match) throw noSuchMoment();
    return { match, ordinal: place.ordinal, reasons };
  }
}

function noSuchMoment(): ProblemError {
  return notFound('No one reports this play anymore, or a newer analysis replaced it.');
}
