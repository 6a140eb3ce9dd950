import { isCheckable } from '@datacoach/analysis';
import { EVENT_KINDS, type EventKind, isExperimental } from '@datacoach/analysis/metadata';
import { type ManagedPlan, type ManagedPlanRow, PLAN_PAGE_SIZE, type PlanContent } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { conflict, notFound, ProblemError, staleVersionError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { exchangePhoto, getPhotoUrl, parsePhotoId, removePhotos } from '../content-photos/index.ts';
import { planNotFound } from './list-plans.ts';
import {
  countPlayers,
  deletePlan,
  findPlan,
  findVersion,
  hasEnrollments,
  insertPlan,
  insertVersion,
  listPlanPage,
  lockPlan,
  type PlanVersion,
  setPlanPhoto,
  setPlanStatus,
  type TrainingPlan,
} from './training-plan.repository.ts';

/** Throws ProblemError 404. */
async function readPlan(db: Database, planId: string): Promise<ManagedPlan> {
  const plan = await findPlan(db, planId);
  const newest = plan && (await findVersion(db, planId, plan.newestVersion));
  if (!newest) throw planNotFound();
  const players = await countPlayers(db, [planId]);
  return { ...describeRow(newest, players), content: newest.content };
}

function describeRow({ plan, content }: PlanVersion, players: ReadonlyMap<string, number>): ManagedPlanRow {
  return {
    ...content,
    ...plan,
    weeks: content.weeks.length,
    photoUrl: getPhotoUrl(plan.photoId),
    players: players.get(plan.id) ?? 0,
    changedAt: plan.changedAt.toISOString(),
  };
}

/** Creates a draft and returns its id. Throws ProblemError 422. */
async function createPlan({ db, clock }: Context, content: PlanContent, by: string): Promise<string> {
  requireKnownContent(content);
  const written = { content, writtenBy: by, writtenAt: clock.now() };
  const author = await getPlanAuthor(db, by);
  return db.transaction(async (tx) => {
    const draft = { libraryKey: null, status: 'draft', author, publishedVersion: null } as const;
    // Only library plans can exist already.
    const id = (await insertPlan(tx, draft, written))!;
    const after = { title: content.title, version: 1 };
    await audit(tx, { by, at: written.writtenAt, action: 'create-plan', planId: id, after });
    return id;
  });
}

/** Writes the next version. Throws ProblemError 404, 409 if `version` isn't the newest, 422. */
async function editPlan(
  { db, clock }: Context,
  planId: string,
  { content, version }: { content: PlanContent; version: number | undefined },
  by: string,
): Promise<void> {
  requireKnownContent(content);
  const author = await getPlanAuthor(db, by);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw planNotFound();
    if (version !== undefined && version !== plan.newestVersion) throw staleVersionError('plan');
    const written = { content, writtenBy: by, writtenAt: now, author };
    const made = await insertVersion(tx, planId, written);
    const before = { version: plan.newestVersion };
    const after = { title: content.title, version: made };
    await audit(tx, { by, at: now, action: 'change-plan', planId, before, after });
  });
}

/** Throws ProblemError 404. */
export async function updateStatus(
  { db, clock }: Context,
  planId: string,
  status: 'published' | 'archived',
  by: string,
): Promise<void> {
  const changedAt = clock.now();
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw planNotFound();
    const published = status === 'published' ? { publishedVersion: plan.newestVersion } : {};
    await setPlanStatus(tx, planId, { status, changedAt, ...published });
    const before = { status: plan.status, publishedVersion: plan.publishedVersion };
    const action = status === 'published' ? 'publish-plan' : 'archive-plan';
    await audit(tx, { by, at: changedAt, action, planId, before, after: { status, ...published } });
  });
}

/** Throws ProblemError 404, and 422 for a photo that is gone. */
async function updatePhoto(context: Context, planId: string, fileUrl: string | null, by: string) {
  const { db, clock } = context;
  const before = await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw planNotFound();
    await setPhoto(tx, plan, fileUrl, by, clock.now());
    return plan.photoId;
  });
  await removePhotos(context, [before]);
}

/** Removes a plan's photo (decisions.md 21.3). Throws ProblemError 404 if the plan shows a different one. */
async function removePhoto(context: Context, planId: string, fileUrl: string, by: string) {
  const { db, clock } = context;
  const photoId = parsePhotoId(fileUrl);
  await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan || photoId === null || plan.photoId !== photoId) {
      throw notFound('That photo isn’t from this training plan.');
    }
    await setPhoto(tx, plan, null, by, clock.now());
  });
  await removePhotos(context, [photoId]);
}

