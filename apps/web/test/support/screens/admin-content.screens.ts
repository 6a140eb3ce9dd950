import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const inTime = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/** Mocks a response, so that not every data folder needs a season of banners. */
const answers = (path: RegExp, body: unknown) => (page: Page) =>
  answerCalls(page, path, (call) => call.fulfill({ json: body }));

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="7"><rect width="16" height="7" fill="#357"/></svg>')}`;
const slide = (n: number, title: string, part: object = {}) => ({
  id: id(n),
  title,
  text: 'They watch your last twenty games first and leave you homework.',
  link: '/coaching',
  linkLabel: 'See coaches',
  photoUrl: PHOTO,
  startsAt: null,
  endsAt: inTime(240),
  isHidden: false,
  version: 1,
  state: 'running',
  changedBy: 'Admin',
  changedAt: inTime(-24),
  ...part,
});
const event = {
  id: id(9),
  version: 1,
  title: 'Replay night',
  text: 'Bring a game that you lost.',
  link: 'https://discord.gg/datacoach',
  timeZone: 'Europe/Berlin',
  startsAt: inTime(30),
  endsAt: inTime(32),
  photoUrl: null,
  isCalledOff: false,
  isRunning: false,
  isReminded: true,
};
const STRIP = {
  items: [
    { kind: 'event', ...event },
    { kind: 'slide', ...slide(1, 'An hour with a coach') },
    { kind: 'slide', ...slide(2, 'New: ask about your games', { photoUrl: null }) },
  ],
  changesAt: null,
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'dashboard, banners and an event',
    path: '/dashboard',
    caller: 'regular',
    before: async (page) => {
      await answers(/\/homepage\/strip$/, STRIP)(page);
      await answers(/\/api\/v1\/discord-events$/, [event])(page);
    },
    ready: 'New: ask about your games',
  },
  {
    name: 'administrators, banners',
    path: '/admin/banner',
    caller: 'admin',
    before: answers(/\/admin\/carousel\?/, {
      items: [
        slide(1, 'An hour with a coach'),
        slide(2, 'Season start', { state: 'planned', startsAt: inTime(48), photoUrl: null }),
        slide(3, 'Old offer', { state: 'hidden', link: null }),
      ],
      pageIndex: 0,
      pageSize: 20,
      total: 43,
    }),
    ready: 'Old offer',
  },
  {
    name: 'administrators, a Discord event',
    path: '/admin/discord-events/create',
    caller: 'admin',
    ready: 'The event or its channel on Discord',
  },
  {
    name: 'administrators, Discord events',
    path: '/admin/discord-events',
    caller: 'admin',
    before: answers(/\/admin\/discord-events\?/, {
      items: [
        {
          ...event,
          date: '2026-03-12',
          time: '20:00',
          minutes: 90,
          reminders: 12,
          changedBy: 'Admin',
          changedAt: inTime(-24),
        },
        {
          ...event,
          id: id(8),
          title: 'Community cup',
          date: '2026-03-20',
          time: '18:00',
          minutes: 240,
          reminders: 1,
          isCalledOff: true,
          changedBy: null,
          changedAt: inTime(-24),
        },
      ],
      pageIndex: 0,
      pageSize: 20,
      total: 2,
    }),
    ready: 'Community cup',
  },
  {
    name: 'administrators, a training plan',
    path: '/admin/training-plans',
    caller: 'admin',
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Edit Kickoffs/ })
        .first()
        .click();
      await page
        .getByRole('button', { name: /Training pack|Drill/ })
        .first()
        .click();
    },
    ready: 'Blocks with the same key hide together',
  },
  {
    name: 'administrators, benchmarks',
    path: '/admin/training-plans?tab=benchmarks',
    caller: 'admin',
    // In a column that phones hide.
    ready: 'at this rank',
  },
];
