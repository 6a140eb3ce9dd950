import type { ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import { addDays, getLocalDay } from '../../../shared/format/local-day.ts';

const LAST_DAYS = [
  { key: 'today', label: 'Today', days: 1 },
  { key: 'week', label: 'Last 7 days', days: 7 },
  { key: 'month', label: 'Last 30 days', days: 30 },
  { key: 'quarter', label: 'Last 90 days', days: 90 },
] as const;

export const PLAYED_CHOICES = [
  { key: '', label: 'Any time' },
  ...LAST_DAYS,
  { key: 'days', label: 'Custom range' },
] as const;
export type PlayedChoice = (typeof PLAYED_CHOICES)[number]['key'];

const firstDay = (days: number, now: Date) => addDays(getLocalDay(now), 1 - days);

/** Returns the choice that matches the two days. */
export function getPlayedChoice(
  { from, to }: Pick<ReplayListFilter, 'from' | 'to'>,
  now: Date,
): PlayedChoice {
  if (!from && !to) return '';
  const last = to ? undefined : LAST_DAYS.find(({ days }) => firstDay(days, now) === from);
  return last?.key ?? 'days';
}

/** Returns the two days of a choice; for custom days, the last 30 to start with. */
export function getPlayedDays(choice: PlayedChoice, now: Date): Pick<ReplayListFilter, 'from' | 'to'> {
  if (choice === 'days') return { from: firstDay(30, now), to: getLocalDay(now) };
  const last = LAST_DAYS.find(({ key }) => key === choice);
  return last ? { from: firstDay(last.days, now) } : {};
}
