import { randomUUID } from 'node:crypto';
import { type CoachTerms, SESSION_STATUS } from '@datacoach/contract';
import type { Context } from '../feature-module.ts';
import { createAdministratorAccount } from '../features/auth/index.ts';
import { findUserByEmail } from '../features/auth/user.repository.ts';
import { bookSession } from '../features/coaching/book-session.ts';
import { SESSION_NOTE } from '../features/coaching/close-session.ts';
import {
  insertSession,
  listSessionPage,
  type NewSession,
} from '../features/coaching/coach-session.repository.ts';
import { findNextFreeSlot, getSessionTerms } from '../features/coaching/free-slots.ts';
import {
  findOfferedCoach,
  findProCoach,
  saveProCoach,
  setTerms,
} from '../features/coaching/pro-coach.repository.ts';
import { addTokens, getSessionCredits, spendToken } from '../features/membership/index.ts';
import { storeRanks } from '../features/ranks/index.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { DEMO_ACCOUNTS, getDemoUser } from './demo-accounts.ts';

const FEE = 2000;
const EVENINGS = { from: 17 * 60, to: 21 * 60 };

interface DemoCoach {
  email: string;
  userName: string;
  /** In every mode. */
  rank: 'grand-champion-3' | 'supersonic-legend';
  weekdays: readonly number[];
  terms: Pick<CoachTerms, 'about' | 'languages' | 'modes' | 'timeZone'>;
  /** A recording of the player's Doubles, reviewed by the coach. */
  session: Pick<NewSession, 'aim' | 'aimMetric' | 'answer' | 'stars'> & {
    daysAgo: number;
    homework: string[];
    homeworkMetrics: string[];
  };
}

const INES = DEMO_ACCOUNTS.find(({ userType }) => userType === 'Coach')!;
const COACHES: readonly DemoCoach[] = [
  {
    email: INES.email,
    userName: INES.userName,
    rank: 'grand-champion-3',
    weekdays: [2, 4, 6],
    terms: {
      about: 'Rotation and defense, made simple. I’ve coached two school teams.',
      languages: ['en', 'es'],
      modes: [10, 15],
      timeZone: 'Europe/Madrid',
    },
    // The games since then don't show a result yet.
    session: {
      daysAgo: 7,
      aim: 'Shadow instead of diving in',
      aimMetric: null,
      answer: 'You challenge while your teammate is still behind you. Wait one more second.',
      stars: null,
      homework: ['Small pads collected'],
      homeworkMetrics: ['smallPads'],
    },
  },
  {
    email: 'mika@demo.example',
    userName: 'Mika R.',
    rank: 'supersonic-legend',
    weekdays: [1, 3, 5, 7],
    terms: {
      about: 'Kickoffs, first touches and 1v1s.',
      languages: ['en', 'fi'],
      modes: [5, 10],
      timeZone: 'Europe/Helsinki',
    },
    // Before their kickoffs improved through the drill in `player-form.ts`.
    session: {
      daysAgo: 23,
      aim: 'Left-side kickoffs',
      aimMetric: 'kickoffWinPct',
      answer: 'You flip too late. Land the second flip on the ball, then grab the small pad behind it.',
      stars: 5,
      homework: [],
      homeworkMetrics: [],
    },
  },
];

/** What the player wants from their next live session with the demo's coach. */
const NEXT = {
  kind: 'live',
  mode: 10,
  aim: 'When to wait as second man',
  aimMetric: null,
  clips: null,
} as const;

/** Adds two pro coaches, a session of the player with each, and a booked one with the demo's coach. */
export async function fillCoaching(context: Context, playerId: string, today: Date): Promise<void> {
  const { db, clock } = context;
  for (const { email, userName, rank, weekdays, terms, session } of COACHES) {
    const account = { email, userName, userType: 'Coach', password: randomUUID() } as const;
    const coach =
      (await findUserByEmail(db, email)) ?? (await createAdministratorAccount({ db, clock }, account));
    if (!coach || (await findProCoach(db, coach.id))) continue;
    await db.transaction(async (tx) => {
      await storeRanks(tx, coach, { duel: rank, doubles: rank, standard: rank }, 'declared', today);
      await saveProCoach(
        tx,
        { userId: coach.id, isOffered: true, fee: FEE },
        new Date(today.getTime() - 90 * DAY_MS),
      );
      const { daysAgo, ...said } = session;
      const endsAt = new Date(today.getTime() - daysAgo * DAY_MS);
      const bookedAt = new Date(endsAt.getTime() - DAY_MS);
      const isFirst = email === INES.email;
      const welcome = { kind: 'token-granted', subjectId: null, note: 'Welcome' } as const;
      await addTokens(tx, { userId: playerId, tokens: isFirst ? 2 : 1, ...welcome }, bookedAt);
      const { id: sessionId } = await insertSession(tx, {
        coachId: coach.id,
        coachName: coach.userName,
        playerId,
        kind: 'recording',
        status: SESSION_STATUS.done,
        mode: 10,
        minutes: 30,
        endsAt,
        ...said,
        paidWith: 'token',
        place: `Discord: ${userName}`,
        fee: FEE,
        bookedAt,
        closedAt: endsAt,
      });
      await spendToken(tx, { userId: playerId, sessionId, note: SESSION_NOTE }, bookedAt);
    });
    await setTerms(db, coach.id, {
      ...terms,
      hours: weekdays.map((weekday) => ({ weekday, ...EVENINGS })),
      daysOff: [],
      bufferMinutes: 15,
      noticeHours: 12,
      takesRecordings: true,
      answersWithinDays: 2,
      place: `Discord: ${userName}`,
    });
  }
  if ((await listSessionPage(db, { userId: playerId }, 'coming', 0)).total > 0) return;
  const { id: coachId } = await getDemoUser(db, 'Coach');
  const { terms } = (await findOfferedCoach(db, coachId))!.row;
  const none = new Set<number>();
  const { minutes } = getSessionTerms('live', await getSessionCredits(db, playerId, today));
  const free = { terms, minutes, coachTaken: none, playerTaken: none, now: today };
  const startsAt = findNextFreeSlot(free)!.toISOString();
  await bookSession({ ...context, clock: { now: () => today } }, playerId, { ...NEXT, coachId, startsAt });
}
