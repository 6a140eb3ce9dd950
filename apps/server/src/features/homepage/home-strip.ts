import type { DiscordEventCard, HomeStrip, StripItem } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { photoUrl } from '../content-photos/index.ts';
import { comingEvents } from '../discord-events/index.ts';
import { nextSlideChange, runningSlides, type SlideRow } from './carousel-slide.repository.ts';

/** Three places and as many again for a player who puts some aside. */
const MAX_ITEMS = 6;
/** An event that begins this soon comes before everything else. */
const SOON_MS = 7 * 24 * 60 * 60_000;

/** The next event of these days, then banners in their order, then further events (decisions.md 14.7). */
export async function homeStrip(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<HomeStrip> {
  const now = clock.now();
  const slides = (await runningSlides(db, now, MAX_ITEMS)).map(slideItem);
  const events = await comingEvents({ db, clock }, userId);
  const [next, ...later] = events.map(eventItem);
  const isSoon = next !== undefined && Date.parse(next.startsAt) - now.getTime() <= SOON_MS;
  const ordered: StripItem[] = isSoon ? [next, ...slides, ...later] : [...slides, ...events.map(eventItem)];
  const changes = [
    (await nextSlideChange(db, now))?.getTime(),
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
