import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const rail = (page: Page) =>
  page.getByRole('region', { name: 'Events' }).getByRole('button').first().waitFor();

export const SCREENS: readonly Screen[] = [
  { name: 'viewer', path: '{match}/viewer?t=30', caller: 'player', act: rail, ready: 'Copy link at' },
  {
    name: 'viewer, camera of a player',
    path: '{match}/viewer?t=12&camera=player',
    caller: 'player',
    act: async (page) => {
      await rail(page);
      await page.keyboard.press('n');
    },
    ready: 'Copy link at',
  },
  {
    name: 'viewer, without 3D',
    path: '{match}/viewer?t=12',
    caller: 'player',
    before: (page) =>
      page.addInitScript(() => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (
          this: HTMLCanvasElement,
          kind: string,
          ...more: unknown[]
        ) {
          return kind === '2d' ? (real as (...args: unknown[]) => unknown).call(this, kind, ...more) : null;
        } as typeof real;
      }),
    act: rail,
    alone: true,
    fails: true,
    ready: 'Top view: your browser doesn’t support 3D.',
  },
  {
    name: 'viewer, keys',
    path: '{match}/viewer',
    caller: 'player',
    act: async (page) => {
      await rail(page);
      await page.keyboard.press('?');
    },
    ready: 'Next frame',
  },
  {
    name: 'viewer, clip',
    path: '{match}/viewer?t=12&camera=director',
    caller: 'player',
    act: async (page) => {
      await rail(page);
      await page.keyboard.press('c');
      await page.getByText('9:16 phone').waitFor();
    },
    ready: 'Save video',
  },
  {
    name: 'viewer, two views',
    path: '{match}/viewer?t=12&camera=player',
    caller: 'player',
    act: async (page) => {
      await rail(page);
      await page.keyboard.press('v');
    },
    ready: 'Copy link at',
  },
  {
    name: 'viewer, recording failed',
    path: '{match}/viewer',
    caller: 'player',
    before: (page) => answerCalls(page, '**/tracks?*', (call) => call.abort()),
    ready: 'We couldn’t load this match',
  },
];
