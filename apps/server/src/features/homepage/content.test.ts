import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CarouselSlide,
  type DiscordEvent,
  type HomeStrip,
  MAX_PHOTO_BYTES,
  MIN_PHOTO,
  type NotificationItem,
  type StoredPhoto,
} from '@datacoach/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { toWallClock } from '../../platform/clock/time-zones.ts';
import { type ApiAnswer, done, getProblemCode, readAnswer } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { listenToChanges } from '../../testing/listen-to-changes.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { sendEventReminders } from '../discord-events/send-event-reminders.ts';

let now = new Date('2026-03-02T12:00:00Z');
const clock = { now: () => now };
const inTime = (ms: number) => new Date(now.getTime() + ms).toISOString();

// With a sign-in that outlasts all clock changes in the tests.
const server = await startServerForTests({
  database: 'embedded',
  clock,
  config: { accessTokenMs: 300 * DAY_MS },
});
const admin = await createAccountWithRole(server, 'Admin');
const player = await createAccountWithRole(server, 'Player');

const send = (method: string, path: string, json?: unknown, who = admin) => who.send(method, path, json);
const UPLOADS = {
  carousel: '/api/v1/homepage/carousel-photo',
  event: '/api/v1/trainingplan/discord-event-banner-photo',
  plan: '/api/v1/trainingplan/training-plan-photo-upload',
};
async function upload(path: string, content: Buffer | string, field = 'file'): Promise<ApiAnswer> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(Buffer.from(content as string, 'latin1'))]), 'photo.png');
  const headers = { authorization: `Bearer ${admin.tokens.accessToken}` };
  return readAnswer(await fetch(server.url + path, { method: 'POST', headers, body: form }));
}
const picture = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: '#246' } });
const photo = async (path: string) =>
  (await done<StoredPhoto>(upload(path, await picture().png().toBuffer()))).fileUrl;
const stored = () => {
  const folder = join(server.platform.config.dataDir, 'files', 'content-photos');
  return existsSync(folder) ? readdirSync(folder).length : 0;
};
const isThere = async (fileUrl: string) => (await fetch(server.url + fileUrl)).status === 200;
const actions = async (kind: string) => {
  const { rows } = await server.platform.database.pool.query(
    `select action from audit_entries where target_kind = '${kind}' order by id`,
  );
  return (rows as { action: string }[]).map(({ action }) => action);
};
const strip = async () => done<HomeStrip>(player.get('/api/v1/homepage/strip'));
const shown = async () => (await strip()).items.map(({ title }) => title);

