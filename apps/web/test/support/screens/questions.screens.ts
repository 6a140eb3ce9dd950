import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const answers = /\/api\/v1\/questions\/\w+\/answer/;
const askFor = (text: string) => (page: Page) => page.getByLabel('Search questions').fill(text);

export const SCREENS: readonly Screen[] = [
  {
    name: 'questions, chances and attempts',
    path: '/questions?mode=10&q=unlucky',
    caller: 'regular',
    ready: 'Goals and xG by size of the chance',
  },
  {
    name: 'questions, a series',
    path: '/questions?mode=10&q=improving',
    caller: 'regular',
    ready: 'Score per game and 20-game average',
  },
  {
    name: 'questions, kickoffs and their drill',
    path: '/questions?mode=10&q=kickoffs',
    caller: 'regular',
    act: (page) => page.getByRole('button', { name: /^Start .* min$/ }).click(),
    ready: 'listed by',
  },
  {
    name: 'questions, too few',
    path: '/questions?mode=5&q=kickoffs',
    caller: 'regular',
    ready: 'more kickoffs until you see this',
  },
  {
    name: 'questions, of another plan',
    path: '/questions?mode=10&q=afterLoss',
    caller: 'regular',
    before: (page) =>
      answerCalls(page, answers, async (call) => {
        const response = await call.fetch();
        const answer = (await response.json()) as object;
        const example = {
          headline: 'After a loss you win **0.31** of your next games, after a win 0.52.',
          plan: 'Platinum',
          how: 'Games of a session after one that was lost, against those after one that was won.',
          closes: 'question',
        };
        await call.fulfill({ response, json: { ...answer, answer: null, example } });
      }),
    ready: 'Example (not your games)',
  },
  {
    name: 'questions, in own words',
    path: '/questions?mode=10',
    caller: 'regular',
    act: askFor('why do I lose the ball'),
    ready: 'Closest to “why do I lose the ball”',
  },
  {
    name: 'questions, nothing saved',
    path: '/questions?mode=10&view=saved',
    caller: 'regular',
    ready: 'No saved questions yet',
  },
  { name: 'questions, no games', path: '/questions', caller: 'newcomer', ready: 'No answers yet' },
  {
    name: 'questions, loading',
    path: '/questions?mode=10',
    caller: 'regular',
    before: (page) => answerCalls(page, answers, () => undefined),
    ready: 'questions · Doubles, last 20 games',
  },
  {
    name: 'questions, failure',
    path: '/questions?mode=10',
    caller: 'regular',
    before: (page) => answerCalls(page, answers, (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load this answer',
  },
];
