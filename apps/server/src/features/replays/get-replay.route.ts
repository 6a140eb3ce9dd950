import { ENDPOINTS, permits, REPLAY_OWNERSHIPS, type ReplayItem, type UserType } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { identitiesOf } from '../identities/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { memberSince } from '../team/index.ts';
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
    const seesAll = userId === caller.userId || (await maySeeUsers(db, caller.userId));
    const forCoachSince = seesAll ? undefined : await coachedSince(db, caller, userId);
    const { pageIndex, pageSize, userType } = query;
    const identities = await identitiesOf(db, userId);
    const plays = userType === REPLAY_OWNERSHIPS.epicUser ? { identities } : {};
    // What team-mates share with the player is not his to show to a coach.
    const shared = seesAll && userType !== REPLAY_OWNERSHIPS.applicationUser;
    const { rows, total } = await listOwn(
      db,
      userId,
      { index: pageIndex, size: pageSize },
      { status: query.replayParsingStatus, name: query.replayName, shared, forCoachSince, ...plays },
    );
    const items = rows.map((row) => {
      const item = describeReplay(row, identities);
      return seesAll && row.ownerId === userId ? item : ofSomebodyElse(item);
    });
    return answer(200, { items, pageIndex, pageSize, total });
  });
}

async function maySeeUsers(db: Database, callerId: string): Promise<boolean> {
  return permits((await permissionsOf(db, callerId)) ?? [], 'Users', 'View');
}

/** Throws ProblemError 404 unless the caller coaches this player now. */
async function coachedSince(
  db: Database,
  { userId, userType }: { userId: string; userType: UserType },
  playerId: string,
): Promise<Date> {
  const since = userType === 'Coach' ? await memberSince(db, userId, playerId) : null;
  if (!since) throw noReplays();
  return since;
}

function noReplays(): ProblemError {
  return new ProblemError(404, 'not-found', 'There are no replays of this player for you.');
}

/** What others see is the match, not what its owner calls the file. */
function ofSomebodyElse(item: ReplayItem): ReplayItem {
  const { playlist, map } = item;
  return { ...item, isOwn: false, name: [playlist, map].filter(Boolean).join(', ') };
}
