import { randomUUID } from 'node:crypto';
import {
  type CarouselSlide,
  type DiscordEventCard,
  type HomeStrip,
  type MaintenanceNotice,
  SLIDE_PAGE_SIZE,
  type SlideFields,
  type SlideState,
  type StripItem,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { publishChange } from '../../platform/database/change-channel.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { notFound, requireFuture, staleVersionError } from '../../platform/http/problem-error.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { type RowChange, recordAudit, recordChange } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { exchangePhoto, getPhotoUrl, removePhotos } from '../content-photos/index.ts';
import { describeUpcomingEvents } from '../discord-events/index.ts';
import { notifyEveryone } from '../notifications/index.ts';
import {
  findNextSlideChange,
  findNotice,
  insertSlide,
  listRunningSlides,
  listSlidePage,
  lockSlide,
  moveSlideAfter,
  type NamedSlide,
  removeSlide,
  type SlideRow,
  type SlideValues,
  saveNotice,
  saveSlide,
} from './carousel-slide.repository.ts';

const slideNotFound = () => notFound('Banner not found. It may have been deleted.');

export async function createSlide(context: Context, fields: SlideFields, by: string): Promise<CarouselSlide> {
  const { db, clock } = context;
  const now = clock.now();
  requireFuture('endsAt', formatTime(fields.endsAt), now);
  const id = randomUUID();
  const row = await db.transaction(async (tx) => {
    const photoId = await exchangePhoto(tx, {
      purpose: 'carousel',
      shownBy: id,
      before: null,
      fileUrl: fields.photoUrl,
    });
    const made = await insertSlide(tx, { ...getValues(fields, photoId), id }, by, now);
    await audit(tx, { by, at: now, action: 'create-banner', before: null, after: made });
    return made;
  });
  return describe(context, row);
}

/** Throws ProblemError 404, 409 if it has been changed meanwhile, 422. */
async function updateSlide(
  context: Context,
  id: string,
  { version, ...fields }: SlideFields & { version: number },
  by: string,
): Promise<CarouselSlide> {
  const { db, clock } = context;
  const now = clock.now();
  const { before, after } = await db.transaction(async (tx) => {
    const slide = await lockSlide(tx, id);
    if (!slide) throw slideNotFound();
    if (slide.version !== version) throw staleVersionError('banner');
    requireFuture('endsAt', formatTime(fields.endsAt), now, slide.endsAt);
    const photoId = await exchangePhoto(tx, {
      purpose: 'carousel',
      shownBy: id,
      before: slide.photoId,
      fileUrl: fields.photoUrl,
    });
    const changed = await saveSlide(tx, slide, getValues(fields, photoId), by, now);
    await audit(tx, { by, at: now, action: 'change-banner', before: slide, after: changed });
    return { before: slide, after: changed };
  });
  if (before.photoId !== after.photoId) await removePhotos(context, [before.photoId]);
  return describe(context, after);
}

/** Throws ProblemError 404. */
export async function moveSlide({ db, clock }: Context, id: string, afterId: string | null, by: string) {
  if (id === afterId) return;
  await db.transaction(async (tx) => {
    if (!(await moveSlideAfter(tx, id, afterId))) throw slideNotFound();
    await recordAudit(tx, {
      actorId: by,
      at: clock.now(),
      action: 'move-banner',
      targetKind: 'banner',
      targetId: id,
      after: { afterId },
    });
    await publishChange(tx, { topic: 'content', userId: null });
  });
}

/** Throws ProblemError 404. */
export async function deleteSlide(context: Context, id: string, by: string): Promise<void> {
  const { db, clock } = context;
  const photoId = await db.transaction(async (tx) => {
    const slide = await lockSlide(tx, id);
    if (!slide) throw slideNotFound();
    await removeSlide(tx, id);
    await exchangePhoto(tx, { purpose: 'carousel', shownBy: id, before: slide.photoId, fileUrl: null });
    await audit(tx, { by, at: clock.now(), action: 'delete-banner', before: slide, after: null });
    return slide.photoId;
  });
  await removePhotos(context, [photoId]);
}

/** Audits a change and notifies open pages. */
async function audit(tx: Transaction, change: RowChange<SlideRow>): Promise<void> {
  await recordChange(tx, 'banner', change, toAuditFields);
  await publishChange(tx, { topic: 'content', userId: null });
}

function toAuditFields({ changedBy: _by, changedAt: _at, position: _place, id: _id, ...rest }: SlideRow) {
  return rest;
}

const formatTime = (iso: string | null) => (iso === null ? null : new Date(iso));

function getValues(
  { photoUrl: _url, startsAt, endsAt, ...fields }: SlideFields,
  photoId: string | null,
): SlideValues {
  return { ...fields, photoId, startsAt: formatTime(startsAt), endsAt: formatTime(endsAt) };
}

async function describe({ db, clock }: Context, row: SlideRow): Promise<CarouselSlide> {
  const user = row.changedBy === null ? null : await findUser(db, row.changedBy);
  return describeSlide({ ...row, changedByName: user?.userName ?? null }, clock.now());
}

function describeSlide(row: NamedSlide, now: Date): CarouselSlide {
  return {
    ...row,
    photoUrl: getPhotoUrl(row.photoId),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    state: getState(row, now),
    changedBy: row.changedByName,
    changedAt: row.changedAt.toISOString(),
  };
}

function getState({ startsAt, endsAt, isHidden }: SlideRow, now: Date): SlideState {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (isHidden) return 'hidden';
  return startsAt !== null && startsAt > now ? 'planned' : 'running';
}

const NONE: MaintenanceNotice = { isActive: false, title: '', notice: '', showDiscordLink: false };
/** Notification text if the administrator wrote nothing. */
const UNTITLED = 'Maintenance';
const UNWRITTEN = 'DataCoach is under maintenance and will be back soon.';

export function maintenanceNoticeRoutes(app: FastifyInstance, { db, clock }: DbAndClock) {
  registerEndpoints(app, {
    getMaintenanceNotice: () => readNotice(db),
    saveMaintenanceNotice: async ({ body, caller }) => {
      const { announce: ahead, ...notice } = body;
      const now = clock.now();
      await db.transaction(async (tx) => {
        const before = (await findNotice(tx)) ?? NONE;
        await saveNotice(tx, notice, now);
        await publishChange(tx, { topic: 'maintenance', userId: null });
        await recordAudit(tx, {
          actorId: caller.userId,
          at: now,
          action: ahead ? 'announce-maintenance' : 'save-maintenance',
          targetKind: 'maintenance',
          before: toShownNotice(before),
          after: toShownNotice(notice),
        });
        if (!ahead && (!notice.isActive || before.isActive)) return;
        const values = { title: notice.title || UNTITLED, notice: notice.notice || UNWRITTEN };
        const onceKey = `maintenance:${now.toISOString()}`;
        await notifyEveryone(tx, { kind: 'maintenance', values, path: '/', onceKey, by: caller.userId }, now);
      });
      return notice;
    },
  });

  const readNotice = async (database: Database) => toShownNotice((await findNotice(database)) ?? NONE);
}

/** Returns only the public fields of the row. */
function toShownNotice({ isActive, title, notice, showDiscordLink }: MaintenanceNotice) {
  return { isActive, title, notice, showDiscordLink };
}

/** Three slots, and as many again for players who dismiss some. */
const MAX_ITEMS = 6;
/** An event starting this soon comes first. */
const SOON_MS = 7 * 24 * 60 * 60_000;

/** Returns the next event of these days, then banners in their order, then further events (decisions.md 14.7). */
async function describeHomeStrip({ db, clock }: DbAndClock, userId: string): Promise<HomeStrip> {
  const now = clock.now();
  const slides = (await listRunningSlides(db, now, MAX_ITEMS)).map(toSlideItem);
  const events = await describeUpcomingEvents({ db, clock }, userId);
  const [next, ...later] = events.map(toEventItem);
  const isSoon = next !== undefined && Date.parse(next.startsAt) - now.getTime() <= SOON_MS;
  const ordered: StripItem[] = isSoon ? [next, ...slides, ...later] : [...slides, ...events.map(toEventItem)];
  const changes = [
    (await findNextSlideChange(db, now))?.getTime(),
    ...events.map(({ startsAt, endsAt }) =>
      Date.parse(Date.parse(startsAt) > now.getTime() ? startsAt : endsAt),
    ),
  ].filter((at) => at !== undefined);
  return {
    items: ordered.slice(0, MAX_ITEMS),
    changesAt: changes.length === 0 ? null : new Date(Math.min(...changes)).toISOString(),
  };
}

function toEventItem(event: DiscordEventCard) {
  return { kind: 'event' as const, ...event };
}

function toSlideItem({ id, version, title, text, link, linkLabel, photoId }: SlideRow) {
  const photo = getPhotoUrl(photoId);
  return { kind: 'slide' as const, id, version, title, text, link, linkLabel, photoUrl: photo };
}

/** Registers banners: created by administrators, shown to players together with Discord events. */
export function carouselRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoints(app, {
    listCarouselSlides: async ({ query: { show, pageIndex } }) => {
      const now = clock.now();
      const { rows, total } = await listSlidePage(db, show, now, pageIndex);
      const items = rows.map((row) => describeSlide(row, now));
      return { items, pageIndex, pageSize: SLIDE_PAGE_SIZE, total };
    },
    createCarouselSlide: ({ body, caller }) => createSlide(context, body, caller.userId),
    updateCarouselSlide: ({ params, body, caller }) =>
      updateSlide(context, params.slideId, body, caller.userId),
    moveCarouselSlide: ({ params, body, caller }) =>
      moveSlide(context, params.slideId, body.afterId, caller.userId),
    deleteCarouselSlide: ({ params, caller }) => deleteSlide(context, params.slideId, caller.userId),
    getHomeStrip: ({ caller }) => describeHomeStrip(context, caller.userId),
  });
}
