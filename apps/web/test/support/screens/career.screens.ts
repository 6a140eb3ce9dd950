import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const career = /\/api\/v1\/career\?/;

export const SCREENS: readonly Screen[] = [
  { name: 'career', path: '/career?mode=10', caller: 'regular', ready: 'Best POLR over 20 games' },
  { name: 'career, last seven days', path: '/career?span=week', caller: 'regular', ready: 'Your week' },
  { name: 'career, no games', path: '/career', caller: 'newcomer', ready: 'No records yet' },
  {
    name: 'career, failure',
    path: '/career',
    caller: 'regular',
    before: (page) => answerCalls(page, /\/api\/v1\/career/, (call) => call.abort()),
    fails: true,
    ready: 'We couldn’t load your career',
  },
  {
    name: 'career, loading',
    path: '/career?mode=15',
    caller: 'regular',
    before: (page) => answerCalls(page, career, () => undefined),
    ready: 'your career so far',
  },
  {
    name: 'career, picture',
    path: '/career',
    caller: 'regular',
    act: (page) => page.getByRole('button', { name: 'Share a picture' }).click(),
    ready: 'Save as PNG',
  },
  {
    name: 'career, what is public',
    path: '/career',
    caller: 'regular',
    act: (page) => page.getByRole('button', { name: 'Choose what’s public' }).click(),
    ready: 'Public parts',
  },
  {
    name: 'career, not public',
    path: '/player/nobody',
    caller: 'visitor',
    fails: true,
    ready: 'This career isn’t public',
  },
  {
    name: 'moment, unknown',
    path: '/event/nothing',
    caller: 'regular',
    fails: true,
    ready: 'Play not found',
  },
];
