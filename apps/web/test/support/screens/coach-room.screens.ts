import { answerCalls } from '../answer-calls.ts';
import { answerCoach, createTeamCalendar, KESTREL } from '../coach-responses.ts';
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
    name: 'team dashboard, events',
    path: `${AT}?mode=15`,
    caller: 'coach',
    before: async (page) => {
      await answerCoach(page);
      await answerCalls(page, '**/api/v1/team-events', (call) =>
        call.fulfill({ json: createTeamCalendar('coach') }),
      );
    },
    ready: 'Kickoffs and rotations',
  },
  {
    name: 'team dashboard, new task',
    path: `${AT}?mode=15`,
    caller: 'coach',
    before: answerCoach,
    act: async (page) => {
      await page.getByRole('button', { name: 'Set homework', exact: true }).click();
      await page.getByRole('dialog').getByText('Task', { exact: true }).click();
    },
    ready: 'What to do',
  },
  {
    name: 'training plans, with a team',
    path: '/training-plans',
    caller: 'newcomer',
    before: async (page) => {
      await answerCalls(page, '**/api/v1/team-events', (call) =>
        call.fulfill({ json: createTeamCalendar('player') }),
      );
      await answerCalls(page, '**/api/v1/homework', (call) =>
        call.fulfill({
          json: [
            {
              id: KESTREL,
              title: 'Ten minutes of fast aerials',
              text: 'Then upload a ranked game.',
              dueOn: '2099-03-13',
              doneAt: null,
              coach: 'hawkrn',
            },
          ],
        }),
      );
    },
    ready: 'Ten minutes of fast aerials',
  },
  {
    name: 'team dashboard, without the plan',
    path: AT,
    caller: 'coach',
    before: (page) =>
      answerCalls(page, '**/api/v1/coach/team-players-list', (call) =>
        call.fulfill({
          json: {
            players: [],
            seats: 8,
            team: { name: null, logoUrl: null },
            hasPlan: false,
            isEmailConfirmed: false,
          },
        }),
      ),
    ready: 'Example, not your team',
  },
];
