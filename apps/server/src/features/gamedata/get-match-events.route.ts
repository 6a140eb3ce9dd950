import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { storedBody } from '../../platform/http/stored-body.ts';
import { unpackBytes } from '../../platform/packed-list/packed-list.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { readEventStream } from './match.repository.ts';
import { revisionOf } from './revision.ts';

export function getMatchEventsRoute(app: FastifyInstance, { db }: GamedataContext): void {
  registerEndpoint(app, ENDPOINTS.getMatchEvents, async ({ params, query, caller }) => {
    const { match } = await findVisibleMatch(db, caller.userId, params.matchId);
    const packed = await readEventStream(db, match.id);
    if (!packed) return answer(200, { analysisVersion: match.analysisVersion, events: [] });
    const revision = revisionOf(match);
    return answer(
      200,
      storedBody({
        tag: `events-${revision}`,
        immutable: query.revision === revision,
        contentType: 'application/json; charset=utf-8',
        packed,
        unpack: unpackBytes,
      }),
    );
  });
}
