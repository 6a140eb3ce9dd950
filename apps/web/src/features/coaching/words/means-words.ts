import type { CoachTokens } from '@datacoach/contract';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { zoneWords } from './session-words.ts';

/** What a session can be paid with. */
export interface SessionMeans {
  ofPlan: number;
  tokens: number;
  live: { minutes: number; paysWith: 'plan' | 'token' | null };
  recording: { minutes: number; paysWith: 'plan' | 'token' | null };
}

/** What is left to pay sessions with, and where the times are. */
export function meansWords({ ofPlan, tokens }: SessionMeans, bought: CoachTokens | undefined): string {
  const [first] = bought?.lots ?? [];
  const until = first ? `, valid to ${formatDate(new Date(first.endsAt))}` : '';
  return [
    `${ofPlan} ${ofPlan === 1 ? 'session' : 'sessions'} of your plan left this month`,
    `${tokens} ${tokens === 1 ? 'token' : 'tokens'}${until}`,
    `times in ${zoneWords(browserTimeZone(), new Date())}`,
  ].join(' · ');
}

/** What a session costs, whoever coaches. */
export function priceWords(bought: CoachTokens | undefined): string {
  const one = bought?.products.find(({ tokens }) => tokens === 1);
  return one ? `1 token ($${(one.amount / 100).toFixed(2)})` : '1 token';
}
