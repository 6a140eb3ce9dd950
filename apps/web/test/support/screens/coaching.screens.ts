import type { Page } from 'playwright-core';
import { answerCalls } from '../answer-calls.ts';
import type { Screen } from './screen.ts';

const COACH = '00000000-0000-4000-8000-0000000000c0';
const PLAYER = '00000000-0000-4000-8000-0000000000b0';
const coach = (name: string, rank: { id: string; name: string }, part: object = {}) => ({
  coachId: COACH,
  name,
  imageUrl: null,
  rank,
  about: 'Shadow defense and kickoffs, in plain words.',
  languages: ['en', 'nl'],
  modes: [10, 15],
  since: '2029-02-01T00:00:00.000Z',
  sessionsDone: 41,
  stars: 4.8,
  takesRecordings: true,
  answersWithinDays: 2,
  nextFree: '2030-01-05T17:00:00.000Z',
  ...part,
});
const SESSION = {
  sessionId: '00000000-0000-4000-8000-0000000000a0',
  coachId: COACH,
  coachName: 'Laura V.',
  playerId: PLAYER,
  playerName: 'Quick',
  kind: 'live',
  status: 10,
  mode: 10,
  minutes: 45,
  startsAt: '2030-01-08T18:30:00.000Z',
  endsAt: '2030-01-08T19:15:00.000Z',
  aim: 'Stop turning the ball over in my own corner.',
  aimLabel: 'Turnovers',
  clips: null,
  canChangeClips: true,
  paidWith: 'token',
  refund: null,
  refundNow: 'half',
  canMove: true,
  reason: null,
  place: 'Discord: laura',
  answer: null,
  homework: [],
  stars: null,
  ratingText: null,
};
const OVER = [
  {
    ...SESSION,
    status: 15,
    refundNow: null,
    canMove: false,
    homework: ['Shadow Defense'],
    answer: 'Look at 1:54 again.',
  },
  {
    ...SESSION,
    sessionId: COACH,
    status: 20,
    refund: 'half',
    refundNow: null,
    canMove: false,
    reason: 'Cancelled by user',
  },
  { ...SESSION, sessionId: PLAYER, status: 30, refund: 'whole', refundNow: null, canMove: false },
  {
    ...SESSION,
    sessionId: '00000000-0000-4000-8000-0000000000a4',
    kind: 'recording',
    startsAt: null,
    status: 15,
    refundNow: null,
    canMove: false,
    answer: 'https://example.org/recordings/4821',
    stars: 5,
    ratingText: 'Plain words.',
  },
];
const getPage = (items: readonly object[]) => ({ items, pageIndex: 0, pageSize: 20, total: items.length });
const clip = (index: number, label: string, time: number) => ({
  id: `${COACH}-${index}`,
  matchId: COACH,
  time: 300 - time,
  clock: { seconds: time, overtime: false },
  player: 'steam:1',
  label,
  playedAt: '2029-12-28T19:00:00.000Z',
  team: index % 2,
  x: 900 * index - 2400,
  y: 1200 * index - 3600,
  map: 'Mannfield',
});
const MOMENTS = ['Goal', 'Shot on target', 'Turnover', 'Save', 'Challenge lost', 'Pass completed'];
const BRIEF = {
  mode: 10,
  games: 20,
  won: 12,
  strengths: [
    { metric: 'xg', label: 'Expected goals', say: 'Finishes well.', value: 1, reference: 0.8, per5: true },
  ],
  cases: [
    { metric: 'turnovers', label: 'Turnovers', say: 'Loses the ball.', value: 8, reference: 6, per5: false },
  ],
  clips: [clip(0, 'Turnover', 114)],
  clipsBy: 'player',
  homework: ['Shadow Defense'],
};
const EFFECT = {
  of: 'aim',
  metric: 'turnovers',
  label: 'Turnovers',
  per5: false,
  better: 'lower',
  verdict: 'better',
  isDecided: true,
  isClosed: true,
  before: { mean: 8.1, interval: [7.4, 8.8], games: 10 },
  after: { mean: 6.9, interval: [6.3, 7.5], games: 12 },
  difference: { value: -1.2, interval: [-2.1, -0.3] },
  needs: { before: 5, minAfter: 8, after: 12 },
};
const EFFECTS = {
  items: [
    {
      sessionId: SESSION.sessionId,
      effects: [
        EFFECT,
        {
          ...EFFECT,
          of: 'homework',
          metric: 'xg',
          label: 'Expected goals',
          per5: true,
          better: 'higher',
          before: { mean: 0.8, interval: [0.6, 1], games: 10 },
          verdict: 'tooEarly',
          isDecided: false,
          isClosed: false,
          after: { mean: 0.9, interval: [0.7, 1.1], games: 3 },
          difference: null,
        },
      ],
    },
    { sessionId: '00000000-0000-4000-8000-0000000000a4', effects: [] },
  ],
};

