import { type EventKind, hasMomentRule } from '@datacoach/analysis/metadata';
import { api } from '../../../app/api/client.ts';
import { type DashboardSearch, windowQueryOf } from '../window/dashboard-search.ts';

/** Newest events behind a metric in the window's games. */
export function momentsQuery(
  search: DashboardSearch,
  mode: 0 | 5 | 10 | 15,
  { key, events }: { readonly key: string; readonly events: readonly EventKind[] },
  count: number,
) {
  const { games, ...window } = windowQueryOf(search);
  return api.queryOptions('get', '/api/v1/gamedata/event-list', {
    params: {
      query: {
        play: 'public',
        ...window,
        mode,
        ...(games === undefined ? {} : { window: games }),
        kind: [...events],
        ...(hasMomentRule(key) && { metric: key }),
        order: 'desc',
        pageSize: count,
      },
    },
  });
}
