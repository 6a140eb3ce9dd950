import { RANKS } from '@datacoach/analysis';
import { BOOKABLE_DAYS, LIVE_MINUTES, type ProCoach, SLOT_DAYS } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { addDays, getMidnight } from '../../platform/clock/time-zones.ts';
import type { Executor } from '../../platform/database/database.ts';
import { notFound, ProblemError } from '../../platform/http/problem-error.ts';
import type { User } from '../auth/index.ts';
import { getSessionCredits } from '../membership/index.ts';
import { getImageUrl } from '../profile/index.ts';
import { findSession, listReservedQuarters } from './coach-session.repository.ts';
import { findNextFreeSlot, getSessionTerms, listSlotsBetween, type Slot } from './free-slots.ts';
import { findOfferedCoach, listOfferedCoaches, type OfferedCoach } from './pro-coach.repository.ts';

type Mode = 5 | 10 | 15;

export const sessionNotFound = () => notFound('Session not found.');

export const coachNotFound = () =>
  new ProblemError(404, 'coach-not-found', 'This coach isn’t taking sessions right now. Choose another one.');

/** Returns coaches of a mode with their next free time, longest with us first, and how the player pays. */
export async function listCoaches({ db, clock }: Context, playerId: string, mode: Mode | undefined) {
  const now = clock.now();
  const means = await getSessionCredits(db, playerId, now);
  const live = getSessionTerms('live', means);
  const coaches = (await listOfferedCoaches(db)).filter(
    ({ row }) => mode === undefined || row.terms.modes.includes(mode),
  );
  const free = await findNextFree(db, coaches, { playerId, minutes: live.minutes, now });
  const { ofPlan, tokens } = means;
  return {
    items: coaches.map((coach, index) => describeCoach(coach, free[index] ?? null)),
    live,
    recording: getSessionTerms('recording', means),
    ofPlan,
    tokens,
  };
}

/** Returns each coach's next free live time within the bookable days. */
export async function findNextFree(
  db: Executor,
  coaches: readonly OfferedCoach[],
  { playerId, minutes, now }: { playerId: string | null; minutes: number; now: Date },
): Promise<(Date | null)[]> {
  const people = [...coaches.map(({ user }) => user.id), ...(playerId === null ? [] : [playerId])];
  const to = new Date(now.getTime() + (BOOKABLE_DAYS + 1) * DAY_MS);
  const taken = await listReservedQuarters(db, people, { from: now, to });
  const playerTaken = playerId === null ? new Set<number>() : taken(playerId);
  return coaches.map(({ user, row: { terms } }) =>
    findNextFreeSlot({ terms, minutes, coachTaken: taken(user.id), playerTaken, now }),
  );
}

/** Returns a coach's times in the week from a day on, in the player's time zone. Throws ProblemError 404. */
export async function listSlots(
  { db, clock }: Context,
  playerId: string,
  coachId: string,
  { from: day, timeZone, moving }: { from: string; timeZone: string; moving: string | null },
): Promise<Slot[]> {
  const now = clock.now();
  const coach = await findOfferedCoach(db, coachId);
  if (!coach) throw coachNotFound();
  const moved = moving === null ? null : await findSession(db, moving);
  if (moving !== null && moved?.playerId !== playerId) throw sessionNotFound();
  const { minutes } = moved ?? getSessionTerms('live', await getSessionCredits(db, playerId, now));
  const from = getMidnight(day, timeZone);
  const to = getMidnight(addDays(day, SLOT_DAYS), timeZone);
  const time = { from, to: new Date(to.getTime() + DAY_MS), without: moving };
  const taken = await listReservedQuarters(db, [coachId, playerId], time);
  return listSlotsBetween({
    terms: coach.row.terms,
    minutes,
    from,
    to,
    coachTaken: taken(coachId),
    playerTaken: taken(playerId),
    now,
  });
}

function describeCoach({ user, row, sessionsDone, stars }: OfferedCoach, nextFree: Date | null): ProCoach {
  const { about, languages, modes, takesRecordings, answersWithinDays } = row.terms;
  return {
    coachId: user.id,
    name: user.userName,
    imageUrl: user.imageId === null ? null : getImageUrl(user.imageId),
    rank: findHighestRank(user),
    about,
    languages,
    modes,
    since: row.approvedAt.toISOString(),
    sessionsDone,
    stars,
    takesRecordings,
    answersWithinDays,
    nextFree: nextFree?.toISOString() ?? null,
  };
}

function findHighestRank(user: User): ProCoach['rank'] {
  const ids = [user.duelModeRank, user.doublesModeRank, user.standardModeRank];
  const ranks = RANKS.filter(({ id, tier }) => tier > 0 && ids.includes(id));
  const best = ranks.reduce<(typeof ranks)[number] | null>(
    (top, one) => (top === null || one.tier > top.tier ? one : top),
    null,
  );
  return best && { id: best.id, name: best.name };
}

/** Returns coaches with their next free time, soonest first; null if there is none. Public. */
export async function listNextFreeCoaches({ db, clock }: DbAndClock) {
  const coaches = await listOfferedCoaches(db);
  const free = await findNextFree(db, coaches, { playerId: null, minutes: LIVE_MINUTES, now: clock.now() });
  return coaches
    .map(({ user }, index) => ({ name: user.userName, nextFree: free[index] ?? null }))
    .sort((a, b) => (a.nextFree?.getTime() ?? Infinity) - (b.nextFree?.getTime() ?? Infinity));
}
