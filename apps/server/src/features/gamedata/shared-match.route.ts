import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findSharedMatch, matchNotFound, NOT_INDEXED, withoutRecorder } from './find-visible-match.ts';
import { readReportAndInsight } from './match.repository.ts';
import { eventsBody, revisionOf, tracksBody } from './stored-recording.ts';

/** What whoever has the link of a shared match reads. Nothing of it is kept: the link can be taken back. */
export function sharedMatchRoutes(app: FastifyInstance, { db }: Context): void {
  registerEndpoint(app, ENDPOINTS.getSharedMatch, async ({ params }) => {
    const match = await findSharedMatch(db, params.shareKey);
    const stored = await readReportAndInsight(db, match.id);
    if (!stored) throw matchNotFound();
    return answer(
      200,
      {
        revision: revisionOf(match),
        report: withoutRecorder(stored.report, match.playedAt),
        insight: stored.insight,
      },
      NOT_INDEXED,
    );
  });
  registerEndpoint(app, ENDPOINTS.getSharedMatchEvents, async ({ params }) =>
    answer(200, await eventsBody(db, await findSharedMatch(db, params.shareKey)), NOT_INDEXED),
  );
  registerEndpoint(app, ENDPOINTS.getSharedMatchTracks, async ({ params }) =>
    answer(200, await tracksBody(db, await findSharedMatch(db, params.shareKey)), NOT_INDEXED),
  );
}
