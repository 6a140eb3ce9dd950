import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const AT = '/training-plans';
const today = /\/api\/v1\/trainingplan\/today/;
/** Starts the plan unless it is running: a browser may get another account, so each screen does this. */
const startStarter = async (page: Page) => {
  await page.getByRole('heading', { name: 'Training Plans' }).waitFor();
  const running = page.getByRole('link', { name: 'All plans' });
  const card = page.getByRole('link', { name: 'Platinum Doubles' });
  await running.or(card).first().waitFor();
  if (await running.isVisible()) return;
  await card.click();
  await page.getByRole('button', { name: 'Start this plan' }).or(running).first().waitFor();
  // Screens of one account run in parallel: another may have started it in the meantime.
  if (!(await running.isVisible())) await page.getByRole('button', { name: 'Start this plan' }).click();
  await running.waitFor();
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'training plans, today',
    path: AT,
    caller: 'regular',
    act: startStarter,
    ready: 'Fix your own mistakes',
  },
  {
    name: 'training plans, all plans',
    path: `${AT}?view=plans&mode=10`,
    caller: 'newcomer',
    ready: 'With an upgrade',
  },
  {
    name: 'training plans, a plan that is not open',
    path: `${AT}?view=plans&mode=10`,
    caller: 'newcomer',
    act: (page) => page.getByRole('link', { name: 'Solid defense' }).click(),
    ready: 'Here’s the first day as a preview',
  },
  { name: 'training plans, no games', path: AT, caller: 'newcomer', ready: '5 more Doubles games' },
  {
    name: 'training plans, log practice',
    path: AT,
    caller: 'newcomer',
    act: async (page) => {
      await page.getByRole('button', { name: 'Log practice' }).click();
      await page.getByRole('button', { name: 'Log it' }).click();
    },
    ready: 'Enter what you did.',
  },
  {
    name: 'training plans, loading',
    path: AT,
    caller: 'newcomer',
    before: (page) => answerCalls(page, today, () => undefined),
    ready: 'One plan at a time, measured in your own games',
  },
  {
    name: 'training plans, failure',
    path: AT,
    caller: 'newcomer',
    before: (page) => answerCalls(page, today, (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load your training',
  },
];
