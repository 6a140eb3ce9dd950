import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const goals = /\/api\/v1\/weekly-goals$/;

export const SCREENS: readonly Screen[] = [
  {
    name: 'weekly goals, this week',
    path: '/dashboard?goals=week',
    caller: 'regular',
    ready: 'In a rest week, goals you meet still count',
  },
  {
    name: 'weekly goals, choose',
    path: '/dashboard?goals=choose',
    caller: 'regular',
    ready: 'Half of the kickoffs that you take',
  },
  {
    name: 'weekly goals, history',
    path: '/dashboard?goals=history',
    caller: 'regular',
    ready: 'Kickoff win rate 50%',
  },
  {
    name: 'weekly goals, none',
    path: '/dashboard?goals=week',
    caller: 'newcomer',
    ready: 'No goal this week',
  },
  {
    name: 'weekly goals, not enough games',
    path: '/dashboard?goals=choose',
    caller: 'newcomer',
    ready: '5 more Doubles games until you get your own target',
  },
  {
    name: 'weekly goals, loading',
    path: '/dashboard?goals=week',
    caller: 'newcomer',
    before: (page) => answerCalls(page, goals, () => undefined),
    ready: 'No games yet',
  },
  {
    name: 'weekly goals, failure',
    path: '/dashboard?goals=week',
    caller: 'regular',
    before: (page) => answerCalls(page, goals, (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load your goals.',
  },
  {
    name: 'administrators, weekly goals',
    path: '/admin/weekly-goals',
    caller: 'admin',
    ready: 'Win every second kickoff',
  },
  {
    name: 'administrators, a weekly goal',
    path: '/admin/weekly-goals',
    caller: 'admin',
    act: (page) => page.getByRole('button', { name: 'New goal' }).click(),
    ready: 'Targets by mode and rank',
  },
];
