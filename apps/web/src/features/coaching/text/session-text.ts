import { counted } from '@datacoach/analysis/format-number';
import {
  type CoachSession,
  type CoachTokens,
  type ResponseOf,
  SESSION_STATUS,
  type SessionPayment,
  type SessionRefund,
  type SessionStatus,
} from '@datacoach/contract';
import { getBrowserTimeZone } from '../../../app/session/auth-protocol.ts';
import { formatDate, formatOrdinal, formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatMoney, formatSessionsLeft } from '../../../shared/format/number.ts';

export const STATUS_LABELS: Readonly<Record<SessionStatus, string>> = {
  [SESSION_STATUS.requested]: 'requested',
  [SESSION_STATUS.booked]: 'booked',
  [SESSION_STATUS.done]: 'done',
  [SESSION_STATUS.cancelled]: 'canceled',
  [SESSION_STATUS.noShowPlayer]: 'player no-show',
  [SESSION_STATUS.noShowCoach]: 'coach no-show',
};

export const REFUND_LABELS: Readonly<Record<SessionRefund, string>> = {
  whole: 'You get the full session back.',
  half: 'You get half a token back.',
  none: 'You get nothing back.',
};

/** Formats "March 14th, 6:30 PM to 7:15 PM"; a recording as "until March 14th". */
export function formatSessionTime({ startsAt, endsAt }: Pick<CoachSession, 'startsAt' | 'endsAt'>): string {
  const end = new Date(endsAt);
  if (startsAt === null) return `recorded review by ${formatShortDate(end)}`;
  const start = new Date(startsAt);
  return `${formatShortDate(start)}, ${formatTimeOfDay(start)} to ${formatTimeOfDay(end)}`;
}

/** Formats a past session's time; a recording with the day only. */
export const formatPastTime = (session: Pick<CoachSession, 'startsAt' | 'endsAt'>): string =>
  session.startsAt === null
    ? `Recorded review, ${formatShortDate(session.endsAt)}`
    : formatSessionTime(session);

/** Says what a booking costs before it is made, and what happens if someone doesn't show up. */
export function describePolicy(
  kind: 'live' | 'recording',
  paysWith: SessionPayment | null,
  coach: string,
  days: number,
): string {
  const cost = {
    plan: 'Uses one of this month’s sessions.',
    token: 'Uses a token.',
    none: 'You have no sessions or tokens left.',
  }[paysWith ?? 'none'];
  if (kind === 'recording') {
    return `${cost} ${coach} answers within ${counted(days, 'day')}; if not, you get it back right away.`;
  }
  return `${cost} Free to move or cancel up to 24 hours before. Up to 2 hours before, moving costs half a token and canceling gives half back. If ${coach} doesn’t show, you get it all back.`;
}

/** Formats the days of a week: "March 11th to 17th, 2026". */
export function formatDays(first: Date, last: Date): string {
  const isOneMonth = first.getMonth() === last.getMonth();
  const from = formatDate(first);
  const isOneYear = first.getFullYear() === last.getFullYear();
  const to = isOneMonth ? `${formatOrdinal(last.getDate())}, ${last.getFullYear()}` : formatDate(last);
  return `${isOneYear ? from.slice(0, from.lastIndexOf(',')) : from} to ${to}`;
}

/** "Europe/Berlin (UTC+1)". */
export function describeZone(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    now,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC');
  return offset ? `${timeZone} (${offset})` : timeZone;
}

/** "December 2029" of 2029-12. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

export type SessionCredits = Omit<ResponseOf<'listCoaches'>, 'items'>;

/** Says what is left to pay for sessions, and the time zone of the slots. */
export function describeCredits({ ofPlan, tokens }: SessionCredits, bought: CoachTokens | undefined): string {
  const [first] = bought?.lots ?? [];
  const until = first ? `, valid until ${formatDate(first.endsAt)}` : '';
  return [
    `${formatSessionsLeft({ ofPlan, tokens })}${until}`,
    `times in ${describeZone(getBrowserTimeZone(), new Date())}`,
  ].join(' · ');
}

export function formatPrice(bought: CoachTokens | undefined): string {
  const one = bought?.products.find(({ tokens }) => tokens === 1);
  return one ? `1 token (${formatMoney(one.amount)})` : '1 token';
}
