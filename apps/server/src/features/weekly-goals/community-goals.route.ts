import { randomUUID } from 'node:crypto';
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
import { formatLocalDate } from '../../platform/clock/time-zones.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidField, notFound, staleVersionError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordChange } from '../audit/index.ts';
import { exchangePhoto, getPhotoUrl, removePhotos } from '../content-photos/index.ts';
import {
  addParticipation,
  type CommunityGoalDetails,
  type CommunityGoalRow,
  findCommunityGoal,
  insertCommunityGoal,
  listCommunityGoalPage,
  removeCommunityGoal,
  saveCommunityGoal,
} from './community-goal.repository.ts';

const PHOTO = { purpose: 'weeklyGoal' } as const;
const GOAL_NOT_FOUND_MESSAGE = 'Goal not found. It may have been deleted.';

export function communityGoalRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  const describeOne = async (row: CommunityGoalRow, today: string) => {
    const [details] = await addParticipation(db, [row]);
    return describe(details!, today);
  };
  registerEndpoints(app, {
    listCommunityGoals: async ({ caller, query }) => {
      const today = formatLocalDate(clock.now(), caller.timeZone ?? 'UTC');
      const { timeFrame, pageIndex } = query;
      const page = { index: pageIndex, size: GOAL_PAGE_SIZE };
      const { rows, total } = await listCommunityGoalPage(db, timeFrame, today, page);
      const items = rows.map((row) => describe(row, today));
      return { items, pageIndex, pageSize: GOAL_PAGE_SIZE, total };
    },
    createCommunityGoal: async ({ caller, body }) => {
      const now = clock.now();
      requireNotOver(body, formatLocalDate(now, caller.timeZone ?? 'UTC'));
      requireReachable(body);
      const { photoUrl: fileUrl, ...fields } = body;
      const id = randomUUID();
      const row = await db.transaction(async (tx) => {
        const photoId = await exchangePhoto(tx, { ...PHOTO, shownBy: id, before: null, fileUrl });
        const made = await insertCommunityGoal(tx, { ...fields, id, photoId }, caller.userId, now);
        await audit(tx, { by: caller.userId, at: now, action: 'create-goal', before: null, after: made });
        return made;
      });
      return await describeOne(row, formatLocalDate(now, caller.timeZone ?? 'UTC'));
    },
    updateCommunityGoal: async ({ caller, params, body }) => {
      const now = clock.now();
      const { version, photoUrl: fileUrl, ...fields } = body;
      const id = params.communityGoalId;
      requireReachable(body);
      const { row, unused } = await db.transaction(async (tx) => {
        const before = await findCommunityGoal(tx, id);
        if (!before) throw notFound(GOAL_NOT_FOUND_MESSAGE);
        if (before.endsOn !== body.endsOn)
          requireNotOver(body, formatLocalDate(now, caller.timeZone ?? 'UTC'));
        const photoId = await exchangePhoto(tx, { ...PHOTO, shownBy: id, before: before.photoId, fileUrl });
        const changed = await saveCommunityGoal(tx, id, version, { ...fields, photoId }, caller.userId, now);
        if (!changed) throw staleVersionError('goal');
        await audit(tx, { by: caller.userId, at: now, action: 'change-goal', before, after: changed });
        return { row: changed, unused: photoId === before.photoId ? null : before.photoId };
      });
      await removePhotos(context, [unused]);
      return await describeOne(row, formatLocalDate(now, caller.timeZone ?? 'UTC'));
    },
    deleteCommunityGoal: async ({ caller, params }) => {
      const now = clock.now();
      const id = params.communityGoalId;
      const photoId = await db.transaction(async (tx) => {
        const before = await findCommunityGoal(tx, id);
        if (!before || !(await removeCommunityGoal(tx, id, caller.userId, now)))
          throw notFound(GOAL_NOT_FOUND_MESSAGE);
        await exchangePhoto(tx, { ...PHOTO, shownBy: id, before: before.photoId, fileUrl: null });
        await audit(tx, { by: caller.userId, at: now, action: 'delete-goal', before, after: null });
        return before.photoId;
      });
      await removePhotos(context, [photoId]);
    },
  });
}

/** Throws ProblemError 400 if no week of the goal is left. */
function requireNotOver({ endsOn }: CommunityGoalFields, today: string): void {
  if (endsOn < today) throw invalidField('startsOn', 'These weeks are over. Choose a later Monday.');
}

/** Throws ProblemError 400 at the first target that no player can reach or miss. */
function requireReachable({ metric, targets }: CommunityGoalFields): void {
  const isShare = goalMetric(metric).unit.startsWith('%');
  const index = isShare ? targets.findIndex(({ target }) => target > 100) : -1;
  if (index >= 0) throw invalidField(`targets.${index}.target`, 'Enter at most 100%.');
}

/** Records a change in the audit log, in the transaction that makes it. */
const audit = (tx: Transaction, change: RowChange<CommunityGoalRow>) =>
  recordChange(tx, 'weekly-goal', change, toAuditFields);

function toAuditFields(row: CommunityGoalRow) {
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
  return {
    ...row,
    photoUrl: getPhotoUrl(row.photoId),
    timeFrame: getFrame(row.startsOn, row.endsOn, today),
    createdBy: row.createdByName,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function getFrame(startsOn: string, endsOn: string, today: string): TimeFrame {
  if (endsOn < today) return TIME_FRAMES.past;
  return startsOn > today ? TIME_FRAMES.future : TIME_FRAMES.onGoing;
}
