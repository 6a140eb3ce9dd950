import {
  type DiscordEventCard,
  type HomeStrip,
  type MaintenanceNotice,
  SLIDE_PAGE_SIZE,
  type StripItem,
} from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { announce } from '../../platform/database/announcement.ts';
import type { Database } from '../../platform/database/database.ts';
import { registerEndpoints } from '../../platform/http/register-endpoint.ts';
import { recordAudit } from '../audit/index.ts';
import { photoUrl } from '../content-photos/index.ts';
import { describeComingEvents } from '../discord-events/index.ts';
import { notifyEverybody } from '../notifications/index.ts';
import { createSlide, deleteSlide, describeSlide, moveSlide, updateSlide } from './carousel.ts';
import {
  findNextSlideChange,
  findNotice,
  listRunningSlides,
  listSlidePage,
  type SlideRow,
  saveNotice,
} from './carousel-slide.repository.ts';

const NONE: MaintenanceNotice = { isActive: false, title: '', notice: '', showDiscordLink: false };
/** Notification text if the administrator wrote nothing. */
const UNTITLED = 'Maintenance';
const UNWRITTEN = 'DataCoach is under maintenance and will be back soon.';

export function maintenanceNoticeRoutes(app: FastifyInstance, { db, clock }: DbAndClock) {
  registerEndpoints(app, {
    getMaintenanceNotice: () => noticeIn(db),
    saveMaintenanceNotice: async ({ body, caller }) => {
      const { announce: ahead, ...notice } = body;
      const now = clock.now();
      await db.transaction(async (tx) => {
        const before = (await findNotice(tx)) ?? NONE;
        await saveNotice(tx, notice, now);
        await announce(tx, { topic: 'maintenance', userId: null });
        await recordAudit(tx, {
          actorId: caller.userId,
          at: now,
          action: ahead ? 'announce-maintenance' : 'save-maintenance',
          targetKind: 'maintenance',
          before: shown(before),
          after: shown(notice),
        });
        if (!ahead && (!notice.isActive || before.isActive)) return;
        const values = { title: notice.title || UNTITLED, notice: notice.notice || UNWRITTEN };
        const onceKey = `maintenance:${now.toISOString()}`;
        await notifyEverybody(
          tx,
          { kind: 'maintenance', values, path: '/', onceKey, by: caller.userId },
          now,
        );
      });
      return notice;
    },
  });

  const noticeIn = async (database: Database) => shown((await findNotice(database)) ?? NONE);
}

/** Returns only the public fields of the row. */
function shown({ isActive, title, notice, showDiscordLink }: MaintenanceNotice) {
  return { isActive, title, notice, showDiscordLink };
}

/** Three slots, and as many again for players who dismiss some. */
const MAX_ITEMS = 6;
/** An event starting this soon comes first. */
const SOON_MS = 7 * 24 * 60 * 60_000;

/** Returns the next event of these days, then banners in their order, then further events (decisions.md 14.7). */
async function homeStrip({ db, clock }: DbAndClock, userId: string): Promise<HomeStrip> {
  const now = clock.now();
  const slides = (await listRunningSlides(db, now, MAX_ITEMS)).map(slideItem);
  const events = await describeComingEvents({ db, clock }, userId);
  const [next, ...later] = events.map(eventItem);
  const isSoon = next !== undefined && Date.parse(next.startsAt) - now.getTime() <= SOON_MS;
  const ordered: StripItem[] = isSoon ? [next, ...slides, ...later] : [...slides, ...events.map(eventItem)];
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

function eventItem(event: DiscordEventCard) {
  return { kind: 'event' as const, ...event };
}

function slideItem({ id, version, title, text, link, linkLabel, photoId }: SlideRow) {
  const photo = photoUrl(photoId);
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
    getHomeStrip: ({ caller }) => homeStrip(context, caller.userId),
  });
}
