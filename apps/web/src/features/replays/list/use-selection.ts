import { useState } from 'react';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-state.ts';
import type { Meant } from './use-replay-actions.ts';

export interface Selection {
  has(id: string): boolean;
  toggle(id: string): void;
  /** Selects or deselects all rows of this page. */
  togglePage(): void;
  /** Selects everything that matches the filter, on all pages. */
  selectFitting(): void;
  clear(): void;
  readonly count: number;
  readonly wholePage: boolean;
  readonly allFitting: boolean;
  readonly meant: Meant;
}

/** Keeps the selected rows. Resets when the page or the filter changes. */
export function useSelection(
  page: readonly string[],
  total: number,
  filter: ReplayListFilter,
  listKey: string,
): Selection {
  const [state, setState] = useState({ place: listKey, ids: new Set<string>(), allFitting: false });
  const { ids, allFitting } = state.place === listKey ? state : { ids: new Set<string>(), allFitting: false };
  const chosen = page.filter((id) => ids.has(id));
  const setIds = (next: Iterable<string>, all = false) =>
    setState({ place: listKey, ids: new Set(next), allFitting: all });
  const wholePage = page.length > 0 && chosen.length === page.length;
  return {
    has: (id) => allFitting || ids.has(id),
    toggle: (id) =>
      setIds(
        (allFitting ? page : chosen).includes(id)
          ? (allFitting ? page : chosen).filter((one) => one !== id)
          : [...chosen, id],
      ),
    togglePage: () => setIds(wholePage || allFitting ? [] : page),
    selectFitting: () => setIds(page, true),
    clear: () => setIds([]),
    count: allFitting ? total : chosen.length,
    wholePage: wholePage || allFitting,
    allFitting,
    meant: allFitting ? { fitting: filter } : { ids: chosen },
  };
}

export type ReplayCommand =
  | 'rename'
  | 'tag'
  | 'share'
  | 'favorite'
  | 'unfavorite'
  | 'download'
  | 'runAgain'
  | 'delete';
