import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import { openFilled } from './coach-folders.screens.ts';
import type { Screen } from './screen.ts';

const ROOM = {
  id: '00000000-0000-4000-8000-000000000001',
  coachId: '00000000-0000-4000-8000-0000000000c1',
  coach: 'A coach of thirty-two letters okay',
  map: 'Mannfield (Stormy)',
  openedAt: '2026-03-10T18:55:00.000Z',
};
const list = (page: Page) =>
  answerCalls(page, /\/api\/v1\/live-rooms$/, (call) => call.fulfill({ json: { items: [ROOM] } }));

export const SCREENS: readonly Screen[] = [
  {
    name: 'live room, not open to the player',
    path: `/live-room/${ROOM.id}`,
    caller: 'player',
    ready: 'It has ended, or you don’t have access to it',
  },
  {
    name: 'live room, a line on a player’s page',
    path: '/reviews',
    caller: 'player',
    before: list,
    ready: 'Join live room',
  },
  {
    name: 'live room, the coach opens one',
    path: '/admin/replay-analysis',
    caller: 'coach',
    act: async (page) => {
      await openFilled(page);
      await page.getByRole('button', { name: /^Game 1/ }).click();
      await page.getByRole('link', { name: 'Watch and review this game' }).click();
      await page.getByRole('button', { name: 'Live room', exact: true }).click();
    },
    ready: 'Open live room',
  },
];
