import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import { readFlag, writeFlag } from '../session/stored-flags.ts';
import {
  oneOf,
  type ParamParser,
  type ParamParsers,
  parseDay,
  parsePage,
  parseSearch,
  textUpTo,
} from './search-params.ts';

/** Filters of the user's replay list; all given filters must match. */
export interface ReplayListFilter {
  readonly name?: string;
  readonly status?: ReplayStatus;
  /** 5 duel, 10 doubles, 15 standard. */
  readonly mode?: 5 | 10 | 15;
  /** 5 won, 10 lost. */
  readonly result?: 5 | 10;
  readonly map?: string;
  /** Platform and id of a teammate. */
  readonly with?: string;
  readonly tag?: string;
  readonly favorite?: true;
  /** First and last day, such as `2026-03-01`. */
  readonly from?: string;
  readonly to?: string;
}

/** The position in the replay list: its URL query. `page` counts from 1. */
export interface ReplayListState extends ReplayListFilter {
  readonly page: number;
}

const parseText: ParamParser<string> = (given) => textUpTo(200)(String(given ?? '').trim());

const PARTS: ParamParsers<ReplayListFilter> = {
  name: parseText,
  status: oneOf(Object.values(REPLAY_STATUS)),
  mode: oneOf([5, 10, 15]),
  result: oneOf([5, 10]),
  map: parseText,
  with: parseText,
  tag: parseText,
  favorite: (given) => String(given) === 'true' || undefined,
  from: parseDay,
  to: parseDay,
};
const KEYS = Object.keys(PARTS) as readonly (keyof ReplayListFilter)[];

/** Parses the URL; without list parameters returns the stored position. */
export function parseListState(search: Record<string, unknown>): ReplayListState {
  if (['page', ...KEYS].every((key) => search[key] === undefined)) return getSavedListState();
  return { page: parsePage(search.page) ?? 1, ...parseSearch(PARTS, search) };
}

export function isFiltered(filter: ReplayListFilter): boolean {
  return KEYS.some((key) => filter[key] !== undefined);
}

/** Stores the position for later (specification.md 4: page index and replay-list filter in stored state). */
export function saveListState({ page, ...filter }: ReplayListState): void {
  const kept = Object.entries(filter).map(([key, value]) => [key, String(value)]);
  writeFlag('pageIndex', String(page - 1));
  writeFlag('replayListFilter', new URLSearchParams(kept).toString());
}

/** Returns the stored position; the first unfiltered page if there is none. */
export function getSavedListState(): ReplayListState {
  const filter = Object.fromEntries(new URLSearchParams(readFlag('replayListFilter') ?? ''));
  return parseListState({ ...filter, page: Number(readFlag('pageIndex') ?? 0) + 1 });
}