async function filled(page: Page): Promise<void> {
  const answers = (path: string, json: unknown) =>
    answerCalls(page, `**/api/v1/coachsession/${path}`, (call) => call.fulfill({ json }));
  await answers('coaches?*', {
    items: [
      coach('Laura V.', { id: 'grand-champion-3', name: 'Grand Champion III' }),
      coach(
        'Mika R.',
        { id: 'supersonic-legend', name: 'Supersonic Legend' },
        { coachId: PLAYER, stars: null, sessionsDone: 1, nextFree: null },
      ),
    ],
    live: { minutes: 45, paysWith: 'token' },
    recording: { minutes: 30, paysWith: 'plan' },
    ofPlan: 1,
    tokens: 1.5,
  });
  const slots = [5, 6, 8, 11].flatMap((day) =>
    ['16:00', '17:00', '18:00', '19:00'].map((time, index) => ({
      startsAt: `2030-01-${String(day).padStart(2, '0')}T${time}:00.000Z`,
      isFree: (day + index) % 3 !== 0,
    })),
  );
  await answers('coaches/*/slots*', { timeZone: 'UTC', slots });
  await answers('sessions/*/homework-choices', { plans: [{ id: COACH, title: 'Shadow Defense' }] });
  const gates = [{ feature: 'PolrAnalytics', opensWith: 'Platinum' }];
  await answers('own-brief*', { ...BRIEF, cases: [], clips: [], gates });
  await answers('sessions/*/brief', BRIEF);
  await answers('effects*', EFFECTS);
  await answers('own-moments*', {
    items: MOMENTS.map((label, index) => clip(index + 1, label, 31 + index * 47)),
    pageIndex: 0,
    pageSize: 10,
    total: 84,
  });
  await answers('coach-sessions?show=coming*', getPage([SESSION]));
  await answers('coach-sessions?show=over*', getPage(OVER));
  await answers('own-coaching', {
    isProCoach: true,
    isOffered: true,
    terms: {
      about: 'Shadow defense and kickoffs, in plain words.',
      languages: ['en', 'nl'],
      modes: [10, 15],
      timeZone: 'Europe/Amsterdam',
      hours: [{ weekday: 6, from: 1020, to: 1260 }],
      daysOff: ['2030-01-01'],
      bufferMinutes: 15,
      noticeHours: 12,
      takesRecordings: true,
      answersWithinDays: 2,
      place: 'Discord: laura',
    },
    fee: { amount: 2000, currency: 'usd' },
    earnings: [{ month: '2029-12', sessions: 9, amount: 17_000 }],
    earned: { amount: 84_000, currency: 'usd' },
  });
}

export const SCREENS: readonly Screen[] = [
  {
    name: 'pro coaching',
    path: '/coaching?purchase=true',
    caller: 'newcomer',
    before: filled,
    ready: 'One token = one session with any coach.',
  },
  {
    name: 'pro coaching, no coach of the mode',
    path: '/coaching?purchase=true',
    caller: 'newcomer',
    ready: 'No one coaches Doubles right now',
  },
  {
    name: 'pro coaching, a week to choose from',
    path: '/coaching',
    caller: 'newcomer',
    before: filled,
    ready: 'Look at 1:54 again.',
  },
  {
    name: 'pro coaching, what cancelling gives back',
    path: '/coaching',
    caller: 'newcomer',
    before: filled,
    act: (page) => page.getByRole('button', { name: 'Cancel session' }).first().click(),
    ready: 'You get half a token back.',
  },
  {
    name: 'pro coaching, clips for a coach',
    path: '/coaching',
    caller: 'newcomer',
    before: async (page) => {
      await filled(page);
      await answerCalls(page, '**/api/v1/coachsession/own-brief*', (call) =>
        call.fulfill({ json: { ...BRIEF, clipsBy: 'brief', gates: [] } }),
      );
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Change clips' }).first().click();
      await page.getByRole('button', { name: /^Add Goal / }).click();
    },
    ready: '2 of 8 clips, 16 s',
  },
  {
    name: 'desk of a pro coach',
    path: '/admin/team-dashboard',
    caller: 'coach',
    before: filled,
    act: async (page) => {
      await page.getByRole('button', { name: 'Pro coaching' }).click();
      await page.getByRole('button', { name: 'Brief' }).first().click();
      await page.getByRole('button', { name: 'Set homework' }).first().click();
    },
    ready: '1 clip, 8 s, chosen by the player',
  },
  {
    name: 'pro coaches, administrator',
    path: '/admin/users?tab=coaches',
    caller: 'admin',
    ready: 'No matching sessions.',
  },
];
