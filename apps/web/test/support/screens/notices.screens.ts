import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const openPanel = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click();
const answer = (pattern: string, json: object) => (page: Page) =>
  answerCalls(page, pattern, (call) => call.fulfill({ json }));

const MINUTE_MS = 60_000;
const item = (n: number, minutes: number, isRead: boolean, facts: object) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  path: '/my-replay?page=1',
  arrival: 'quiet',
  values: {},
  createdAt: new Date(Date.now() - minutes * MINUTE_MS).toISOString(),
  isRead,
  ...facts,
});
/** One of everything, with more unread than a badge can show. */
const FULL = {
  items: [
    item(1, 2, false, {
      kind: 'replay-ready',
      title: 'Replays ready',
      text: '12 replays analyzed. Latest: You won 4–1 in Ranked Doubles, DFH Stadium',
    }),
    item(2, 14, false, {
      kind: 'replay-failed',
      title: 'Replay failed',
      text: '7A3F_a_very_long_file_name_that_nobody_has_ever_shortened.replay: The file ends early. Upload it again.',
    }),
    item(3, 180, false, {
      kind: 'goal-result',
      title: 'Weekly goal: Kickoffs',
      text: 'Achieved: kickoff win rate 50%',
    }),
    item(4, 1500, true, {
      kind: 'invitation',
      title: 'Team invitation',
      text: 'hawkrn invited you to join the team.',
    }),
    item(5, 30_000, true, {
      kind: 'quota-80',
      title: 'You’ve used 80% of your monthly replays',
      text: '80 of 100 replays. Days left in cycle: 12.',
    }),
  ],
  pageIndex: 0,
  pageSize: 20,
  total: 45,
  unread: 120,
};
const NOTICE = {
  isActive: true,
  title: 'We move to a new stadium',
  notice: 'The servers get more room. We are back at about 19:30.\n\nUploads wait and no data is deleted.',
  showDiscordLink: true,
};
const withDiscord = answer('**/api/v1/app-settings', {
  discordInviteUrl: 'https://discord.example/datacoach',
  supportMail: null,
  signInProviders: [],
  signUpsOpen: true,
});

export const SCREENS: readonly Screen[] = [
  {
    name: 'notifications',
    path: '/questions',
    caller: 'newcomer',
    before: answer('**/api/v1/notifications?*', FULL),
    act: openPanel,
    ready: 'Show older',
  },
  {
    name: 'notifications, none',
    path: '/admin/replay-analysis',
    caller: 'coach',
    before: answer('**/api/v1/notifications?*', { ...FULL, items: [], total: 0, unread: 0 }),
    act: openPanel,
    ready: 'No notifications at this time!',
  },
  {
    name: 'notifications, failed',
    path: '/questions',
    caller: 'newcomer',
    before: (page) => answerCalls(page, '**/api/v1/notifications?*', (call) => call.abort()),
    act: openPanel,
    ready: 'We couldn’t load your notifications.',
  },
  {
    name: 'notification settings',
    path: '/questions',
    caller: 'newcomer',
    act: async (page) => {
      await openPanel(page);
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
    },
    ready: 'Weekly summary',
  },
  {
    name: 'notification pop-up',
    path: '/questions',
    caller: 'newcomer',
    before: async (page) => {
      const waiting = { kind: 'maintenance', arrival: 'question', title: NOTICE.title, text: NOTICE.notice };
      const items = [item(1, 2, false, waiting)];
      await answer('**/api/v1/notifications?*', { ...FULL, items, total: 1, unread: 1 })(page);
      await answer('**/api/v1/notifications/*/read', { unread: 0 })(page);
    },
    act: async (page) => {
      await openPanel(page);
      await page.getByRole('button', { name: /^Unread: / }).click();
    },
    ready: 'Got it',
  },
  {
    name: 'maintenance',
    path: '/questions',
    caller: 'newcomer',
    before: async (page) => {
      await answer('**/api/v1/homepage/maintenance-notice', NOTICE)(page);
      await withDiscord(page);
    },
    ready: NOTICE.title,
  },
  {
    name: 'admin home, maintenance',
    path: '/admin/home?tab=maintenance',
    caller: 'admin',
    ready: 'Notify everyone now',
  },
  {
    name: 'unsubscribed',
    path: '/unsubscribe?token=a',
    caller: 'visitor',
    before: (page) =>
      answerCalls(page, '**/unsubscribe?*', (call) =>
        call.request().method() === 'POST'
          ? call.fulfill({ json: { stopped: 'New comment from your coach', stopAllToken: 'b' } })
          : call.continue(),
      ),
    ready: 'You’re unsubscribed',
  },
  {
    name: 'unsubscribe link is broken',
    path: '/unsubscribe?token=a',
    caller: 'visitor',
    ready: 'We couldn’t unsubscribe you',
  },
];
