import type { FastifyInstance } from 'fastify';
import type { DbAndClock } from '../../feature-module.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAccess } from '../audit/index.ts';
import {
  findMatch,
  getRevision,
  hideRecorder,
  openEventStream,
  parseEventId,
  readEventStream,
  readEventsBody,
  readReportAndInsight,
  readTracksBody,
} from '../gamedata/index.ts';
import { listFlagReasons } from './flagged-event.repository.ts';

/** Shows administrators a moment that a player flagged as wrong. Nothing is stored because the flag can be withdrawn. */
export function flaggedMomentRoutes(app: FastifyInstance, { db, clock }: DbAndClock) {
  registerEndpoints(app, {
    openFlaggedMoment: async ({ params: { eventId }, caller }) => {
      const { match, ordinal, reasons } = await findMoment(eventId);
      const stored = await readReportAndInsight(db, match.id);
      const packed = await readEventStream(db, match.id);
      const event = packed && (await openEventStream(packed)).getEvent(ordinal);
      if (!stored || !event) throw momentNotFound();
      await recordAccess(db, {
        actorId: caller.userId,
        at: clock.now(),
        action: 'look-at-flag',
        targetKind: 'flagged-moment',
        targetId: eventId,
        after: { kind: event.kind },
      });
      const report = hideRecorder(stored.report, match.playedAt);
      const { kind, time, duration } = event;
      return { kind, reasons, seconds: time, duration, revision: getRevision(match), report };
    },
    getFlaggedMomentEvents: async ({ params }) =>
      await readEventsBody(db, (await findMoment(params.eventId)).match),
    getFlaggedMomentTracks: async ({ params }) =>
      await readTracksBody(db, (await findMoment(params.eventId)).match),
  });

  /** Throws ProblemError 404 unless the event is flagged as wrong and still from the flagged engine version. */
  async function findMoment(eventId: string) {
    const position = parseEventId(eventId);
    const reasons = position ? await listFlagReasons(db, position.matchId, position.ordinal) : [];
    const match = position && reasons.length > 0 ? await findMatch(db, position.matchId) : null;
    if (!position || !match) throw momentNotFound();
    return { match, ordinal: position.ordinal, reasons };
  }
}

const momentNotFound = () => notFound('No one reports this play anymore, or a newer analysis replaced it.');
