import { goalMetric } from '@datacoach/analysis/metadata';
import {
  type CommunityGoal,
  type CommunityGoalFields,
  GOAL_PAGE_SIZE,
  TIME_FRAMES,
  type TimeFrame,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { localDate } from '../../platform/clock/time-zones.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, wrongField } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import {
  type CommunityGoalDetails,
  type CommunityGoalRow,
  findCommunityGoal,
  insertCommunityGoal,
  pageOfCommunityGoals,
  removeCommunityGoal,
  saveCommunityGoal,
  withAttendance,
} from './community-goal.repository.ts';

const FRAMES = {
  [TIME_FRAMES.past]: 'past',
  [TIME_FRAMES.onGoing]: 'onGoing',
  [TIME_FRAMES.future]: 'future',
} as const;
const GONE = 'Goal not found. It may have been deleted.';

export function communityGoalRoutes(app: FastifyInstance, { db, clock }: Context): void {
  const describeOne = async (row: CommunityGoalRow, today: string) => {
    const [details] = await withAttendance(db, [row]);
    return describe(details!, today);
  };
  registerEndpoints(app, {
    listCommunityGoals: async ({ caller, query }) => {
      const today = localDate(clock.now(), caller.timeZone ?? 'UTC');
      const { timeFrame, pageIndex } = query;
      const page = { index: pageIndex, size: GOAL_PAGE_SIZE };
      const { rows, total } = await pageOfCommunityGoals(db, FRAMES[timeFrame], today, page);
      const items = rows.map((row) => describe(row, today));
      return { items, pageIndex, pageSize: GOAL_PAGE_SIZE, total };
    },
    createCommunityGoal: async ({ caller, body }) => {
      const now = clock.now();
      refuseOver(body, localDate(now, caller.timeZone ?? 'UTC'));
      refuseUnreachable(body);
      const row = await db.transaction(async (tx) => {
        const made = await insertCommunityGoal(tx, body, caller.userId, now);
        await audit(tx, { by: caller.userId, at: now, action: 'create-goal', before: null, after: made });
        return made;
      });
      return await describeOne(row, localDate(now, caller.timeZone ?? 'UTC'));
    },
    updateCommunityGoal: async ({ caller, params, body }) => {
      const now = clock.now();
      const { version, ...fields } = body;
      const id = params.communityGoalId;
      refuseUnreachable(body);
      const row = await db.transaction(async (tx) => {
        const before = await findCommunityGoal(tx, id);
        if (before?.endsOn !== body.endsOn) refuseOver(body, localDate(now, caller.timeZone ?? 'UTC'));
        const changed = await saveCommunityGoal(tx, id, version, fields, caller.userId, now);
        if (changed)
          await audit(tx, { by: caller.userId, at: now, action: 'change-goal', before, after: changed });
        return changed;
      });
      if (row) return await describeOne(row, localDate(now, caller.timeZone ?? 'UTC'));
      if (await findCommunityGoal(db, id)) {
        throw conflict('changed-meanwhile', 'Someone else changed this goal. Reload and try again.');
      }
      throw notFound(GONE);
    },
    deleteCommunityGoal: async ({ caller, params }) => {
      const now = clock.now();
      const id = params.communityGoalId;
      const isRemoved = await db.transaction(async (tx) => {
        const before = await findCommunityGoal(tx, id);
        if (!before || !(await removeCommunityGoal(tx, id, caller.userId, now))) return false;
        await audit(tx, { by: caller.userId, at: now, action: 'delete-goal', before, after: null });
        return true;
      });
      if (isRemoved) return {};
      throw notFound(GONE);
    },
  });
}

/** Throws ProblemError 400 if no week of the goal is left. */
function refuseOver({ endsOn }: CommunityGoalFields, today: string): void {
  if (endsOn < today) throw wrongField('startsOn', 'These weeks are over. Choose a later Monday.');
}

/** Throws ProblemError 400 at the first target that no player can reach or miss. */
function refuseUnreachable({ metric, targets }: CommunityGoalFields): void {
  const isShare = goalMetric(metric).unit.startsWith('%');
  const index = isShare ? targets.findIndex(({ target }) => target > 100) : -1;
  if (index >= 0) throw wrongField(`targets.${index}.target`, 'Enter at most 100%.');
}

/** Records a change in the audit log, in the transaction that makes it. */
const audit = (tx: Transaction, change: RowChange<CommunityGoalRow>) =>
  recordChange(tx, 'weekly-goal', change, audited);

function audited(row: CommunityGoalRow) {
  const {
    id: _id,
    createdBy: _maker,
    updatedBy: _changer,
    createdAt: _made,
    updatedAt: _changed,
    ...rest
  } = row;
  return rest;
}

function describe(row: CommunityGoalDetails, today: string): CommunityGoal {
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
    reward: row.reward,
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
