import type { EventKind } from '@datacoach/analysis/metadata';
import type { PlayerScores } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';

/** Events a page (specification section 9). */
export const EVENT_PAGE_SIZE = 15;

export interface EventPage {
  readonly kinds: readonly EventKind[];
  readonly order: 'asc' | 'desc';
  /** From 0. */
  readonly page: number;
}

/** The caller's events of these kinds in the games of a window, a page of them. */
export function windowEventsQuery(filter: PlayerScores['filter'], { kinds, order, page }: EventPage) {
  const { mode, games, days, play, result, map } = filter;
  return {
    ...api.queryOptions('get', '/api/v1/gamedata/event-list', {
      params: {
        query: {
          mode,
          play,
          ...(games === null ? { window: 100 } : { window: games }),
          ...(days === null ? {} : { days }),
          ...(result === null ? {} : { result }),
          ...(map === null ? {} : { map }),
          kind: [...kinds],
          order,
          pageIndex: page,
          pageSize: EVENT_PAGE_SIZE,
        },
      },
    }),
    placeholderData: keepPreviousData,
  };
}
