import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

/** Modifies the server's response about ranks. */
const withRanks = (change: object) => (page: Page) =>
  answerCalls(page, '**/api/profile/get-user-ranks', async (call) => {
    const response = await call.fetch();
    await call.fulfill({ response, json: { ...(await response.json()), ...change } });
  });

const RANKS = [
  { mode: 'duel', rank: 'diamond-2', isDefaultChoiceRank: false, rankLogoUrl: '/ranks/diamond-2.svg' },
  { mode: 'doubles', rank: 'champion-1', isDefaultChoiceRank: true, rankLogoUrl: '/ranks/champion-1.svg' },
  { mode: 'standard', rank: 'unranked', isDefaultChoiceRank: false, rankLogoUrl: '/ranks/unranked.svg' },
];
const RANKED = { ranks: RANKS, defaultRank: 'champion-1' };
const RISEN = {
  ...RANKED,
  rankUp: {
    rankedMode: 'doubles',
    from: 'diamond-3',
    to: 'champion-1',
    mode: 'manual',
    since: '2026-02-15T12:00:00.000Z',
    at: '2026-03-10T12:00:00.000Z',
    games: 48,
  },
};
const EMPTY = {
  ranks: RANKS.map((rank) => ({ ...rank, rank: '', isDefaultChoiceRank: false })),
  isRankNull: true,
};

/** The setup that opens automatically once per session. */
const missing = (page: Page) => page.getByRole('dialog', { name: 'First, your ranks' }).waitFor();
export const SCREENS: readonly Screen[] = [
  { name: 'profile', path: '/profile', caller: 'player', before: withRanks(RANKED), ready: 'Delete account' },
  {
    name: 'profile, loading',
    path: '/profile',
    caller: 'newcomer',
    before: (page) => answerCalls(page, '**/api/profile/profile', () => undefined),
    ready: 'Your name, ranks and account',
  },
  {
    name: 'profile, failed',
    path: '/profile',
    caller: 'newcomer',
    before: (page) => answerCalls(page, '**/api/profile/profile', (call) => call.abort()),
    ready: 'We couldn’t load your profile',
  },
  {
    name: 'profile, refused',
    path: '/profile',
    caller: 'newcomer',
    act: async (page) => {
      await page.getByLabel('Username', { exact: true }).fill('x');
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
    ready: 'Use at least 2 characters for the username.',
  },
  {
    name: 'profile, new e-mail address',
    path: '/profile',
    caller: 'newcomer',
    act: (page) => page.getByRole('button', { name: 'Change address' }).click(),
    ready: 'New email',
  },
  {
    name: 'profile, picture',
    path: '/profile',
    caller: 'newcomer',
    act: async (page) => {
      const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 600, height: 300 } });
      await page
        .getByLabel('Profile picture')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
    },
    ready: 'Zoom',
  },
  {
    name: 'profile, delete account',
    path: '/profile',
    caller: 'newcomer',
    act: (page) => page.getByRole('button', { name: 'Delete account' }).click(),
    ready: 'Delete your account?',
  },
  {
    name: 'ranks to confirm',
    path: '/questions',
    caller: 'newcomer',
    before: withRanks({ ...RANKED, needsConfirmation: true, confirmedAt: '2026-03-01T12:00:00.000Z' }),
    ready: 'Still correct?',
  },
  {
    name: 'first-time rank modal',
    path: '/questions',
    caller: 'newcomer',
    before: withRanks(EMPTY),
    act: missing,
    ready: 'Save ranks',
  },
  {
    name: 'rank setup, a rank missing',
    path: '/questions',
    caller: 'newcomer',
    before: withRanks(EMPTY),
    act: async (page) => {
      await missing(page);
      await page.getByRole('button', { name: 'Save ranks' }).click();
    },
    ready: 'Choose a rank, or',
  },
  {
    name: 'rank setup, choosing',
    path: '/questions',
    caller: 'newcomer',
    before: withRanks(EMPTY),
    act: async (page) => {
      await missing(page);
      await page.getByRole('combobox', { name: 'Doubles' }).click();
    },
    ready: 'Save ranks',
  },
  {
    name: 'rank menu',
    path: '/profile',
    caller: 'newcomer',
    before: withRanks(RANKED),
    act: async (page) => {
      await page.getByRole('button', { name: /^Your rank/ }).click();
      await page.getByRole('menuitem', { name: 'Change ranks' }).waitFor();
    },
    // Narrower windows hide it together with the sidebar.
    ready: 'Your public name and picture.',
  },
  {
    name: 'rank up',
    path: '/questions',
    caller: 'newcomer',
    before: withRanks(RISEN),
    ready: 'It took 23 days and 48 uploaded games.',
  },
  {
    name: 'rank up, what comes next',
    path: '/questions',
    caller: 'regular',
    before: withRanks(RISEN),
    ready: 'First weakness',
  },
  {
    name: 'rank up, what moved',
    path: '/questions',
    caller: 'newcomer',
    before: async (page) => {
      await withRanks(RISEN)(page);
      const point = (at: string, games: number, metrics: object) => ({
        at,
        mode: 10,
        games,
        won: 0,
        polr: null,
        metrics,
      });
      const points = [
        point('2026-02-10T00:00:00.000Z', 6, { saves: 1.2, goals: 0.8, shots: 2 }),
        point('2026-02-11T00:00:00.000Z', 8, { saves: 1.4, goals: 0.6, shots: 2.2 }),
        point('2026-03-01T00:00:00.000Z', 9, { saves: 1.9, goals: 0.9, shots: 2.1 }),
      ];
      await answerCalls(page, '**/api/profile/progress?*', (call) =>
        call.fulfill({ json: { playlist: 10, by: 'day', ranks: [], points } }),
      );
    },
    ready: 'What changed most',
  },
];
