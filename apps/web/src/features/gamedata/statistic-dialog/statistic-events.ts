import { type EventKind, hasMomentRule } from '@datacoach/analysis/metadata';
import type { EventItem, EventSort } from '@datacoach/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';

/** Events a page (specification.md 9). */
export const EVENT_PAGE_SIZE = 15;
/** Moments that one press plays. */
export const MAX_PLAYED = 50;

export interface MomentsFilter {
  /** 'all', 'me' or a player's key. */
  readonly player: string;
  /** Of a window of games: the reader's side or the others. */
  readonly side: 'own' | 'other' | null;
  /** Of one match. */
  readonly team: 0 | 1 | null;
  readonly role: NonNullable<EventItem['facts']['role']> | null;
  readonly scoreState: NonNullable<EventItem['facts']['scoreState']> | null;
  readonly sort: EventSort;
  readonly order: 'asc' | 'desc';
}

/** Statistics that are a metric too: they have its moments. */
const SAME_METRIC: Readonly<Record<string, string>> = {
  'core.shots': 'shots',
  'core.shooting_percentage': 'shootingPct',
};

export const momentsMetric = (figure: string): string => SAME_METRIC[figure] ?? figure;

interface MomentsPage extends MomentsFilter {
  /** Metric or statistic whose number it is. */
  readonly figure: string;
  readonly kinds: readonly EventKind[];
  /** Places in the match of the only events wanted; null for all. */
  readonly ordinals: readonly number[] | null;
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

/** Events of these kinds behind a number, a page of them. */
export function statisticEventsQuery(
  scope: Statistic['scope'],
  { figure, kinds, ordinals, player, side, team, role, scoreState, sort, order, page, size }: MomentsPage,
) {
  return {
    ...api.queryOptions('get', '/api/v1/gamedata/event-list', {
      params: {
        query: {
          ...gamesOf(scope),
          kind: [...kinds],
          player,
          ...(ordinals
            ? { ordinal: [...ordinals] }
            : hasMomentRule(momentsMetric(figure)) && { metric: momentsMetric(figure) }),
          ...(side && { side }),
          ...(team !== null && { team }),
          ...(role && { role }),
          ...(scoreState && { scoreState }),
          sort,
          order,
          pageIndex: page,
          pageSize: size,
        },
      },
    }),
    placeholderData: keepPreviousData,
  };
}

const LARGEST_WINDOW = 100;

function gamesOf(scope: Statistic['scope']) {
  if (scope.kind === 'match') return { matchId: scope.matchId };
  const { mode, games, days, play, result, map } = scope.filter;
  return {
    mode,
    play,
    window: games ?? LARGEST_WINDOW,
    ...(days === null ? {} : { days }),
    ...(result === null ? {} : { result }),
    ...(map === null ? {} : { map }),
  };
}
