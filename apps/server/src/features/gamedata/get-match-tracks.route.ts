import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { findVisibleMatch } from './find-visible-match.ts';
import { tracksBody } from './stored-recording.ts';

export function getMatchTracksRoute(app: FastifyInstance, { db, clock }: Context): void {
  registerEndpoints(app, {
    getMatchTracks: async ({ params, query, caller }) => {
      const { match } = await findVisibleMatch({ db, clock }, caller.userId, params.matchId);
      return await tracksBody(db, match, query.revision);
    },
  });
}
