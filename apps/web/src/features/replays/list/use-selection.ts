import { useState } from 'react';
import type { ReplayListFilter } from '../../../app/navigation/replay-list-state.ts';
import type { Meant } from './use-replay-actions.ts';

export type Selection = ReturnType<typeof useSelection>;

/** Keeps the selected rows. Resets when the page or the filter changes. */
export function useSelection(
  page: readonly string[],
  total: number,
  filter: ReplayListFilter,
  listKey: string,
) {
  const [state, setState] = useState({ place: listKey, ids: new Set<string>(), allFitting: false });
  const { ids, allFitting } = state.place === listKey ? state : { ids: new Set<string>(), allFitting: false };
  const chosen = page.filter((id) => ids.has(id));
  const setIds = (next: Iterable<string>, all = false) =>
    setState({ place: listKey, ids: new Set(next), allFitting: all });
  const wholePage = page.length > 0 && chosen.length === page.length;
  const meant: Meant = allFitting ? { fitting: filter } : { ids: chosen };
  return {
    has: (id: string) => allFitting || ids.has(id),
    toggle: (id: string) =>
      setIds(
        (allFitting ? page : chosen).includes(id)
          ? (allFitting ? page : chosen).filter((one) => one !== id)
          : [...chosen, id],
      ),
    /** Selects or deselects all rows of this page. */
    togglePage: () => setIds(wholePage || allFitting ? [] : page),
    /** Selects everything that matches the filter, on all pages. */
    selectFitting: () => setIds(page, true),
    clear: () => setIds([]),
    count: allFitting ? total : chosen.length,
    wholePage: wholePage || allFitting,
    allFitting,
    meant,
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
