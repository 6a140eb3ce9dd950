import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { EventKind } from '@datacoach/analysis/metadata';
import type { EventItem } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { Statistic } from '../../../app/dialogs/dialog-names.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { getSpeedUnit, toShownSpeed } from '../../../shared/format/speed.ts';
import { ThreeBlocks } from '../../../shared/metrics/sample-badge.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { getKindLabel, toPlainWords } from '../text/event-facts.ts';
import { startPlaylist } from '../viewer/playlist/playlist.ts';
import { FlagMenu } from './flag-menu.tsx';
import { MomentsFilters } from './moments-filters.tsx';
import classes from './moments-table.module.css';
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
  const [filter, setFilter] = useState(() => getInitialFilter(scope));
  const [page, setPage] = useState(0);
  const [ordinals, setOrdinals] = useState(() => getInitialOrdinals(scope));
  const shown = kind === 'all' ? kinds : [kind];
  const requested = { ...filter, stat, kinds: shown, ordinals, page, size: EVENT_PAGE_SIZE };
  const events = useQuery(statisticEventsQuery(scope, requested));
  const playAll = usePlayAll(scope, { ...requested, page: 0, size: MAX_PLAYED }, onLeave);
  return (
    <>
      {ordinals ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3 text-t2">
          Every play this stat counts.{' '}
          <TextButton label="Similar plays in this game" size="xs" onClick={() => setOrdinals(null)} />
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
            <p role="status">{formatMomentCount(events.data)}</p>
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
          <TextButton label="Try again" size="xs" mt={8} onClick={() => void events.refetch()} />
        </div>
      ) : (
        <Skeleton height={480} mt={12} role="status" aria-label="Loading clips…" />
      )}
    </>
  );
}

function getInitialFilter(scope: Statistic['scope']): MomentsFilter {
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

const getInitialOrdinals = (scope: Statistic['scope']): readonly number[] | null =>
  scope.kind === 'match' ? (scope.only?.ordinals ?? null) : null;

function formatMomentCount({ total, matches }: { total: number; matches: number }): string {
  if (total === 0) return matches === 1 ? 'None in this game.' : 'None in these games.';
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

/** Minimum confidence to call a detection sure. */
const SURE = 0.9;
const LIKELY = 0.7;

function TrustBadge({ confidence }: { confidence: number }) {
  const [filled, word] =
    confidence >= SURE ? [3, 'sure'] : confidence >= LIKELY ? [2, 'likely'] : [1, 'unsure'];
  return (
    <ThreeBlocks filled={filled} title={`${Math.round(confidence * 100)}% sure`}>
      {word}
    </ThreeBlocks>
  );
}

interface MomentsTableProps {
  events: readonly EventItem[];
  scope: Statistic['scope'];
  /** Whether the events still belong to the previous filter. */
  isOld: boolean;
  onLeave: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const emptyCell = <span className="t3">–</span>;

/** One row per moment; arrow keys move between them, Enter plays one in the viewer. */
function MomentsTable({ events, scope, isOld, onLeave }: MomentsTableProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || !(event.target instanceof HTMLAnchorElement)) return;
    const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('a[data-moment]')];
    const next = links[links.indexOf(event.target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  if (events.length === 0) return null;
  return (
    <DataTable
      caption="Clips. Use the arrow keys to move, Enter to watch one."
      className={classes.table}
      data-old={isOld || undefined}
      bodyProps={{ onKeyDown }}
      rows={events}
      rowKey={({ id }) => id}
      columns={[
        {
          head: 'Clock',
          cellClassName: 'num text-t2 whitespace-nowrap',
          cell: (event) => {
            const at = formatPlayedAt(scope, event);
            return (
              <>
                {formatClockTime(event.clock)}
                {at && <small>{formatShortDate(new Date(at))}</small>}
              </>
            );
          },
        },
        {
          head: 'Clip',
          isRowHead: true,
          cellClassName: 'min-w-28',
          cell: (event) => <Moment event={event} onLeave={onLeave} />,
        },
        {
          head: 'Outcome',
          cell: ({ facts }) => (
            <>
              {facts.outcome ? toPlainWords(facts.outcome) : emptyCell}
              {facts.outcomeType && <small>{facts.outcomeType}</small>}
            </>
          ),
        },
        { head: 'Zone', className: 'max-md:hidden', cell: ({ facts }) => facts.zoneLabel ?? emptyCell },
        {
          head: `Ball ${getSpeedUnit()}`,
          className: classes.speed,
          cellClassName: 'num',
          cell: ({ facts: { ballSpeed } }) =>
            ballSpeed === null ? emptyCell : formatNumber(toShownSpeed(ballSpeed)),
        },
        {
          head: 'Height, placement',
          className: 'max-md:hidden',
          cell: ({ facts }) => (
            <>
              {facts.heightLabel ?? emptyCell}
              {facts.placementLabel && <small>{facts.placementLabel}</small>}
            </>
          ),
        },
        {
          head: 'xG',
          className: classes.xg,
          cellClassName: 'num',
          cell: ({ facts: { xg } }) => (xg === null ? emptyCell : formatNumber(xg, 2)),
        },
        {
          head: 'Reliability',
          className: 'max-md:hidden',
          cell: ({ confidence }) => <TrustBadge confidence={confidence} />,
        },
        {
          head: 'Report a mistake',
          hideHead: true,
          cellClassName: 'relative w-8',
          cell: (event) => <FlagMenu event={event} />,
        },
      ]}
    />
  );
}

const formatPlayedAt = (scope: Statistic['scope'], { matchId }: EventItem): string | null =>
  scope.kind === 'match' ? null : (scope.games.find((game) => game.matchId === matchId)?.playedAt ?? null);

function Moment({ event, onLeave }: { event: EventItem; onLeave: () => void }) {
  return (
    <>
      <Link
        to="/match/$matchId/viewer"
        params={{ matchId: event.matchId }}
        search={toClipSearch(event)}
        data-moment=""
        className={`${classes.link} text-sm text-t1 font-medium`}
        onClick={onLeave}
      >
        <span className="sr-only">Watch: </span>
        {event.label}
      </Link>
      <small>
        {event.playerName ?? (event.team === null ? 'both teams' : 'the team')}
        <Link
          to="/event/$eventId"
          params={{ eventId: event.id }}
          className="relative ml-2 text-t2 underline underline-offset-3"
          onClick={onLeave}
        >
          facts<span className="sr-only"> of this {event.label.toLowerCase()}</span>
        </Link>
      </small>
    </>
  );
}
