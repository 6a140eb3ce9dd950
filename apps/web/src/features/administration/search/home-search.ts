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
  const tab = HOME_TABS.find((known) => known === given.tab && known !== 'overview');
  const [from, to] = [day(given.from), day(given.to)];
  return { ...(tab && { tab }), ...(from && to && { from, to }) };
}

function day(given: unknown): string | null {
  return typeof given === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(given) && !Number.isNaN(Date.parse(given))
    ? given
    : null;
}

/** Returns the last `days` days including today. */
export function lastDays(days: number, now: Date): { from: string; to: string } {
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: iso(now.getTime() - (days - 1) * DAY_MS), to: iso(now.getTime()) };
}

/** Returns the period in a URL; the last 30 days by default. */
export function periodOf({ from, to }: HomeSearch, now: Date): { from: string; to: string } {
  return from && to ? { from, to } : lastDays(USUAL_DAYS, now);
}