async function setPhoto(tx: Transaction, plan: TrainingPlan, fileUrl: string | null, by: string, at: Date) {
  const { id: planId, photoId: before } = plan;
  const photoId = await exchangePhoto(tx, { purpose: 'trainingPlan', shownBy: planId, before, fileUrl });
  await setPlanPhoto(tx, planId, photoId);
  const change = { before: { photoId: before }, after: { photoId } };
  await audit(tx, { by, at, action: 'change-plan-photo', planId, ...change });
}

/** Deletes a draft, which no one can have started. Throws ProblemError 404, 409. */
async function deleteDraft(context: Context, planId: string, by: string): Promise<void> {
  const { db, clock } = context;
  const photoId = await db.transaction(async (tx) => {
    const plan = await lockPlan(tx, planId);
    if (!plan) throw planNotFound();
    if (plan.publishedVersion !== null || (await hasEnrollments(tx, planId))) {
      throw conflict(
        'plan-in-use',
        'This plan has been published, so you can’t delete it. Archive it instead.',
      );
    }
    const exchange = {
      purpose: 'trainingPlan',
      shownBy: planId,
      before: plan.photoId,
      fileUrl: null,
    } as const;
    await exchangePhoto(tx, exchange);
    await deletePlan(tx, planId);
    const before = { version: plan.newestVersion };
    await audit(tx, { by, at: clock.now(), action: 'delete-plan', planId, before });
    return plan.photoId;
  });
  await removePhotos(context, [photoId]);
}

interface PlanAuditChange {
  by: string;
  at: Date;
  action: string;
  planId: string;
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
}

/** Audits a change and notifies open pages. */
async function audit(tx: Transaction, { by, planId, ...change }: PlanAuditChange): Promise<void> {
  await recordAudit(tx, { actorId: by, targetKind: 'training-plan', targetId: planId, ...change });
  await publishChange(tx, { topic: 'content', userId: null });
}

async function getPlanAuthor(db: Database, userId: string): Promise<string> {
  return (await findUser(db, userId))?.userName ?? 'Administrator';
}

/** Throws ProblemError 422 for metrics and events unknown to the engine: their checks would never end. */
function requireKnownContent({ weeks }: PlanContent): void {
  const blocks = weeks.flatMap(({ sessions }) => sessions).flatMap((session) => session.blocks);
  for (const block of blocks) {
    if ('metric' in block && !isCheckable(block.metric)) {
      throw new ProblemError(422, 'unknown-metric', `Choose a stat that can improve; ${block.metric} can’t.`);
    }
    const kinds = 'kinds' in block ? block.kinds : [];
    const unknown = kinds.find((kind) => !Object.hasOwn(EVENT_KINDS, kind));
    if (unknown !== undefined) {
      throw new ProblemError(422, 'unknown-event', `There’s no type of play called ${unknown}.`);
    }
    const untrusted = kinds.find((kind) => isExperimental(kind as EventKind));
    if (untrusted !== undefined) {
      throw new ProblemError(
        422,
        'experimental-event',
        `Plans can’t use ${EVENT_KINDS[untrusted as EventKind].label}: it’s experimental.`,
      );
    }
  }
}

/** Registers the routes to create, edit, publish and archive training plans as data, for administrators. */
export function managePlanRoutes(app: FastifyInstance, context: Context): void {
  const { db } = context;
  registerEndpoints(app, {
    listManagedPlans: async ({ query: { pageIndex, ...filter } }) => {
      const { rows, total } = await listPlanPage(db, filter, { index: pageIndex, size: PLAN_PAGE_SIZE });
      const ids = rows.map(({ plan }) => plan.id);
      const players = await countPlayers(db, ids);
      const items = rows.map((row) => describeRow(row, players));
      return { items, pageIndex, pageSize: PLAN_PAGE_SIZE, total };
    },
    getManagedPlan: ({ params }) => readPlan(db, params.planId),
    createTrainingPlan: async ({ caller, body }) => {
      const planId = await createPlan(context, body, caller.userId);
      return await readPlan(db, planId);
    },
    editTrainingPlan: async ({ caller, params: { planId }, query, body }) => {
      await editPlan(context, planId, { content: body, version: query.version }, caller.userId);
      return await readPlan(db, planId);
    },
    setTrainingPlanStatus: async ({ caller, params: { planId }, body }) => {
      await updateStatus(context, planId, body.status, caller.userId);
      return await readPlan(db, planId);
    },
    setTrainingPlanPhoto: async ({ caller, params: { planId }, body }) => {
      await updatePhoto(context, planId, body.photoUrl, caller.userId);
      return await readPlan(db, planId);
    },
    deleteTrainingPlanPhoto: ({ caller, query: { id, fileUrl } }) =>
      removePhoto(context, id, fileUrl, caller.userId),
    deleteTrainingPlan: ({ caller, params }) => deleteDraft(context, params.planId, caller.userId),
  });
}
