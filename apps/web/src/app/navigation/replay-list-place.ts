import { REPLAY_STATUS, type ReplayStatus } from '@datacoach/contract';
import { readFlag, writeFlag } from '../stored-flags/stored-flags.ts';

/** What narrows the own list of replays. */
export interface ReplayListFilter {
  /** Part of the file's name. */
  readonly name?: string;
  readonly status?: ReplayStatus;
}

/** Where somebody is in the list of replays: the query of its address. `page` counts from 1. */
export interface ReplayListPlace extends ReplayListFilter {
  readonly page: number;
}

const STATUSES: readonly ReplayStatus[] = Object.values(REPLAY_STATUS);
const LONGEST_NAME = 200;

/** Reads the address; an address that says nothing of a place means the one that was left. */
export function listPlaceOf(search: Record<string, unknown>): ReplayListPlace {
  if (['page', 'name', 'status'].every((key) => search[key] === undefined)) return leftPlace();
  const page = Number(search.page);
  const name = String(search.name ?? '')
    .trim()
    .slice(0, LONGEST_NAME);
  const status = STATUSES.find((code) => code === Number(search.status));
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    ...(name && { name }),
    ...(status && { status }),
  };
}

/** Keeps the place for the way back (specification section 4: page index and replay-list filter in stored state). */
export function keepPlace({ page, name, status }: ReplayListPlace): void {
  const filter = new URLSearchParams({ ...(name && { name }), ...(status && { status: String(status) }) });
  writeFlag('pageIndex', String(page - 1));
  writeFlag('replayListFilter', filter.toString());
}

/** The place that was left; the first page of everything when there is none. */
export function leftPlace(): ReplayListPlace {
  const filter = Object.fromEntries(new URLSearchParams(readFlag('replayListFilter') ?? ''));
  return listPlaceOf({ ...filter, page: Number(readFlag('pageIndex') ?? 0) + 1 });
}
