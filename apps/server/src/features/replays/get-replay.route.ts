import { ENDPOINTS, permits, REPLAY_OWNERSHIPS, type ReplayItem, type UserType } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { identitiesOf } from '../identities/index.ts';
import { permissionsOf } from '../permissions/index.ts';
import { sightOf } from '../team/index.ts';
import { describeOwnReplays, describeReplay } from './describe-replay.ts';
import { countChoices, listReplays } from './replay-list.repository.ts';

export function getReplayRoute(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoint(app, ENDPOINTS.getReplay, async ({ query, caller: { userId } }) => {
    const { pageIndex, pageSize: size, PageSize, ...filter } = query;
    const pageSize = size ?? PageSize;
    const owner = { userId, identities: await identitiesOf(db, userId) };
    const { rows, total } = await listReplays(db, owner, { index: pageIndex, size: pageSize }, filter);
    return answer(200, {
      items: await describeOwnReplays(context, userId, rows),
      pageIndex,
      pageSize,
      total,
    });
  });
  registerEndpoint(app, ENDPOINTS.replayChoices, async ({ caller: { userId } }) =>
    answer(200, await countChoices(db, { userId, identities: await identitiesOf(db, userId) })),
  );
  registerEndpoint(app, ENDPOINTS.getReplayOfUser, async ({ params, query, caller }) => {
    const { userId } = params;
    const isOwn = userId === caller.userId;
    // Nobody is told which accounts there are.
    const seesAll = isOwn || (await maySeeUsers(db, caller.userId));
    const forCoachSince = seesAll ? undefined : await coachedSince(db, caller, userId);
    const { pageIndex, pageSize, userType, ...filter } = query;
    const identities = await identitiesOf(db, userId);
    const { rows, total } = await listReplays(
      db,
      { userId, identities },
      { index: pageIndex, size: pageSize },
      filter,
      {
        asPlayer: userType === REPLAY_OWNERSHIPS.epicUser,
        // What team-mates share with the player is not his to show to a coach.
        shared: seesAll && userType !== REPLAY_OWNERSHIPS.applicationUser,
        forCoachSince,
      },
    );
    const described = isOwn
      ? await describeOwnReplays(context, userId, rows)
      : rows.map((row) => ({ ...describeReplay(row, identities), isOwn: seesAll && row.ownerId === userId }));
    return answer(200, {
      items: described.map((item) => (item.isOwn ? item : ofSomebodyElse(item))),
      pageIndex,
      pageSize,
      total,
    });
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
  const since = userType === 'Coach' ? await sightOf(db, userId, playerId) : null;
  if (!since) throw noReplays();
  return since;
}

function noReplays(): ProblemError {
  return new ProblemError(404, 'not-found', 'There are no replays of this player for you.');
}

/** What others see is the match, not what its owner calls the file. */
function ofSomebodyElse(item: ReplayItem): ReplayItem {
  const { playlist, map } = item;
  return { ...item, name: [playlist, map].filter(Boolean).join(', ') };
}
