import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { findOwnOfMatch, onlyOne, ownIdentities } from '../replays/index.ts';
import { playerIdentity, readReport } from './match.repository.ts';

/** Only accounts with an upload of the match see it; for others it does not exist. */
export function getMatchRoute(app: FastifyInstance, { db }: { db: Database }): void {
  registerEndpoint(app, ENDPOINTS.getMatch, async ({ params, caller }) => {
    const replay = await findOwnOfMatch(db, caller.userId, params.matchId);
    const report = replay ? await readReport(db, params.matchId) : null;
    if (!replay || !report) {
      throw new ProblemError(404, 'match-not-found', 'This match is not among your replays.');
    }
    const players = new Map(report.players.map((player) => [playerIdentity(player), player.key]));
    const mine = onlyOne(await ownIdentities(db, caller.userId), (identity) => players.has(identity));
    const me = mine === null ? null : (players.get(mine) ?? null);
    return answer(200, { id: params.matchId, replayId: replay.id, report, me });
  });
}
