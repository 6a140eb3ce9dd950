import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import { answerCoach } from '../coach-responses.ts';
import type { Screen } from './screen.ts';

const AT = '/questions';
const COACH = '/api/v1/coach';
const NOW = '2026-03-10T18:55:00.000Z';
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

/** Mocks the server's response to a path, as if there were more people. */
const answered = (path: string, body: unknown) => (page: Page) =>
  answerCalls(
    page,
    (url) => url.pathname === path,
    (call) => (call.request().method() === 'GET' ? call.fulfill({ json: body }) : call.fallback()),
  );
const all =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

const invitation = (n: number, userName: string, status: number, teamName: string | null = null) => ({
  id: id(n),
  userName,
  status,
  userId: id(n),
  teamName,
  logoUrl: null,
  invitedAt: NOW,
  answeredAt: status === 5 ? null : NOW,
  seesFrom: status === 10 ? NOW : null,
  backUntil: status === 20 ? '2100-01-01T00:00:00.000Z' : null,
});
const use = {
  counts: { clicked: 14, signedUp: 3, qualified: 1, rewarded: 0, reversed: 0 },
  rewardsLeftThisYear: 12,
  nextReward: { games: 6, gamesNeeded: 10, days: 2, daysNeeded: 3, until: NOW },
  heldBack: 1,
  reward: { kind: 'tokens', tokens: 2, days: 30, campaign: { name: 'Summer of friends', endsAt: NOW } },
  usedCodeOf: null,
  hasFriendOffers: false,
  canRedeem: true,
};
const preferences = {
  kinds: [],
  dailyDigest: false,
  weeklySummary: false,
  weeklyDiscord: true,
  discordWebhook: null,
  isPrompted: false,
  email: 'player@example.org',
  isEmailConfirmed: false,
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'referral, friends on the way',
    path: AT,
    caller: 'newcomer',
    before: answered('/api/v1/refferalcode/get-refferal-code-use-info', use),
    act: press('Invite a friend'),
    ready: '6 of 10 games',
  },
  {
    name: 'referral, failed',
    path: AT,
    caller: 'newcomer',
    before: (page) => answerCalls(page, '**/api/v1/refferalcode', (call) => call.abort()),
    act: press('Invite a friend'),
    ready: 'We couldn’t reach the server',
  },
  {
    name: 'redeem a code, refused',
    path: AT,
    caller: 'newcomer',
    act: all(press('Invite a friend'), press('Redeem a code'), async (page) => {
      await page.getByLabel('Referral code').fill('aaaa-aaaa');
      await page.getByRole('button', { name: 'Redeem', exact: true }).click();
    }),
    ready: 'We don’t recognize that code',
  },
  {
    name: 'bakkesmod info',
    path: AT,
    caller: 'newcomer',
    act: all(press('Upload Replay'), press('Upload automatically after each match')),
    ready: 'Download datacoach.mjs',
  },
  {
    name: 'video',
    path: AT,
    caller: 'newcomer',
    act: all(press('Upload Replay'), press('Watch how it works (24 s)')),
    ready: 'Drop it here',
  },
  {
    name: 'video, not there',
    path: AT,
    caller: 'newcomer',
    before: (page) => answerCalls(page, '**/videos/*', (call) => call.fulfill({ status: 404 })),
    act: all(press('Upload Replay'), press('Watch how it works (24 s)')),
    ready: 'We couldn’t play this video',
  },
  {
    name: 'team invitation',
    path: AT,
    caller: 'newcomer',
    before: answered(`${COACH}/invitations`, [invitation(1, 'hawkrn', 5, 'Night Shift')]),
    ready: 'hawkrn invited you',
  },
  {
    name: 'invite link',
    path: '/join-team?token=open',
    caller: 'visitor',
    before: (page) =>
      answerCalls(page, '**/api/v1/team-links/look-up', (call) =>
        call.fulfill({
          json: { userName: 'hawkrn', team: { name: 'Night Shift', logoUrl: null }, expiresAt: NOW },
        }),
      ),
    ready: 'Sign up to join',
  },
  {
    name: 'invite link, ended',
    path: '/join-team?token=none',
    caller: 'visitor',
    ready: 'This invite link doesn’t work',
    fails: true,
  },
  {
    name: 'e-mail reminder',
    path: AT,
    caller: 'newcomer',
    before: all(
      answered('/api/v1/notifications/preferences', preferences),
      answered('/api/v1/filestorage/get-replay', { items: [{ uploadedAt: NOW }], total: 1 }),
    ),
    ready: 'Want your week by email?',
  },
  {
    name: 'profile, teams',
    path: '/profile#teams',
    caller: 'newcomer',
    before: answered(`${COACH}/invitations`, [invitation(1, 'hawkrn', 10), invitation(2, 'Laura V.', 10)]),
    act: press('Leave hawkrn’s team'),
    ready: 'Leave the team',
  },
  {
    name: 'profile, notifications on Discord',
    path: '/profile#notifications',
    caller: 'newcomer',
    before: answered('/api/v1/notifications/preferences', {
      ...preferences,
      discordWebhook: { ending: 'x7Qa', createdAt: NOW },
      kinds: [
        { kind: 'replay-ready', label: 'Replay ready', inApp: true, email: false, discord: true },
        { kind: 'homework', label: 'New homework', inApp: true, email: true, discord: true },
        { kind: 'payment-failed', label: 'Payment failed', inApp: true, email: true, discord: false },
      ],
    }),
    ready: 'Disconnect Discord',
  },
  {
    name: 'profile, upload tokens',
    path: '/profile#upload-tokens',
    caller: 'newcomer',
    before: answered('/api/v1/tokens', [
      { id: id(1), name: 'Gaming PC', scope: 'upload', ending: 'x7Qa', createdAt: NOW, lastUsedAt: NOW },
      { id: id(2), name: 'Laptop', scope: 'upload', ending: 'p0_z', createdAt: NOW, lastUsedAt: null },
    ]),
    act: async (page) => {
      await page.getByLabel('Token name').fill('Steam Deck');
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByRole('button', { name: 'Revoke Laptop' }).click();
    },
    ready: 'Copy it now',
  },
  {
    name: 'team dashboard, empty',
    path: '/admin/team-dashboard',
    caller: 'coach',
    ready: 'No pending invitations',
  },
  {
    name: 'team dashboard, error',
    path: '/admin/team-dashboard',
    caller: 'coach',
    before: (page) => answerCalls(page, `**${COACH}/*`, (call) => call.abort()),
    ready: 'We couldn’t load your team’s games',
  },
  {
    name: 'team dashboard',
    path: '/admin/team-dashboard',
    caller: 'coach',
    before: all(
      answerCoach,
      answered(`${COACH}/team-players-list`, {
        seats: 8,
        team: { name: 'Night Shift', logoUrl: null },
        hasPlan: true,
        isEmailConfirmed: true,
        players: ['Kestrel', 'Juniper'].map((userName, n) => ({
          playerId: id(n),
          userName,
          epicUserName: n === 0 ? 'Kestrel.rl' : null,
          joinedAt: NOW,
          ranks: { duel: null, doubles: 'champion-1', standard: null },
        })),
      }),
      answered(`${COACH}/invitations`, [
        invitation(3, 'Moth', 5),
        invitation(4, 'Otter', 15),
        invitation(6, 'Lynx', 20),
      ]),
      answered(`${COACH}/assistants`, [
        { userId: id(9), userName: 'Heron', rights: ['view', 'review', 'folders'] },
      ]),
      answered(`${COACH}/assisted-teams`, [
        { coachId: id(9), coach: 'Heron', team: { name: 'Day Shift', logoUrl: null }, rights: ['view'] },
      ]),
      answered(`${COACH}/team-links`, [
        { id: id(7), email: 'rook@example.org', seats: 1, used: 0, createdAt: NOW, expiresAt: NOW },
        { id: id(8), email: null, seats: 3, used: 1, createdAt: NOW, expiresAt: NOW },
      ]),
      answered(`${COACH}/candidates`, [
        {
          playerId: id(5),
          userName: 'Wren',
          epicUserName: null,
          foundBy: 'matches',
          matches: 4,
          status: null,
        },
        {
          playerId: id(3),
          userName: 'Moth',
          epicUserName: 'Moth',
          foundBy: 'matches',
          matches: 2,
          status: 5,
        },
      ]),
    ),
    act: press('Remove Kestrel'),
    ready: 'Never mind',
  },
];
