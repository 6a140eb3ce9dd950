import { localDate } from '@datacoach/analysis';
import {
  type CommunityGoal,
  ENDPOINTS,
  GOAL_PAGE_SIZE,
  TIME_FRAMES,
  type TimeFrame,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import {
  type CommunityGoalRow,
  type CommunityGoalStanding,
  changeCommunityGoal,
  findCommunityGoal,
  insertCommunityGoal,
  pageOfCommunityGoals,
  removeCommunityGoal,
  withStanding,
} from './community-goal.repository.ts';
import type { WeeklyGoalsContext } from './weekly-goals-context.ts';

const FRAMES = {
  [TIME_FRAMES.past]: 'past',
  [TIME_FRAMES.onGoing]: 'onGoing',
  [TIME_FRAMES.future]: 'future',
} as const;
const GONE = 'There is no such goal. It may have been deleted.';

export function communityGoalRoutes(app: FastifyInstance, { db, clock }: WeeklyGoalsContext): void {
  const describeOne = async (row: CommunityGoalRow, today: string) => {
    const [standing] = await withStanding(db, [row]);
    return describe(standing!, today);
  };
  registerEndpoint(app, ENDPOINTS.listCommunityGoals, async ({ caller, query }) => {
    const today = localDate(clock.now(), caller.timeZone ?? 'UTC');
    const { timeFrame, pageIndex } = query;
    const page = { index: pageIndex, size: GOAL_PAGE_SIZE };
    const { rows, total } = await pageOfCommunityGoals(db, FRAMES[timeFrame], today, page);
    const items = rows.map((row) => describe(row, today));
    return answer(200, { items, pageIndex, pageSize: GOAL_PAGE_SIZE, total });
  });
  registerEndpoint(app, ENDPOINTS.createCommunityGoal, async ({ caller, body }) => {
    const now = clock.now();
    const row = await insertCommunityGoal(db, body, caller.userId, now);
    return answer(201, await describeOne(row, localDate(now, caller.timeZone ?? 'UTC')));
  });
  registerEndpoint(app, ENDPOINTS.updateCommunityGoal, async ({ caller, params, body }) => {
    const now = clock.now();
    const { version, ...fields } = body;
    const id = params.communityGoalId;
    const row = await changeCommunityGoal(db, id, version, fields, caller.userId, now);
    if (row) return answer(200, await describeOne(row, localDate(now, caller.timeZone ?? 'UTC')));
    if (await findCommunityGoal(db, id)) {
      throw new ProblemError(
        409,
        'changed-meanwhile',
        'Somebody else has changed this goal meanwhile. Load it again.',
      );
    }
    throw new ProblemError(404, 'not-found', GONE);
  });
  registerEndpoint(app, ENDPOINTS.deleteCommunityGoal, async ({ caller, params }) => {
    if (await removeCommunityGoal(db, params.communityGoalId, caller.userId, clock.now())) {
      return answer(200, {});
    }
    throw new ProblemError(404, 'not-found', GONE);
  });
}

function describe(row: CommunityGoalStanding, today: string): CommunityGoal {
  const { id, title, text, category, metric, direction, targets, startsOn, endsOn, minimumGames } = row;
  return {
    id,
    title,
    text,
    category,
    metric,
    direction,
    targets,
    startsOn,
    endsOn,
    minimumGames,
    plans: row.plans,
    badge: row.badge,
    version: row.version,
    timeFrame: frameOf(startsOn, endsOn, today),
    createdBy: row.createdByName,
    updatedAt: row.updatedAt.toISOString(),
    players: row.players,
    achieved: row.achieved,
  };
}

function frameOf(startsOn: string, endsOn: string, today: string): TimeFrame {
  if (endsOn < today) return TIME_FRAMES.past;
  return startsOn > today ? TIME_FRAMES.future : TIME_FRAMES.onGoing;
}
