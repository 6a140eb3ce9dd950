import type {
  CoachedProfile,
  PerformanceSummary,
  PlayerHomework,
  PlayerNeed,
  TeamBoard,
  TeamChemistry,
  TeamClip,
  TeamEvent,
  TenGamesSummary,
} from '@datacoach/contract';
import type { Page } from 'playwright-core';
import { answerCalls } from './answer-calls.ts';

const NOW = '2026-03-10T18:55:00.000Z';
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
export const KESTREL = id(0);
const NAMES = ['Kestrel', 'Juniper', 'Moth', 'A name of thirty-two letters ok'] as const;
const CATEGORIES = ['offensive', 'defensive', 'mechanics', 'positional', 'kickoffs'] as const;
const LABELS = ['Offensive', 'Defensive', 'Mechanics', 'Positional', 'Kickoffs'] as const;

const WORDS = {
  metric: 'doubleCommits',
  label: 'Double commits',
  about: 'Double commits',
  problem: 'Two players on one ball, no one behind.',
  say: 'When your teammate goes, hold midfield and wait for the next touch.',
};
const OTHER = {
  metric: 'bcpm',
  label: 'Boost collected per minute',
  about: 'Boost',
  problem: 'Not enough boost collected.',
  say: 'Take a path of small pads every time you rotate back.',
};
const need = (words: typeof WORDS, value: number, reference: number): PlayerNeed => ({
  ...words,
  value,
  reference,
  per5: false,
  comparedWith: '120 players of this rank',
});

const board: TeamBoard = {
  mode: 15,
  games: 'all',
  seats: 8,
  polr: {
    mode: 15,
    value: 55.8,
    interval: [53.2, 58.1],
    ladder: 40.6,
    spread: [51.2, 60.9],
    games: 48,
    categories: CATEGORIES.map((category, n) => ({
      category,
      label: LABELS[n]!,
      value: 57 - n * 1.1,
      score: 52,
    })),
    weakest: 'kickoffs',
    members: [60.9, 56.3, 51.2].map((value, n) => ({ playerId: id(n), userName: NAMES[n]!, value })),
    missing: [NAMES[3]],
    reason: null,
  },
  members: NAMES.map((userName, n) => {
    const plays = n < 3;
    return {
      playerId: id(n),
      userName,
      waitsForConsent: false,
      rank: plays ? { id: 'champion-2', name: 'Champion II' } : null,
      games: plays ? 20 - n * 6 : 1,
      won: 8 - n,
      polr: plays ? { value: [60.9, 56.3, 51.2][n]!, status: n === 2 ? 'provisional' : 'full' } : null,
      form: (['rising', 'steady', 'falling', 'unknown'] as const)[n]!,
      perTenGames: [9, null, -7, null][n]!,
      series: plays ? [48, 52, 44, 60, 57, null, 63, 59, 66, 58, 64] : [50],
      categories: plays
        ? CATEGORIES.map((category, c) => ({ category, value: 62 - n * 4 - ((c * 5 + n * 3) % 9) }))
        : [],
      need: plays ? need(n === 1 ? OTHER : WORDS, 2.6, 1.3) : null,
    };
  }),
  focus: [
    {
      ...WORDS,
      players: [0, 2].map((n) => ({
        playerId: id(n),
        userName: NAMES[n]!,
        need: need(WORDS, 2.6 - n / 4, 1.3),
      })),
    },
    { ...OTHER, players: [{ playerId: id(1), userName: NAMES[1], need: need(OTHER, 310, 342) }] },
  ],
};

const clip = (n: number): TeamClip => ({
  matchId: id(8),
  time: 42 + n * 30,
  clock: { seconds: 258 - n * 30, overtime: false },
  player: 'one',
  userName: NAMES[0],
  label: 'Double commit',
  playedAt: NOW,
  path: {
    team: 0,
    bodies: [
      { of: 'me', points: [900 - n * 1400, n * 2600 - 4400, 900 - n * 1400, n * 2600 - 3400], at: 1 },
      { of: 'ball', points: [n * 800, n * 2600 - 3000, 900 - n * 1300, n * 2600 - 3200], at: 1 },
    ],
  },
});
const moments = { items: [0, 1, 2].map(clip) };

const homework: PlayerHomework[] = NAMES.map((userName, n) => ({
  playerId: id(n),
  userName,
  plan:
    n < 2
      ? {
          title: 'Champion Standard',
          mode: 15,
          isRunning: true,
          isOwn: n === 0,
          week: 2,
          weeks: 4,
          theme: 'Second-man spacing',
          sessions: 5,
          sessionsDone: 3,
          verdicts: [
            {
              week: 1,
              label: 'Double commits',
              metric: 'doubleCommits',
              per5: false,
              verdict: n === 0 ? 'better' : 'noChange',
              isDecided: true,
              before: 2.6,
              after: n === 0 ? 1.9 : 2.5,
            },
          ],
        }
      : null,
  goals:
    n === 2
      ? [
          {
            id: id(7),
            kind: 'habit',
            title: null,
            metric: 55,
            mode: 15,
            direction: 'atLeast',
            target: 7,
            targetDays: 3,
            state: 'onTrack',
            games: 4,
            days: 2,
            startsOn: '2026-03-09',
            isOwn: true,
          },
        ]
      : [],
  moments:
    n === 0
      ? [{ id: id(8), matchId: id(1), label: 'Wait for the next touch here.', time: 62, step: 1, gaps: 4 }]
      : [],
  tasks:
    n === 0
      ? [{ id: id(9), title: 'Ten minutes of fast aerials', text: '', dueOn: '2026-03-13', doneAt: null }]
      : [],
}));

