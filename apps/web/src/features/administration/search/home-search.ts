import { dayPart, oneOf, readSearch } from '../../../app/navigation/search-parts.ts';

export const HOME_TABS = [
  'overview',
  'flags',
  'prices',
  'seasons',
  'maintenance',
  'capacity',
  'settings',
] as const;
export type HomeTab = (typeof HOME_TABS)[number];

/** The URL parameters of the administrators' dashboard; days as `2026-03-01` (UTC). */
export interface HomeSearch {
  tab?: HomeTab;
  from?: string;
  to?: string;
}

const DAY_MS = 24 * 60 * 60_000;
const USUAL_DAYS = 30;

export function readHomeSearch(given: Record<string, unknown>): HomeSearch {
  const { from, to, ...rest } = readSearch<HomeSearch>(
    { tab: oneOf(HOME_TABS, 'overview'), from: dayPart, to: dayPart },
    given,
  );
  return { ...rest, ...(from && to && { from, to }) };
}

/** Returns the last `days` days including today. */
export function getLastDays(days: number, now: Date): { from: string; to: string } {
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: iso(now.getTime() - (days - 1) * DAY_MS), to: iso(now.getTime()) };
}

/** Returns the period in a URL; the last 30 days by default. */
export function getPeriod({ from, to }: HomeSearch, now: Date): { from: string; to: string } {
  return from && to ? { from, to } : getLastDays(USUAL_DAYS, now);
}
