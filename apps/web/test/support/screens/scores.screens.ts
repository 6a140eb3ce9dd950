import type { PlayerScores } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const scores = /\/api\/v1\/scores\/player/;
/** Modifies the server's response as for a smaller plan. */
const opening = (change: (answer: PlayerScores) => Partial<PlayerScores>) => (page: Page) =>
  answerCalls(page, scores, async (call) => {
    const response = await call.fetch();
    const answer = (await response.json()) as PlayerScores;
    await call.fulfill({ response, json: { ...answer, ...change(answer) } });
  });
const openTile = (page: Page) => page.getByRole('button', { name: /^Expected goals, .* see clips$/ }).click();
/** The moments load after the numbers. */
const moments = async (page: Page) => {
  const opportunity = page.getByRole('region', { name: 'Stands out most' });
  await opportunity.getByRole('button', { name: 'See all clips and how it’s measured' }).waitFor();
  await opportunity.getByRole('status').waitFor({ state: 'detached' });
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'dashboard',
    path: '/dashboard',
    caller: 'regular',
    act: async (page) => {
      await moments(page);
      await page.getByText('2 games in this period not counted:').click();
    },
    ready: 'Private games are scored separately.',
  },
  {
    name: 'dashboard, all modes',
    path: '/dashboard?mode=0',
    caller: 'regular',
    ready: 'Choose Duel, Doubles or Standard to see POLR',
  },
  {
    name: 'dashboard, categories of a higher plan',
    path: '/dashboard',
    caller: 'regular',
    before: opening(({ scores: found }) => ({
      gates: [{ feature: 'PolrAnalytics', opensWith: 'Platinum' }],
      scores: found && {
        ...found,
        polr: { ...found.polr, categories: [], games: 10 },
        earlierPolr: null,
        categories: [],
      },
    })),
    ready: 'Your overall score and your first weakness are included in every plan.',
  },
  {
    name: 'dashboard, a mode of a higher plan',
    path: '/dashboard',
    caller: 'regular',
    before: opening(() => ({
      gates: [{ feature: 'Playlist Access', opensWith: 'Platinum' }],
      scores: null,
      comparedWith: null,
    })),
    ready: 'Platinum compares Doubles with ranks too',
  },
  {
    name: 'dashboard, not enough games',
    path: '/dashboard?mode=10&play=private',
    caller: 'regular',
    ready: '4 more Doubles games until you see your POLR.',
  },
  {
    name: 'dashboard, nothing passes',
    path: '/dashboard?mode=10&map=nowhere_p',
    caller: 'regular',
    ready: 'No games match these filters',
  },
  { name: 'dashboard, no games', path: '/dashboard', caller: 'newcomer', ready: 'No games yet' },
  {
    name: 'dashboard, unknown among the players',
    path: '/dashboard',
    caller: 'newcomer',
    before: (page) =>
      answerCalls(page, /\/replay-count$/, (call) =>
        call.fulfill({ json: { total: 9, completed: 9, inWork: 0, errorOccurred: 0 } }),
      ),
    ready: '9 replays are analyzed. Which one are you?',
  },
  {
    name: 'dashboard, loading',
    path: '/dashboard',
    caller: 'regular',
    before: (page) => answerCalls(page, scores, () => undefined),
    ready: 'How you play, and what to work on next',
  },
  {
    name: 'dashboard, failure',
    path: '/dashboard',
    caller: 'regular',
    before: (page) => answerCalls(page, scores, (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load your dashboard',
  },
  {
    name: 'statistic, moments',
    path: '/dashboard',
    caller: 'regular',
    act: openTile,
    ready: '20 clips in 20 games',
  },
  {
    name: 'statistic, nothing passes',
    path: '/dashboard',
    caller: 'regular',
    act: async (page) => {
      await openTile(page);
      await page.getByRole('combobox', { name: 'Side' }).selectOption('Opponents');
    },
    ready: 'None in these games.',
  },
  {
    name: 'performance',
    path: '/dashboard',
    caller: 'regular',
    act: (page) =>
      page
        .getByRole('button', { name: /the game at a glance/ })
        .first()
        .click(),
    ready: 'Whole match',
  },
  {
    name: 'performance, failure',
    path: '/dashboard',
    caller: 'regular',
    before: (page) => answerCalls(page, /\/api\/v1\/scores\/game\//, (call) => call.abort()),
    act: (page) =>
      page
        .getByRole('button', { name: /the game at a glance/ })
        .first()
        .click(),
    fails: true,
    ready: 'We couldn’t load this game.',
  },
  {
    name: 'statistic, definition',
    path: '/dashboard',
    caller: 'regular',
    act: async (page) => {
      await openTile(page);
      await page.getByRole('tab', { name: 'Definition' }).click();
    },
    ready: 'Clips behind it',
  },
];
