import { REPLAY_STATUS } from '@datacoach/contract';
import { readFlag, writeFlag } from '../session/stored-flags.ts';
import {
  oneOf,
  type ParamParser,
  parseDay,
  parsePage,
  parseSearch,
  type SearchOf,
  textUpTo,
} from './search-params.ts';

const parseText: ParamParser<string> = (given) => textUpTo(200)(String(given ?? '').trim());

const PARTS = {
  name: parseText,
  status: oneOf(Object.values(REPLAY_STATUS)),
  /** 5 duel, 10 doubles, 15 standard. */
  mode: oneOf([5, 10, 15]),
  /** 5 won, 10 lost. */
  result: oneOf([5, 10]),
  map: parseText,
  /** Platform and id of a teammate. */
  with: parseText,
  tag: parseText,
  favorite: oneOf([true]),
  /** First and last day, such as `2026-03-01`. */
  from: parseDay,
  to: parseDay,
};

/** Filters of the user's replay list; all given filters must match. */
export type ReplayListFilter = Readonly<SearchOf<typeof PARTS>>;

/** The position in the replay list: its URL query. `page` counts from 1. */
export interface ReplayListState extends ReplayListFilter {
  readonly page: number;
}

/** A change of the filter; undefined removes one. */
export type ReplayFilterChange = { [Key in keyof ReplayListFilter]?: ReplayListFilter[Key] | undefined };

const KEYS = Object.keys(PARTS) as readonly (keyof ReplayListFilter)[];

/** The change that removes every filter. */
export const NO_FILTER: ReplayFilterChange = Object.fromEntries(KEYS.map((key) => [key, undefined]));

/** Parses the URL; without list parameters returns the stored position. */
export function parseListState(search: Record<string, unknown>): ReplayListState {
  if (['page', ...KEYS].every((key) => search[key] === undefined)) return getSavedListState();
  return { page: parsePage(search.page) ?? 1, ...parseSearch(PARTS, search) };
}

export const isFiltered = (filter: ReplayListFilter): boolean =>
  KEYS.some((key) => filter[key] !== undefined);

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
