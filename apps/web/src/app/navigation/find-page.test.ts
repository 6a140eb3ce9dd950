import { expect, test } from 'vitest';
import { menuOf, pageAt, screenOf } from './find-page.ts';
import { PAGES, type Page } from './pages.table.ts';

/** specification.md 2, by hand. */
test('each role has the entries of the specification in its order', () => {
  const entries = (role: 'Player' | 'Admin' | 'Coach') =>
    menuOf(role).map((page) => `${page.to} ${page.title}`);
  expect(entries('Player')).toEqual([
    '/training-plans Training Plans',
    '/dashboard Stats Dashboard',
    '/statistics Progression Tracking',
    '/my-replay My Replays',
    '/questions Performance Q&A',
    '/coaching Pro Coaching',
  ]);
  expect(entries('Admin')).toEqual([
    '/admin/home Dashboard',
    '/admin/users Users',
    '/admin/training-plans Training Plans',
    '/admin/banner Carousel',
    '/admin/referrals Referrals',
    '/admin/discord-events Discord Events',
    '/admin/weekly-goals Weekly Goals',
  ]);
  expect(entries('Coach')).toEqual([
    '/admin/team-dashboard Team Dashboard',
    '/admin/replay-analysis Replay Analysis',
  ]);
});

test('each administrator page but the Dashboard belongs to a module of the permissions', () => {
  const modules = PAGES.filter((page: Page) => page.roles.includes('Admin')).map((page: Page) => [
    page.to,
    page.module,
  ]);
  expect(Object.fromEntries(modules)).toEqual({
    '/admin/home': undefined,
    '/admin/users': 'Users',
    '/admin/flag': 'Users',
    '/admin/training-plans': 'TrainingPlans',
    '/admin/banner': 'Carousel',
    '/admin/referrals': 'Referrals',
    '/admin/discord-events': 'DiscordEvents',
    '/admin/discord-events/create': 'DiscordEvents',
    '/admin/discord-events/update': 'DiscordEvents',
    '/admin/weekly-goals': 'WeeklyGoals',
  });
});

test('the rank rule holds for Training Plans, Progression Tracking and My Replays', () => {
  const ruled = menuOf('Player').filter((page) => 'needsRank' in page && page.needsRank);
  expect(ruled.map((page) => page.title)).toEqual(['Training Plans', 'Progression Tracking', 'My Replays']);
});

test('the other routes of the specification are known', () => {
  const others = [
    '/profile',
    '/membership',
    '/payment',
    '/login',
    '/user-login',
    '/admin/login',
    '/signup',
    '/capacity',
    '/get-started',
    '/privacy-policy',
    '/admin/discord-events/create',
    '/admin/discord-events/update',
  ];
  for (const path of others) expect(pageAt(path)?.to).toBe(path);
  expect([screenOf('/membership').title, screenOf('/payment').title]).toEqual(['Plans', 'Payment']);
});

test('a page is found with a slash at its end and by its children only where it has some', () => {
  expect(pageAt('/my-replay/')?.to).toBe('/my-replay');
  expect(pageAt('/match/1')?.to).toBe('/match');
  expect(pageAt('/match')).toBeNull();
  expect(pageAt('/dashboard/1')).toBeNull();
  expect(pageAt('/')).toBeNull();
  expect(new Set(PAGES.map(({ to }) => to)).size).toBe(PAGES.length);
});
