import type { ReceivedReview } from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import { openFilled } from './coach-folders.screens.ts';
import type { Screen } from './screen.ts';

const DAY = '2026-03-10T18:55:00.000Z';
const EARLIER = '2026-03-09T18:55:00.000Z';
const received = (n: number, part: Partial<ReceivedReview>): ReceivedReview => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  coach: 'A coach of thirty-two letters okay',
  title: 'When to go, when to wait',
  match: {
    id: `00000000-0000-4000-8000-0000000000a${n}`,
    map: 'Mannfield (Stormy)',
    playlist: 'Ranked Doubles',
    playedAt: EARLIER,
    score: [3, 1],
  },
  games: 1,
  comments: 3,
  sharedAt: EARLIER,
  changedAt: EARLIER,
  seenAt: null,
  ...part,
});

const list = (items: readonly ReceivedReview[]) => (page: Page) =>
  answerCalls(page, /\/api\/v1\/match-reviews$/, (call) => call.fulfill({ json: { items } }));

export const SCREENS: readonly Screen[] = [
  {
    name: 'match reviews, shared with a player',
    path: '/reviews',
    caller: 'player',
    before: list([
      received(1, {}),
      received(2, { title: '', seenAt: DAY, comments: 1 }),
      received(3, { title: 'Kickoffs', seenAt: EARLIER, changedAt: DAY }),
      received(4, { title: 'Who goes first', match: null, games: 3, comments: 12 }),
    ]),
    ready: 'Updated',
  },
  {
    name: 'match reviews, none yet',
    path: '/reviews',
    caller: 'player',
    before: list([]),
    ready: 'No match reviews yet',
  },
  {
    name: 'match review, the desk of a coach',
    path: '/admin/replay-analysis',
    caller: 'coach',
    act: async (page) => {
      await openFilled(page);
      await page.getByRole('button', { name: /^Game 1/ }).click();
      await page.getByRole('link', { name: 'Watch and review this game' }).click();
      await page.getByRole('button', { name: 'Comment here' }).click();
      await page.getByLabel('Comment', { exact: true }).fill('Who is behind you here?');
      await page.getByRole('button', { name: 'Ring' }).click();
      await page.getByRole('group', { name: 'Ring around' }).getByRole('button').first().click();
      await page.getByText(/^Ring around .*, yellow$/).waitFor();
      await page.getByText('Saved', { exact: true }).waitFor();
    },
    ready: 'None of your players were in this match',
  },
  {
    name: 'playlist, the desk of a coach',
    path: '/admin/replay-analysis',
    caller: 'coach',
    act: async (page) => {
      await openFilled(page);
      await page.getByRole('button', { name: /^Game 1/ }).click();
      await page.getByRole('link', { name: 'Watch and review this game' }).click();
      await page.getByRole('button', { name: 'Add to playlist' }).first().click();
      await page.getByLabel('New playlist').check();
      await page.getByLabel('Title', { exact: true }).fill('Who goes first');
      await page.getByRole('button', { name: 'Add clip' }).click();
      await page.getByRole('link', { name: 'Open playlist' }).click();
      await page.getByRole('list', { name: 'Clips' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Record voice-over' }).waitFor();
    },
    ready: 'There are no players on your team yet',
  },
];
