import { randomUUID } from 'node:crypto';
import type { PhotoPurpose } from '@datacoach/contract';
import sharp from 'sharp';
import type { Context } from '../feature-module.ts';
import { storePhoto } from '../features/content-photos/content-photos.ts';
import { createEvent } from '../features/discord-events/discord-events.route.ts';
import { createSlide } from '../features/homepage/carousel.route.ts';
import { listSlidePage } from '../features/homepage/carousel-slide.repository.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { toWallClock } from '../platform/clock/time-zones.ts';
import { getDemoUser } from './demo-accounts.ts';

const ZONE = 'Europe/Berlin';

/** Adds banners and Discord events as an administrator would have created them, with generated pictures. */
export async function fillContent(opened: Context, today: Date): Promise<void> {
  const { db } = opened;
  const { id: administratorId } = await getDemoUser(db, 'Admin');
  const context = { ...opened, clock: { now: () => today } };
  if ((await listSlidePage(db, 'current', today, 0)).total > 0) return;
  const photo = async (purpose: PhotoPurpose, hue: number) =>
    (await storePhoto(context, administratorId, purpose, await pitchPicture(hue))).fileUrl;
  const banner = { linkLabel: null, startsAt: null, endsAt: null, isHidden: false };
  await createSlide(
    context,
    {
      ...banner,
      title: 'An hour with a coach',
      text: 'They watch your last twenty games first and leave you homework.',
      link: '/coaching',
      linkLabel: 'See coaches',
      photoUrl: await photo('carousel', 200),
    },
    administratorId,
  );
  await createSlide(
    context,
    {
      ...banner,
      title: 'New: ask about your games',
      text: 'Twenty-four questions, answered from your own games.',
      link: '/questions',
      photoUrl: await photo('carousel', 30),
    },
    administratorId,
  );
  await createSlide(
    context,
    {
      ...banner,
      title: 'Season start',
      text: 'Confirm your ranks so we compare you with the right players.',
      link: '/profile',
      photoUrl: null,
      startsAt: new Date(today.getTime() + 20 * DAY_MS).toISOString(),
    },
    administratorId,
  );
  const event = { timeZone: ZONE, link: 'https://discord.gg/datacoach' };
  await createEvent(
    context,
    {
      ...event,
      title: 'Replay night',
      text: 'Bring a game you lost. Two coaches will review it with you.',
      date: toWallClock(new Date(today.getTime() + 3 * DAY_MS), ZONE).date,
      time: '20:00',
      minutes: 90,
      photoUrl: await photo('discordEvent', 260),
    },
    administratorId,
  );
  await createEvent(
    context,
    {
      ...event,
      title: 'Community cup, 2v2',
      text: 'All ranks welcome. We draw balanced teams.',
      date: toWallClock(new Date(today.getTime() + 16 * DAY_MS), ZONE).date,
      time: '18:00',
      minutes: 240,
      photoUrl: null,
    },
    administratorId,
  );
}

/** Draws half a pitch lit in one hue. */
function pitchPicture(hue: number): Promise<Buffer> {
  const id = randomUUID();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="560">
    <defs><radialGradient id="${id}" cx="70%" cy="40%" r="80%">
      <stop offset="0" stop-color="hsl(${hue} 55% 42%)"/><stop offset="1" stop-color="hsl(${hue} 45% 10%)"/>
    </radialGradient></defs>
    <rect width="1280" height="560" fill="url(#${id})"/>
    <g fill="none" stroke="hsl(${hue} 60% 80% / 0.5)" stroke-width="4">
      <path d="M0 520H1280M640 520V40M60 40H1220V520H60z"/><circle cx="640" cy="280" r="120"/>
      <path d="M60 180H200V380H60M1220 180H1080V380H1220"/>
    </g>
    <circle cx="910" cy="230" r="46" fill="hsl(${hue} 30% 90%)"/>
  </svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
}
