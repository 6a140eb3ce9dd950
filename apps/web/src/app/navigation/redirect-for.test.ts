import { describe, expect, test } from 'vitest';
import { type Arrival, redirectFor } from './redirect-for.ts';

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
  expect(redirectFor({ target, session, savedTarget: savedTarget ?? null })).toBe(goesTo);
}

describe('nobody signed in', () => {
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
  ])('%s asks to log in at %s', (target, goesTo) => check(null, target, goesTo));

  test.each([
    '/login',
    '/user-login?error=SessionRequired',
    '/admin/login',
    '/signup?code=ABC',
    '/privacy-policy',
    '/capacity',
    '/analyze',
  ])('%s is open', (target) => check(null, target, STAYS));
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
  ])('is sent from %s to /admin/home', (target) => check(ADMIN, target, '/admin/home', '/dashboard'));
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
  ])('is sent from %s to the team dashboard', (target) =>
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

  test.each(LOGIN_OR_ADMIN)('is sent from %s to the training plans', (target) =>
    check(PLAYER, target, '/training-plans'),
  );
  test.each(LOGIN_OR_ADMIN)('is sent from %s to the saved target', (target) =>
    check(PLAYER, target, '/my-replay?page=3', '/my-replay?page=3'),
  );
  test.each(LOGIN_OR_ADMIN)('is sent from %s to the first steps first', (target) =>
    check(NEWCOMER, target, '/get-started', '/my-replay?page=3'),
  );
  test.each(['/admin/users', '/admin/home', '/login', '/'])('a saved %s is dropped', (saved) =>
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
  ])('stays on %s, also with the first steps ahead', (target) => {
    check(PLAYER, target, STAYS, '/dashboard');
    check(NEWCOMER, target, STAYS, '/dashboard');
  });

  test('the bare address leads home, or to the first steps', () => {
    check(PLAYER, '/', '/dashboard');
    check(NEWCOMER, '/', '/get-started');
  });
});
