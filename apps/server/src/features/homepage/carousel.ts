import { randomUUID } from 'node:crypto';
import type { CarouselSlide, SlideFields, SlideState } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { changedMeanwhile, notFound, refusePast } from '../../platform/http/problem-error.ts';
import { type RowChange, recordAudit, recordChange } from '../audit/index.ts';
import { findUser } from '../auth/index.ts';
import { exchangePhoto, photoUrl, removePhotos } from '../content-photos/index.ts';
import {
  insertSlide,
  lockSlide,
  type NamedSlide,
  putSlideAfter,
  removeSlide,
  type SlideRow,
  type SlideValues,
  saveSlide,
} from './carousel-slide.repository.ts';

const slideGone = () => notFound('Banner not found. It may have been deleted.');

export async function createSlide(context: Context, fields: SlideFields, by: string): Promise<CarouselSlide> {
  const { db, clock } = context;
  const now = clock.now();
  refusePast('endsAt', formatTime(fields.endsAt), now);
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
export async function updateSlide(
  context: Context,
  id: string,
  { version, ...fields }: SlideFields & { version: number },
  by: string,
): Promise<CarouselSlide> {
  const { db, clock } = context;
  const now = clock.now();
  const { before, after } = await db.transaction(async (tx) => {
    const slide = await lockSlide(tx, id);
    if (!slide) throw slideGone();
    if (slide.version !== version) throw changedMeanwhile('banner');
    refusePast('endsAt', formatTime(fields.endsAt), now, slide.endsAt);
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
    const slide = await lockSlide(tx, id);
    if (!slide || !(await putSlideAfter(tx, id, afterId))) throw slideGone();
    await recordAudit(tx, {
      actorId: by,
      at: clock.now(),
      action: 'move-banner',
      targetKind: 'banner',
      targetId: id,
      after: { afterId },
    });
    await announce(tx, { topic: 'content', userId: null });
  });
}

/** Throws ProblemError 404. */
export async function deleteSlide(context: Context, id: string, by: string): Promise<void> {
  const { db, clock } = context;
  const photoId = await db.transaction(async (tx) => {
    const slide = await lockSlide(tx, id);
    if (!slide) throw slideGone();
    await removeSlide(tx, id);
    await exchangePhoto(tx, { purpose: 'carousel', shownBy: id, before: slide.photoId, fileUrl: null });
    await audit(tx, { by, at: clock.now(), action: 'delete-banner', before: slide, after: null });
    return slide.photoId;
  });
  await removePhotos(context, [photoId]);
}

/** Audits a change and notifies open pages. */
async function audit(tx: Transaction, change: RowChange<SlideRow>): Promise<void> {
  await recordChange(tx, 'banner', change, audited);
  await announce(tx, { topic: 'content', userId: null });
}

function audited({ changedBy: _by, changedAt: _at, position: _place, id: _id, ...rest }: SlideRow) {
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

export function describeSlide(row: NamedSlide, now: Date): CarouselSlide {
  return {
    ...row,
    photoUrl: photoUrl(row.photoId),
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
