import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { storedBody } from '../../platform/http/stored-body.ts';
import { unpackBytes } from '../../platform/packed-list/packed-list.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { readTracks } from './match.repository.ts';
import { revisionOf } from './revision.ts';

export function getMatchTracksRoute(app: FastifyInstance, { db }: GamedataContext): void {
  registerEndpoint(app, ENDPOINTS.getMatchTracks, async ({ params, query, caller }) => {
    const { match } = await findVisibleMatch(db, caller.userId, params.matchId);
    const packed = await readTracks(db, match.id);
    if (!packed) {
      throw new ProblemError(404, 'tracks-not-found', 'Only the scoreboard of this match could be read.');
    }
    const revision = revisionOf(match);
    return answer(
      200,
      storedBody({
        tag: `tracks-${revision}`,
        immutable: query.revision === revision,
        contentType: 'application/octet-stream',
        packed,
        unpack: unpackBytes,
      }),
    );
  });
}