describe('photos', () => {
  test("are re-encoded, at most 1600 × 900, without the file's other content", async () => {
    const exif = { IFD0: { Artist: 'Someone' } };
    const large = await picture(4000, 3000).withExif(exif).jpeg().toBuffer();
    const { fileUrl, width, height } = await done<StoredPhoto>(upload(UPLOADS.carousel, large));
    expect([width, height]).toEqual([1200, 900]);
    const answer = await fetch(server.url + fileUrl);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const made = await sharp(await answer.arrayBuffer()).metadata();
    expect([made.format, made.width, made.exif]).toEqual(['webp', 1200, undefined]);
    // Unused for a day: the next upload removes it.
    now = new Date(now.getTime() + DAY_MS + MINUTE_MS);
    const next = await photo(UPLOADS.carousel);
    expect([await isThere(fileUrl), await isThere(next)]).toEqual([false, true]);
  });

  test.each([
    ['a script', '<script>alert(1)</script>', 415, 'no-picture'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 415, 'no-picture'],
    ['half a picture', '\x89PNG\r\n\x1a\n and nothing else', 422, 'broken-picture'],
  ])("aren't created from %s named .png", async (_what, text, status, code) => {
    const before = stored();
    for (const path of Object.values(UPLOADS)) {
      const answer = await upload(path, text);
      expect([answer.status, getProblemCode(answer)]).toEqual([status, code]);
    }
    expect(stored()).toBe(before);
  });

  test('are rejected when too large, too small or in another field', async () => {
    expect(getProblemCode(await upload(UPLOADS.event, Buffer.alloc(MAX_PHOTO_BYTES + 1)))).toBe(
      'picture-too-large',
    );
    const bomb = await picture(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(getProblemCode(await upload(UPLOADS.event, bomb))).toBe('broken-picture');
    const small = await picture(MIN_PHOTO.width - 1, MIN_PHOTO.height)
      .png()
      .toBuffer();
    expect(getProblemCode(await upload(UPLOADS.event, small))).toBe('picture-too-small');
    expect(getProblemCode(await upload(UPLOADS.event, small, 'photo'))).toBe('wrong-field');
  });

  test('of training plans are deleted by their address, and only by the plan that shows them', async () => {
    const thumbnail = (fileUrl: string) =>
      send('DELETE', `/api/v1/filestorage/delete-training-thumbnail?fileUrl=${encodeURIComponent(fileUrl)}`);
    const loose = await photo(UPLOADS.plan);
    const foreign = await photo(UPLOADS.carousel);
    for (const wrong of ['', 'https://evil.example/x', '../../secret', foreign]) {
      expect((await thumbnail(wrong)).status, wrong).toBe(404);
    }
    expect((await thumbnail(`https://datacoach.test${loose}`)).status).toBe(200);
    expect(await isThere(loose)).toBe(false);

    const base = '/api/v1/admin/training-plans';
    const { items } = await done<{ items: { id: string }[] }>(send('GET', base));
    const [plan, other] = items;
    const fileUrl = await photo(UPLOADS.plan);
    const give = (id: string, photoUrl: string | null) => send('PUT', `${base}/${id}/photo`, { photoUrl });
    expect(getProblemCode(await give(plan!.id, foreign))).toBe('photo-gone');
    expect(await done(give(plan!.id, fileUrl))).toMatchObject({ photoUrl: fileUrl });
    expect(getProblemCode(await give(other!.id, fileUrl))).toBe('photo-gone');
    expect((await thumbnail(fileUrl)).status).toBe(404);
    const remove = (id: string, module = 15) => {
      const query = new URLSearchParams({ fileUrl, id, module: `${module}` });
      return send('DELETE', `/api/v1/trainingplan/training-plan-photo-delete?${query}`);
    };
    expect((await remove(plan!.id, 10)).status).toBe(400);
    expect((await remove(other!.id)).status).toBe(404);
    expect((await remove(plan!.id)).status).toBe(200);
    expect(await isThere(fileUrl)).toBe(false);
    expect((await remove(plan!.id)).status).toBe(404);
  });
});

const BANNER = {
  title: 'Coaching week',
  text: 'Every session at half the price.',
  link: '/coaching',
  linkLabel: null,
  photoUrl: null,
  startsAt: null,
  endsAt: null,
  isHidden: false,
};
const CAROUSEL = '/api/v1/admin/carousel';
const makeBanner = (part: Partial<Record<keyof typeof BANNER, unknown>> = {}) =>
  done<CarouselSlide>(send('POST', CAROUSEL, { ...BANNER, ...part }));
const place = (id: string, afterId: string | null) => send('PUT', `${CAROUSEL}/${id}/place`, { afterId });

describe('banners', () => {
  test('are shown to players at once, in order, within their period', async () => {
    const page = await listenToChanges(server.url, player.tokens.accessToken);
    const first = await makeBanner({ title: 'First', endsAt: inTime(2 * DAY_MS) });
    await page.notified('content', 1);
    page.close();
    const second = await makeBanner({ title: 'Second', photoUrl: await photo(UPLOADS.carousel) });
    const planned = await makeBanner({ title: 'Planned', startsAt: inTime(DAY_MS) });
    await makeBanner({ title: 'Hidden', isHidden: true });
    expect([first.state, planned.state]).toEqual(['running', 'planned']);
    expect(await shown()).toEqual(['First', 'Second']);
    expect((await strip()).changesAt).toBe(planned.startsAt);

    await place(second.id, null);
    expect(await shown()).toEqual(['Second', 'First']);
    await place(planned.id, second.id);
    now = new Date(now.getTime() + DAY_MS);
    expect(await shown()).toEqual(['Second', 'Planned', 'First']);
    now = new Date(now.getTime() + DAY_MS);
    expect(await shown()).toEqual(['Second', 'Planned']);
    const { items: ended } = await done<{ items: CarouselSlide[] }>(send('GET', `${CAROUSEL}?show=ended`));
    expect(ended.map(({ title, state }) => [title, state])).toEqual([['First', 'ended']]);

    const { version, title: _title, ...rest } = second;
    const change = { ...BANNER, photoUrl: rest.photoUrl, title: 'Second, better', version };
    await done(send('PUT', `${CAROUSEL}/${second.id}`, change));
    expect(getProblemCode(await send('PUT', `${CAROUSEL}/${second.id}`, change))).toBe('changed-meanwhile');
    expect(await shown()).toEqual(['Second, better', 'Planned']);
    await done(send('PUT', `${CAROUSEL}/${second.id}`, { ...change, photoUrl: null, version: version + 1 }));
    expect(await isThere(rest.photoUrl!)).toBe(false);
    for (const { id } of [second, planned]) await done(send('DELETE', `${CAROUSEL}/${id}`));
    expect(await shown()).toEqual([]);
    expect((await send('DELETE', `${CAROUSEL}/${second.id}`)).status).toBe(404);
    expect((await place(first.id, second.id)).status).toBe(404);
    const written = await actions('banner');
    expect([...new Set(written)]).toEqual(['create-banner', 'move-banner', 'change-banner', 'delete-banner']);
    expect(written).toHaveLength(10);
  });

  test('can be inserted between two others any number of times, and keep their order when there are many', async () => {
    const low = await makeBanner({ title: 'Low' });
    const ids = [await makeBanner({ title: 'A' }), await makeBanner({ title: 'B' })].map(({ id }) => id);
    // Halving the same gap leaves no room after about 30 times: then all are spread again.
    for (let n = 0; n < 45; n++) expect((await place(ids[n % 2]!, low.id)).status).toBe(200);
    expect(await shown()).toEqual(['Low', 'A', 'B']);
    await server.platform.database.pool.query(`
      insert into carousel_slides (title, text, is_hidden, position, changed_at)
      select 'n' || n, '', true, 1e9 + n, now() from generate_series(1, 100000) n`);
    const { items, total } = await done<{ items: CarouselSlide[]; total: number }>(
      send('GET', `${CAROUSEL}?pageIndex=4999`),
    );
    expect([items.length, total]).toEqual([20, 100_004]);
    await strip();
    expect((await place(ids[0]!, null)).status).toBe(200);
    await server.platform.database.pool.query('delete from carousel_slides');
  });

  test.each([
    ['no title', { title: ' ' }, 'Add a title.'],
    ['a script for a link', { link: 'javascript:alert(1)' }, 'Use a DataCoach page'],
    ['a foreign host for a page', { link: '//evil.example' }, 'Use a DataCoach page'],
    [
      'an end before its start',
      { startsAt: inTime(DAY_MS), endsAt: inTime(0) },
      'The end must be after the start.',
    ],
    ['an end in the past', { endsAt: inTime(-DAY_MS) }, 'This time is in the past.'],
  ])('with %s are rejected with a message', async (_what, part, line) => {
    const answer = await send('POST', CAROUSEL, { ...BANNER, ...part });
    expect(answer.status).toBe(400);
    expect((answer.body as { messages: string[] }).messages.join(' ')).toContain(line);
  });
});

const EVENTS = '/api/v1/admin/discord-events';
const eventAt = (startsAt: Date, part: object = {}) => ({
  title: 'Replay night',
  text: 'Bring a game that you lost.',
  link: 'https://discord.gg/datacoach',
  ...toWallClock(startsAt, 'Europe/Berlin'),
  timeZone: 'Europe/Berlin',
  minutes: 90,
  photoUrl: null,
  ...part,
});

describe('Discord events', () => {
  const remind = (id: string, isReminded: boolean) =>
    send('PUT', `/api/v1/discord-events/${id}/reminder`, { isReminded }, player);
  const news = async () => {
    const { body } = await player.get('/api/v1/notifications');
    return (body as { items: NotificationItem[] }).items
      .filter(({ kind }) => kind === 'discord-event')
      .map(({ text }) => text);
  };
  const tick = () => sendEventReminders({ db: server.platform.database.db, clock });

  test('come first within a week; players with a reminder are reminded once and notified of changes', async () => {
    now = new Date('2026-03-10T12:00:00Z');
    await makeBanner({ title: 'A banner' });
    const startsAt = new Date('2026-03-12T19:00:00Z');
    const late = await done<DiscordEvent>(
      send('POST', EVENTS, eventAt(new Date('2026-04-12T19:00:00Z'), { title: 'Cup' })),
    );
    const event = await done<DiscordEvent>(send('POST', EVENTS, eventAt(startsAt)));
    expect([event.startsAt, event.date, event.time]).toEqual([startsAt.toISOString(), '2026-03-12', '20:00']);
    expect(await shown()).toEqual(['Replay night', 'A banner', 'Cup']);

    expect(await done(remind(event.id, true))).toMatchObject({ isReminded: true });
    await done(remind(event.id, true));
    await done(remind(late.id, true));
    await done(remind(late.id, false));
    expect(await tick()).toBe(0);
    const { items } = await done<{ items: DiscordEvent[] }>(send('GET', EVENTS));
    expect(items.map(({ title, reminders }) => [title, reminders])).toEqual([
      ['Replay night', 1],
      ['Cup', 0],
    ]);

    const later = () => {
      now = new Date(now.getTime() + MINUTE_MS);
      return tick();
    };
    const change = { ...eventAt(startsAt, { time: '21:00' }), version: 1, isCalledOff: false };
    await done(send('PUT', `${EVENTS}/${event.id}`, change));
    expect(getProblemCode(await send('PUT', `${EVENTS}/${event.id}`, change))).toBe('changed-meanwhile');
    await later();
    await done(send('PUT', `${EVENTS}/${event.id}`, { ...change, version: 2, isCalledOff: true }));
    expect(getProblemCode(await remind(event.id, true))).toBe('event-over');
    await later();
    await done(send('PUT', `${EVENTS}/${event.id}`, { ...change, version: 3 }));
    await later();
    now = new Date(startsAt.getTime() + 15 * MINUTE_MS);
    expect([await tick(), await tick()]).toEqual([1, 0]);
    expect(await news()).toEqual([
      'Starts in 45 minutes, at 21:00.',
      'It’s back on: Thursday, March 12th, 21:00.',
      'The event was canceled.',
      'New time: Thursday, March 12th, 21:00.',
    ]);
    const { rows } = await server.platform.database.pool.query(
      'select is_notified from discord_event_reminders where user_id = $1',
      [player.tokens.user.id],
    );
    expect(rows).toEqual([{ is_notified: true }]);

    now = new Date(startsAt.getTime() + 2 * HOUR_MS);
    expect((await strip()).items[0]).toMatchObject({ title: 'Replay night', isRunning: true });
    expect(getProblemCode(await remind(event.id, true))).toBe('event-over');
    now = new Date(startsAt.getTime() + 4 * HOUR_MS);
    expect(await shown()).toEqual(['A banner', 'Cup']);
    const { items: past } = await done<{ items: DiscordEvent[] }>(send('GET', `${EVENTS}?show=past`));
    expect(past.map(({ id }) => id)).toEqual([event.id]);
    await done(send('DELETE', `${EVENTS}/${event.id}`));
    expect((await send('GET', `${EVENTS}/${event.id}`)).status).toBe(404);
    expect(await actions('discord-event')).toEqual([
      'create-event',
      'create-event',
      'change-event',
      'change-event',
      'change-event',
      'delete-event',
    ]);
  });

  test.each([
    ['another server’s link', { link: 'https://discord.gg.evil.example/x' }, 'Use a link that starts'],
    ['no such zone', { timeZone: 'Mars/Olympus' }, 'Choose a time zone'],
    ['no length', { minutes: 5 }, 'Events last at least 15 minutes.'],
    ['a time that has passed', { date: '2026-03-01' }, 'This time is in the past.'],
  ])('with %s are rejected with a message', async (_what, part, line) => {
    const answer = await send('POST', EVENTS, eventAt(new Date(now.getTime() + DAY_MS), part));
    expect([400, 422]).toContain(answer.status);
    expect((answer.body as { messages: string[] }).messages.join(' ')).toContain(line);
  });
});
