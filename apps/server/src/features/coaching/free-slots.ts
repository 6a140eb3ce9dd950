import {
  BOOKABLE_DAYS,
  type CoachTerms,
  LIVE_MINUTES,
  RECORDING_MINUTES,
  type SessionKind,
  type SessionPayment,
  SLOT_STEP_MS,
  TEAM_LIVE_MINUTES,
} from '@datacoach/contract';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import {
  addDays,
  formatLocalDate,
  getMidnight,
  getWeekday,
  toMoment,
} from '../../platform/clock/time-zones.ts';
import type { SessionCredits } from '../membership/index.ts';

export interface Slot {
  startsAt: Date;
  isFree: boolean;
}

export interface SlotRequest {
  terms: CoachTerms;
  /** Length of the session in minutes. */
  minutes: number;
  /** Start and end (exclusive) of the requested period. */
  from: Date;
  to: Date;
  /** Taken quarter hours of the coach and the player, in ms. */
  coachTaken: ReadonlySet<number>;
  playerTaken: ReadonlySet<number>;
  now: Date;
}

/** Returns the UTC quarter hours that a time touches; all time zones share them except those with odd offsets. */
export function listQuarters(startsAt: Date, minutes: number): Date[] {
  const first = Math.floor(startsAt.getTime() / SLOT_STEP_MS);
  const end = Math.ceil((startsAt.getTime() + minutes * MINUTE_MS) / SLOT_STEP_MS);
  return Array.from({ length: end - first }, (_, index) => new Date((first + index) * SLOT_STEP_MS));
}

/** Returns a coach's times in order. Hours follow their time zone, even when the clocks change at night. */
export function listSlotsBetween(question: SlotRequest): Slot[] {
  const { terms, from, to } = question;
  const found = new Map<number, Slot>();
  const last = formatLocalDate(to, terms.timeZone);
  for (let date = formatLocalDate(from, terms.timeZone); date <= last; date = addDays(date, 1)) {
    for (const startsAt of listStartsOn(date, question)) {
      if (startsAt < from || startsAt >= to) continue;
      found.set(startsAt.getTime(), { startsAt, isFree: isFree(startsAt, question) });
    }
  }
  return [...found.values()].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Returns the first free time within the bookable days; null if there is none. */
export function findNextFreeSlot(question: Omit<SlotRequest, 'from' | 'to'>): Date | null {
  const { terms, now } = question;
  const today = formatLocalDate(now, terms.timeZone);
  // One more day, because the last bookable time may be tomorrow in the coach's time zone.
  for (let ahead = 0; ahead <= BOOKABLE_DAYS + 1; ahead++) {
    const from = ahead === 0 ? now : getMidnight(addDays(today, ahead), terms.timeZone);
    const to = getMidnight(addDays(today, ahead + 1), terms.timeZone);
    const free = listSlotsBetween({ ...question, from, to }).find((slot) => slot.isFree);
    if (free) return free.startsAt;
  }
  return null;
}

function listStartsOn(date: string, { terms, minutes }: SlotRequest): Date[] {
  if (terms.daysOff.includes(date)) return [];
  const weekday = getWeekday(date);
  const step = (minutes + terms.bufferMinutes) * MINUTE_MS;
  return terms.hours
    .filter((hours) => hours.weekday === weekday)
    .flatMap(({ from, to }) => {
      const end = toDateAtMinute(date, to, terms.timeZone).getTime();
      const starts: Date[] = [];
      let start = toDateAtMinute(date, from, terms.timeZone).getTime();
      for (; start + minutes * MINUTE_MS <= end; start += step) starts.push(new Date(start));
      return starts;
    });
}

function toDateAtMinute(date: string, minute: number, timeZone: string): Date {
  if (minute === 24 * 60) return getMidnight(addDays(date, 1), timeZone);
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return toMoment({ date, time: `${padTwo(Math.floor(minute / 60))}:${padTwo(minute % 60)}` }, timeZone);
}

function isFree(startsAt: Date, { terms, minutes, coachTaken, playerTaken, now }: SlotRequest): boolean {
  const ahead = startsAt.getTime() - now.getTime();
  if (ahead < terms.noticeHours * 60 * MINUTE_MS || ahead > BOOKABLE_DAYS * DAY_MS) return false;
  const ofCoach = listQuarters(startsAt, minutes + terms.bufferMinutes);
  return (
    ofCoach.every((quarter) => !coachTaken.has(quarter.getTime())) &&
    listQuarters(startsAt, minutes).every((quarter) => !playerTaken.has(quarter.getTime()))
  );
}

interface SessionTerms {
  minutes: number;
  /** Null if there is nothing to pay with. */
  paysWith: SessionPayment | null;
}

/** Returns a session's length and payment: the plan's sessions before tokens, if it has that kind. */
export function getSessionTerms(
  kind: SessionKind,
  { ofPlan, minutes, tokens }: SessionCredits,
): SessionTerms {
  const planTakes = kind === 'recording' || minutes >= LIVE_MINUTES;
  const paysWith = ofPlan > 0 && planTakes ? 'plan' : tokens >= 1 ? 'token' : null;
  if (kind === 'recording') return { minutes: RECORDING_MINUTES, paysWith };
  const isLong = paysWith !== 'token' && minutes >= TEAM_LIVE_MINUTES;
  return { minutes: isLong ? TEAM_LIVE_MINUTES : LIVE_MINUTES, paysWith };
}
