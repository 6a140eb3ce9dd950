import { ENDPOINTS, permits, REPLAY_OWNERSHIPS, type ReplayItem } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { identitiesOf } from '../identities/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { describeReplay } from './describe-replay.ts';
import { listOwn } from './replay.repository.ts';
import type { ReplaysContext } from './replays-context.ts';

export function getReplayRoute(app: FastifyInstance, { db }: ReplaysContext): void {
  registerEndpoint(app, ENDPOINTS.getReplay, async ({ query, caller }) => {
    const pageSize = query.pageSize ?? query.PageSize;
    const { rows, total } = await listOwn(
      db,
      caller.userId,
      { index: query.pageIndex, size: pageSize },
      { status: query.replayParsingStatus, name: query.replayName },
    );
    const identities = await identitiesOf(db, caller.userId);
    const items = rows.map((row) => describeReplay(row, identities));
    return answer(200, { items, pageIndex: query.pageIndex, pageSize, total });
  });
  registerEndpoint(app, ENDPOINTS.getReplayOfUser, async ({ params, query, caller }) => {
    const { userId } = params;
    // Nobody is told which accounts there are.
    if (userId !== caller.userId && !(await maySeeUsers(db, caller.userId))) throw noReplays();
    const { pageIndex, pageSize, userType } = query;
    const identities = await identitiesOf(db, userId);
    const plays = userType === REPLAY_OWNERSHIPS.epicUser ? { identities } : {};
    const shared = userType !== REPLAY_OWNERSHIPS.applicationUser;
    const { rows, total } = await listOwn(
      db,
      userId,
      { index: pageIndex, size: pageSize },
      { status: query.replayParsingStatus, name: query.replayName, shared, ...plays },
    );
    const items = rows.map((row) => {
      const item = describeReplay(row, identities);
      return row.ownerId === userId ? item : ofSomebodyElse(item);
    });
    return answer(200, { items, pageIndex, pageSize, total });
  });
}

async function maySeeUsers(db: Database, callerId: string): Promise<boolean> {
  return permits((await permissionsOf(db, callerId)) ?? [], 'Users', 'View');
}

function noReplays(): ProblemError {
  return new ProblemError(404, 'not-found', 'There are no replays of this player for you.');
}

/** What a team-mate shares is the match, not what he calls the file. */
function ofSomebodyElse(item: ReplayItem): ReplayItem {
  const { playlist, map } = item;
  return { ...item, isOwn: false, name: [playlist, map].filter(Boolean).join(', ') };
}
