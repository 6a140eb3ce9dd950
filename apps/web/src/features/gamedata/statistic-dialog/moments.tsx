import { counted } from '@datacoach/analysis/format-number';
import type { EventKind } from '@datacoach/analysis/metadata';
import { Button, Skeleton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { startPlaylist } from '../viewer/playlist/playlist.ts';
import { getKindLabel } from '../words/event-facts.ts';
import { MomentsFilters } from './moments-filters.tsx';
import { MomentsTable } from './moments-table.tsx';
import { EVENT_PAGE_SIZE, MAX_PLAYED, type MomentsFilter, statisticEventsQuery } from './statistic-events.ts';

interface MomentsProps {
  /** Key of the metric or stat that the events explain. */
  stat: string;
  kinds: readonly EventKind[];
  scope: Statistic['scope'];
  /** Called when the viewer opens. */
  onLeave: () => void;
}

/** Events behind a number, 15 a page, filterable and sortable, played one after the other. */
export function Moments({ stat, kinds, scope, onLeave }: MomentsProps) {
  const [kind, setKind] = useState<EventKind | 'all'>('all');
  const [filter, setFilter] = useState(() => startFilter(scope));
  const [page, setPage] = useState(0);
  const [ordinals, setOrdinals] = useState(() => startOrdinals(scope));
  const shown = kind === 'all' ? kinds : [kind];
  const requested = { ...filter, stat, kinds: shown, ordinals, page, size: EVENT_PAGE_SIZE };
  const events = useQuery(statisticEventsQuery(scope, requested));
  const playAll = usePlayAll(scope, { ...requested, page: 0, size: MAX_PLAYED }, onLeave);
  return (
    <>
      {ordinals ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3 text-t2">
          Every play this stat counts.{' '}
          <Button size="xs" onClick={() => setOrdinals(null)}>
            Similar plays in this game
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2 pt-3">
          {kinds.length > 1 && (
            <Segmented
              label="Type of play"
              value={kind}
              choices={[
                { value: 'all', label: 'All' },
                ...kinds.map((one) => ({ value: one, label: getKindLabel(one) })),
              ]}
              onChange={(chosen) => {
                setKind(chosen);
                setPage(0);
              }}
            />
          )}
          <MomentsFilters
            scope={scope}
            filter={filter}
            onChange={(part) => {
              setFilter({ ...filter, ...part });
              setPage(0);
            }}
          />
        </div>
      )}
      {events.data ? (
        <>
          <div className="flex items-center justify-between gap-4 min-h-12 text-t2">
            <p role="status">{countWords(events.data)}</p>
            {events.data.total > 0 && (
              <Button
                size="xs"
                loading={playAll.isPending}
                leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
                onClick={() => playAll.mutate()}
              >
                {events.data.total > MAX_PLAYED ? `Play the first ${MAX_PLAYED}` : 'Play all'}
              </Button>
            )}
          </div>
          {playAll.error && (
            <p role="alert">We couldn’t load the clips. {getFailureMessage(playAll.error)}</p>
          )}
          <MomentsTable
            events={events.data.items}
            scope={scope}
            isOld={events.isPlaceholderData}
            onLeave={onLeave}
          />
          <PagesNav
            label="Pages of clips"
            page={{ pageIndex: page, pageSize: EVENT_PAGE_SIZE, total: events.data.total }}
            onChange={setPage}
          />
        </>
      ) : events.error ? (
        <div className="pt-3 pb-2 text-t2" role="alert">
          <p>We couldn’t load the clips. {getFailureMessage(events.error)}</p>
          <Button size="xs" mt={8} onClick={() => void events.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton height={480} mt={12} role="status" aria-label="Loading clips…" />
      )}
    </>
  );
}

function startFilter(scope: Statistic['scope']): MomentsFilter {
  const isMatch = scope.kind === 'match';
  return {
    player: isMatch ? (scope.only ? 'all' : (scope.player ?? 'all')) : 'me',
    side: null,
    team: isMatch && !scope.only && scope.player === null ? scope.team : null,
    role: null,
    scoreState: null,
    sort: 'time',
    order: isMatch ? 'asc' : 'desc',
  };
}

function startOrdinals(scope: Statistic['scope']): readonly number[] | null {
  return scope.kind === 'match' ? (scope.only?.ordinals ?? null) : null;
}

function countWords({ total, matches }: { total: number; matches: number }): string {
  if (total === 0) {
    return matches === 1 ? 'None in this game.' : 'None in these games.';
  }
  const clips = counted(total, 'clip');
  return `${clips} in ${counted(matches, 'game')}`;
}

/** Plays everything that matches the filter, starting with the first page. */
function usePlayAll(
  scope: Statistic['scope'],
  requested: Parameters<typeof statisticEventsQuery>[1],
  onLeave: () => void,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async () => {
      const { placeholderData: _keep, ...query } = statisticEventsQuery(scope, requested);
      const { items } = await queryClient.fetchQuery(query);
      const first = startPlaylist(items);
      if (!first) return;
      onLeave();
      await navigate(first);
    },
  });
}
