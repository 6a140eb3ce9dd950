import { oneOf, parseDay, parseSearch, type SearchOf } from '../../../app/navigation/search-params.ts';

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

const PARTS = { tab: oneOf(HOME_TABS, 'overview'), from: parseDay, to: parseDay };

/** The URL parameters of the administrators' dashboard; days as `2026-03-01` (UTC). */
export type HomeSearch = SearchOf<typeof PARTS>;

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_DAYS = 30;

export function parseHomeSearch(given: Record<string, unknown>): HomeSearch {
  const { from, to, ...rest } = parseSearch(PARTS, given);
  return { ...rest, ...(from && to && { from, to }) };
}

/** Returns the last `days` days including today. */
export function getLastDays(days: number, now: Date): { from: string; to: string } {
  const formatIsoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: formatIsoDay(now.getTime() - (days - 1) * DAY_MS), to: formatIsoDay(now.getTime()) };
}

/** Returns the period in a URL; the last 30 days by default. */
export const getPeriod = ({ from, to }: HomeSearch, now: Date): { from: string; to: string } =>
  from && to ? { from, to } : getLastDays(DEFAULT_DAYS, now);
