import { type EventKind, hasMomentRule } from '@datacoach/analysis/metadata';
import type { EventItem, EventSort } from '@datacoach/contract';
import { endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';

/** Events a page (specification.md 9). */
export const EVENT_PAGE_SIZE = 15;
export const MAX_PLAYED = 50;

export interface MomentsFilter {
  /** 'all', 'me' or a player's key. */
  readonly player: string;
  /** For a window of games: the player's side or the opponents'. */
  readonly side: 'own' | 'other' | null;
  /** For one match. */
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

export const getMomentsMetric = (stat: string): string => SAME_METRIC[stat] ?? stat;

interface MomentsPage extends MomentsFilter {
  /** Key of the metric or stat that the events explain. */
  readonly stat: string;
  readonly kinds: readonly EventKind[];
  /** Indexes in the match of the only events to list; null for all. */
  readonly ordinals: readonly number[] | null;
  /** From 0. */
  readonly page: number;
  readonly size: number;
}

/** Fetches one page of the events of these kinds behind a number. */
export const statisticEventsQuery = (
  scope: Statistic['scope'],
  { stat, kinds, ordinals, player, side, team, role, scoreState, sort, order, page, size }: MomentsPage,
) =>
  keepPrevious(
    endpointQuery('/api/v1/gamedata/event-list', {
      query: {
        ...describeGames(scope),
        kind: [...kinds],
        player,
        ...(ordinals
          ? { ordinal: [...ordinals] }
          : hasMomentRule(getMomentsMetric(stat)) && { metric: getMomentsMetric(stat) }),
        ...(side && { side }),
        ...(team !== null && { team }),
        ...(role && { role }),
        ...(scoreState && { scoreState }),
        sort,
        order,
        pageIndex: page,
        pageSize: size,
        getGameStats: 'false',
      },
    }),
  );

const MAX_WINDOW = 100;

function describeGames(scope: Statistic['scope']) {
  if (scope.kind === 'match') return { matchId: scope.matchId };
  const { mode, games, days, play, result, map } = scope.filter;
  return {
    mode,
    play,
    window: games ?? MAX_WINDOW,
    ...(days === null ? {} : { days }),
    ...(result === null ? {} : { result }),
    ...(map === null ? {} : { map }),
  };
}
