import { answerCoach, KESTREL } from '../coach-answers.ts';
import type { Screen } from './screen.ts';

const AT = '/admin/team-dashboard';

export const SCREENS: readonly Screen[] = [
  {
    name: 'team dashboard, a player',
    path: `${AT}?mode=15&player=${KESTREL}`,
    caller: 'coach',
    before: answerCoach,
    ready: 'What to work on',
  },
  {
    name: 'team dashboard, profile and notes',
    path: `${AT}?mode=15&player=${KESTREL}&view=profile`,
    caller: 'coach',
    before: answerCoach,
    ready: 'Talk on Tuesday',
  },
  {
    name: 'team dashboard, homework',
    path: `${AT}?mode=15`,
    caller: 'coach',
    before: answerCoach,
    act: (page) => page.getByRole('button', { name: 'Set homework for 2 players' }).click(),
    ready: 'Starts today',
  },
  {
    name: 'team dashboard, without the plan',
    path: AT,
    caller: 'coach',
    before: (page) =>
      page.route('**/api/v1/coach/team-players-list', (route) =>
        route.fulfill({ json: { players: [], seats: 8, hasPlan: false, isEmailConfirmed: false } }),
      ),
    ready: 'Example, not your team',
  },
];
