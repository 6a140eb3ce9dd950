import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

/** A player who finished the flow can reopen each step. */
const step = (number: number, name: string, ready: string): Screen => ({
  name: `get started, ${name}`,
  path: `/get-started?step=${number}`,
  caller: 'newcomer',
  ready,
});

export const SCREENS: readonly Screen[] = [
  { name: 'get started, welcome', path: '/get-started', caller: 'first', ready: 'How old are you?' },
  {
    name: 'get started, complaints',
    path: '/get-started',
    caller: 'first',
    act: (page) => page.getByRole('button', { name: 'Continue' }).click(),
    ready: 'Choose your age.',
  },
  {
    name: 'get started, loading',
    path: '/get-started',
    caller: 'first',
    before: (page) => answerCalls(page, '**/api/v1/get-started', () => undefined),
    ready: 'Loading your first steps…',
  },
  {
    name: 'get started, error',
    path: '/get-started',
    caller: 'first',
    before: (page) => answerCalls(page, '**/api/v1/get-started', (call) => call.abort()),
    ready: 'We couldn’t load your first steps',
  },
  step(2, 'platform', 'Where do you play?'),
  step(3, 'ranks', 'Your ranks'),
  step(4, 'aim', 'What’s your goal?'),
  step(5, 'first replay', 'No file?'),
  step(6, 'first insight', 'Strength'),
  step(7, 'plan', 'Stay on Basic'),
  step(8, 'done', 'Four quick things left'),
];
