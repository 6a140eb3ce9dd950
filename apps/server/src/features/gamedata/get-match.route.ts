import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { onlyOne, ownIdentities } from '../replays/index.ts';
import { findVisibleMatch, matchNotFound } from './find-visible-match.ts';
import type { GamedataContext } from './gamedata-context.ts';
import { playerIdentity, readReportAndInsight } from './match.repository.ts';
import { revisionOf } from './revision.ts';

export function getMatchRoute(app: FastifyInstance, { db }: GamedataContext): void {
  registerEndpoint(app, ENDPOINTS.getMatch, async ({ params, caller }) => {
    const { match, replay } = await findVisibleMatch(db, caller.userId, params.matchId);
    const stored = await readReportAndInsight(db, match.id);
    if (!stored) throw matchNotFound();
    const { report, insight } = stored;
    const players = new Map(report.players.map((player) => [playerIdentity(player), player.key]));
    const mine = onlyOne(await ownIdentities(db, caller.userId), (identity) => players.has(identity));
    const me = mine === null ? null : (players.get(mine) ?? null);
    return answer(200, {
      id: match.id,
      replayId: replay.id,
      revision: revisionOf(match),
      report,
      insight,
      me,
    });
  });
}
