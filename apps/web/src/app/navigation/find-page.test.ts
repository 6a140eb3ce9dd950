import { describe, expect, test } from 'vitest';
import { type Arrival, findPageAt, findRedirect, getMenu } from './find-page.ts';
import { PAGES, type Page } from './pages.table.ts';

const PLAYER = { userType: 'Player', firstTimeLogin: false } as const;
const NEWCOMER = { userType: 'Player', firstTimeLogin: true } as const;
const COACH = { userType: 'Coach', firstTimeLogin: false } as const;
const ADMIN = { userType: 'Admin', firstTimeLogin: false } as const;

const STAYS = null;

function check(
  session: Arrival['session'],
  target: string,
  goesTo: string | null,
  savedTarget?: string,
): void {
  expect(findRedirect({ target, session, savedTarget: savedTarget ?? null })).toBe(goesTo);
}

describe('a signed-out visitor', () => {
  test.each([
    ['/', '/login'],
    ['/dashboard', '/login'],
    ['/my-replay?page=3', '/login'],
    ['/profile', '/login'],
    ['/get-started', '/login'],
    ['/no/such/page', '/login'],
    ['/admin', '/admin/login'],
    ['/admin/users', '/admin/login'],
    ['/admin/team-dashboard', '/admin/login'],
    ['/admin/discord-events/update?id=1', '/admin/login'],
    ['/admin/no-such-page', '/admin/login'],
    ['/administration', '/login'],
  ])('is asked to log in for %s at %s', (target, goesTo) => check(null, target, goesTo));

  test.each([
    '/login',
    '/user-login?error=SessionRequired',
    '/admin/login',
    '/signup?code=ABC',
    '/privacy-policy',
    '/status',
    '/capacity',
    '/analyze',
  ])('can open %s', (target) => check(null, target, STAYS));
});

describe('an administrator', () => {
  test.each([
    '/admin/home',
    '/admin/users',
    '/admin/users?page=2',
    '/admin/discord-events/create',
    '/no/such/page',
    '/admin/no-such-page',
    '/privacy-policy',
  ])('stays on %s', (target) => check(ADMIN, target, STAYS));

  test.each([
    '/',
    '/login',
    '/user-login',
    '/admin/login',
    '/signup',
    '/get-started',
    '/dashboard',
    '/my-replay?page=1',
    '/membership',
    '/match/1',
    '/admin/team-dashboard',
  ])('is redirected from %s to /admin/home', (target) => check(ADMIN, target, '/admin/home', '/dashboard'));
});

describe('a coach', () => {
  test.each(['/admin/team-dashboard', '/admin/replay-analysis?folder=1', '/privacy-policy'])(
    'stays on %s',
    (target) => check(COACH, target, STAYS),
  );

  test.each([
    '/',
    '/login',
    '/admin/login',
    '/get-started',
    '/dashboard',
    '/profile',
    '/admin/home',
    '/admin/users',
    '/no/such/page',
    '/match/1',
  ])('is redirected from %s to the team dashboard', (target) =>
    check(COACH, target, '/admin/team-dashboard', '/admin/replay-analysis'),
  );
});

describe('a player', () => {
  const LOGIN_OR_ADMIN = [
    '/login',
    '/user-login?error=SessionRequired',
    '/admin/login',
    '/signup',
    '/admin/home',
    '/admin/team-dashboard',
    '/admin/no-such-page',
  ];

  test.each(LOGIN_OR_ADMIN)('is redirected from %s to the training plans', (target) =>
    check(PLAYER, target, '/training-plans'),
  );
  test.each(LOGIN_OR_ADMIN)('is redirected from %s to the saved target', (target) =>
    check(PLAYER, target, '/my-replay?page=3', '/my-replay?page=3'),
  );
  test.each(LOGIN_OR_ADMIN)('is redirected from %s to the get-started flow first', (target) =>
    check(NEWCOMER, target, '/get-started', '/my-replay?page=3'),
  );
  test.each(['/admin/users', '/admin/home', '/login', '/'])('is not redirected to a saved %s', (saved) =>
    check(PLAYER, '/login', '/training-plans', saved),
  );

  test.each([
    '/training-plans',
    '/my-replay?page=1',
    '/match/1',
    '/coaching?purchase=true',
    '/payment?tab=card-info',
    '/get-started',
    '/no/such/page',
    '/analyze',
  ])('stays on %s, even before finishing the get-started flow', (target) => {
    check(PLAYER, target, STAYS, '/dashboard');
    check(NEWCOMER, target, STAYS, '/dashboard');
  });

  test('is redirected from the bare URL to the dashboard, or to the get-started flow', () => {
    check(PLAYER, '/', '/dashboard');
    check(NEWCOMER, '/', '/get-started');
  });
});

/** specification.md 2, transcribed by hand. */
test('each role has the specified entries in the specified order', () => {
  const entries = (role: 'Player' | 'Admin' | 'Coach') =>
    getMenu(role).map((page) => `${page.to} ${page.title}`);
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

test('each administrator page except the Dashboard belongs to a permission module', () => {
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

test('the rank rule applies to Training Plans, Progression Tracking and My Replays', () => {
  const ruled = getMenu('Player').filter((page) => 'needsRank' in page && page.needsRank);
  expect(ruled.map((page) => page.title)).toEqual(['Training Plans', 'Progression Tracking', 'My Replays']);
});

test('the other specified routes exist', () => {
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
  for (const path of others) expect(findPageAt(path)?.to).toBe(path);
  expect([findPageAt('/membership')?.title, findPageAt('/payment')?.title]).toEqual(['Plans', 'Payment']);
});

test('a page is found with a trailing slash, and by its children only if it has any', () => {
  expect(findPageAt('/my-replay/')?.to).toBe('/my-replay');
  expect(findPageAt('/match/1')?.to).toBe('/match');
  expect(findPageAt('/match')).toBeNull();
  expect(findPageAt('/dashboard/1')).toBeNull();
  expect(findPageAt('/')).toBeNull();
  expect(new Set(PAGES.map(({ to }) => to)).size).toBe(PAGES.length);
});