const together = (
  members: readonly number[],
  shrunk: number,
  games: number,
): TeamChemistry['pairs'][number] => ({
  players: members.map((n) => ({ playerId: id(n), userName: NAMES[n]! })),
  games,
  won: Math.round(games * 0.6),
  goalDifference: shrunk * 1.4,
  shrunk,
  xg: { own: 1.9, other: 1.5 },
  recorded: games,
  doubleCommits: 2.6,
  handoff: 1.4,
  clips: [0, 1].map((n) => ({ ...clip(n), label: 'Kestrel double-commits with Juniper' })),
});
const chemistry: TeamChemistry = {
  mode: 15,
  games: 18,
  pairs: [together([0, 1], 0.42, 18), together([0, 2], -0.31, 9), together([1, 2], 0.08, 7)],
  lineUps: [together([0, 1, 2], 0.21, 7)],
};

const profile: CoachedProfile = {
  playerId: KESTREL,
  userName: NAMES[0],
  epicUserName: 'Kestrel.rl',
  imageUrl: null,
  ranks: { duel: 'diamond-3', doubles: 'champion-1', standard: 'champion-2' },
  joinedAt: NOW,
  seesFrom: NOW,
  notes: [
    {
      id: id(5),
      text: 'Calls too late when the ball comes from the wall.\nTalk on Tuesday.',
      writtenAt: NOW,
    },
  ],
};

const stat = (words: typeof WORDS, score: number) => ({
  ...words,
  value: 2.6,
  reference: 1.3,
  per5: false,
  score,
});
const performance: PerformanceSummary = {
  playerId: KESTREL,
  mode: 15,
  rank: { id: 'champion-2', name: 'Champion II' },
  comparedWith: 'Champion II',
  games: 20,
  won: 12,
  lost: 8,
  from: NOW,
  to: NOW,
  polr: { value: 60.9, interval: [57.8, 63.2], rank: 'Grand Champion I', status: 'full' },
  reasons: [],
  form: 'rising',
  perTenGames: 9,
  categories: CATEGORIES.map((category, n) => ({
    category,
    label: LABELS[n]!,
    polr: 62 - n,
    score: n === 4 ? null : 60 - n * 4,
    reason: n === 4 ? 'Too few kickoffs.' : null,
  })),
  strengths: [stat({ ...OTHER, problem: OTHER.problem }, 68)],
  needs: [stat(WORDS, 31), stat(OTHER, 42)],
};

const tenGames: TenGamesSummary = {
  playerId: KESTREL,
  mode: 15,
  games: Array.from({ length: 10 }, (_, n) => ({
    matchId: id(n),
    playedAt: NOW,
    map: 'Beckwith Park',
    playlist: 'Ranked Standard',
    result: n % 3 === 0 ? 'lost' : 'won',
    goals: n % 3 === 0 ? { own: 1, other: 2 } : { own: 4, other: 1 },
    player: 'one',
    own: { goals: n % 3, assists: 1, saves: 2, shots: 3, xg: n === 4 ? null : 0.84 },
    score: 50 + n,
  })),
  means: { goals: 0.9, assists: 1, saves: 2, shots: 3, xg: 0.84, score: 54.5 },
};

const plans = {
  plans: [
    {
      id: id(6),
      title: 'Champion Standard',
      summary: 'Four weeks of positions without the ball.',
      tiers: [16, 18],
      mode: 15,
      weeks: 4,
      minutesPerDay: 40,
      metrics: ['doubleCommits'],
    },
  ],
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  'team-board': board,
  'team-homework': homework,
  'team-chemistry': chemistry,
  'player-moments': moments,
  'player-profile': profile,
  'player-performance-summary': performance,
  'player-ten-games-summary': tenGames,
  'homework-choices': plans,
};

const COACH = '/api/v1/coach/';

/** Whether `answerCoach` answers this path. */
export const isMadeForCoach = (path: string): boolean =>
  path.startsWith(COACH) && path.slice(COACH.length) in ANSWERS;

/** Mocks the server's responses for a coach of four players. */
export async function answerCoach(page: Page): Promise<void> {
  for (const [call, body] of Object.entries(ANSWERS)) {
    await answerCalls(
      page,
      (url) => url.pathname === `${COACH}${call}`,
      (call) => call.fulfill({ json: body }),
    );
  }
}

/** Practice and scrims, as the coach or a player sees them. */
export function createTeamCalendar(reader: 'coach' | 'player'): { items: TeamEvent[]; feedUrl: string } {
  const players = NAMES.slice(0, 3).map((userName, n) => ({
    playerId: id(n),
    userName,
    answer: (['yes', 'no', null] as const)[n] ?? null,
  }));
  const event = {
    text: 'Lobby “night”, password in Discord. Warm up ten minutes before.',
    coach: 'hawkrn',
    minutes: 90,
    isCanceled: false,
    answer: reader === 'player' ? ('yes' as const) : null,
    players: reader === 'coach' ? players : [],
  };
  return {
    items: [
      { ...event, id: id(1), kind: 'scrim', title: 'Scrim vs. Otters', startsAt: '2099-03-13T18:00:00.000Z' },
      {
        ...event,
        id: id(2),
        kind: 'practice',
        title: 'Kickoffs and rotations',
        text: '',
        startsAt: '2099-03-14T18:00:00.000Z',
        isCanceled: true,
      },
    ],
    feedUrl: 'https://datacoach.test/api/v1/team-events/calendar/token',
  };
}
