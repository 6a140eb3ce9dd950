import { PROGRESSION_WINDOWS, type ProgressionWindow } from '@datacoach/contract';
import { endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import { matching, oneOf, parseSearch, type SearchOf } from '../../../app/navigation/search-params.ts';

/** Key of POLR among the metrics. */
export const POLR_KEY = 'polr';

/** Fetches everything on the screen in one answer; the old answer stays while filters change. */
export const progressionQuery = (search: ProgressSearch) =>
  keepPrevious(endpointQuery('/api/v1/scores/progression', { query: toProgressQuery(search) }));

const MODES = [5, 10, 15] as const;

export const GROUPINGS = [
  { key: 'game', label: 'Game' },
  { key: 'day', label: 'Day' },
  { key: 'week', label: 'Week' },
] as const;

export const WINDOWS: readonly { readonly key: ProgressionWindow; readonly label: string }[] = [
  { key: '20', label: '20' },
  { key: '50', label: '50' },
  { key: 'season', label: 'Season' },
  { key: 'all', label: 'All' },
];

/** Format of metric keys; only the screen knows which exist, so that other pages don't need to. */
const parseMeasure = matching(/^[a-z][A-Za-z0-9]{0,39}$/);
const PARTS = {
  mode: oneOf(MODES),
  window: oneOf(PROGRESSION_WINDOWS),
  by: oneOf(GROUPINGS.map(({ key }) => key)),
  metric: (given: unknown) => (given === POLR_KEY ? undefined : parseMeasure(given)),
  /** The other metric. */
  with: parseMeasure,
};

export interface ProgressSearch extends SearchOf<typeof PARTS> {
  /** Two periods to compare, each `2026-01-12..2026-02-08`. */
  earlier?: string;
  later?: string;
}

/** Parses the URL; invalid and default values are left out. */
export function parseProgressSearch(search: Record<string, unknown>): ProgressSearch {
  const read: ProgressSearch = parseSearch(PARTS, search);
  if (read.with === (read.metric ?? POLR_KEY)) delete read.with;
  const [earlier, later] = [parsePeriod(search.earlier), parsePeriod(search.later)];
  if (earlier && later && earlier.to < later.from) {
    read.earlier = formatPeriod(earlier);
    read.later = formatPeriod(later);
  }
  return read;
}

/** Days, inclusive. */
export interface Period {
  from: string;
  to: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns null for an invalid period. */
export function parsePeriod(text: unknown): Period | null {
  if (typeof text !== 'string') return null;
  const [from = '', to = '', ...rest] = text.split('..');
  const isWhole = rest.length === 0 && [from, to].every((day) => DAY.test(day) && isDay(day));
  return isWhole && from <= to ? { from, to } : null;
}

/** Rejects "2026-02-31". */
function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

export const formatPeriod = ({ from, to }: Period): string => `${from}..${to}`;

export function toProgressQuery(search: ProgressSearch) {
  const [earlier, later] = [parsePeriod(search.earlier), parsePeriod(search.later)];
  return {
    measure: search.metric ?? POLR_KEY,
    ...(search.mode === undefined ? {} : { mode: search.mode }),
    ...(search.window === undefined ? {} : { window: search.window }),
    ...(search.by === undefined ? {} : { by: search.by }),
    ...(search.with === undefined ? {} : { with: search.with }),
    ...(earlier && later
      ? { earlierFrom: earlier.from, earlierTo: earlier.to, laterFrom: later.from, laterTo: later.to }
      : {}),
  };
}
