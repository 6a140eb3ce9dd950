import { REPLAY_PAGE_SIZE, REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../app/failure/load-failed.tsx';
import {
  isNarrowed,
  type ReplayListFilter,
  type ReplayListState,
} from '../../../app/navigation/replay-list-place.ts';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import {
  deletedReplaysQuery,
  playlistCountQuery,
  replayCountQuery,
  replayListQuery,
} from '../api/list-replays.ts';
import { RemindMe, WhereReplaysAre } from '../components/remind-me.tsx';
import { ReplayFilter } from '../components/replay-filter.tsx';
import { ReplayList } from '../components/replay-list.tsx';
import { formatReplayCount, type ReplayActions, useReplayActions } from '../list/use-replay-actions.ts';
import classes from '../replays.module.css';

interface MyReplaysScreenProps {
  place: ReplayListState;
  onFilter: (filter: ReplayListFilter) => void;
  onUpload: () => void;
}

export function MyReplaysScreen(props: MyReplaysScreenProps) {
  const { place, onFilter } = props;
  const { page: _page, ...filter } = place;
  const list = useQuery(replayListQuery(place));
  const { data: counts } = useQuery(replayCountQuery);
  const actions = useReplayActions();
  // Shown from the start so that nothing moves when the list loads.
  const hasFilter = isNarrowed(place) || (list.data?.total ?? counts?.total ?? 1) > 0;
  return (
    <>
      <PageHead
        title="My Replays"
        subtitle={subtitle(list.data?.total, counts, isNarrowed(place))}
        actions={
          (counts?.errorOccurred ?? 0) > 1 && (
            <Button
              leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
              disabled={actions.busy}
              onClick={() => void actions.retry({ fitting: { status: REPLAY_STATUS.errorOccurred } })}
            >
              Retry failed
            </Button>
          )
        }
      />
      <PlaylistCounts />
      <DeletedLine actions={actions} />
      {hasFilter && <ReplayFilter filter={filter} onChange={onFilter} />}
      <Content list={list} actions={actions} {...props} />
    </>
  );
}

interface ContentProps extends MyReplaysScreenProps {
  list: UseQueryResult<{ items: ReplayItem[]; total: number }>;
  actions: ReplayActions;
}

function Content({ list, place, onFilter, onUpload, actions }: ContentProps) {
  const { data, error } = list;
  if (!data && error) {
    return (
      <LoadFailed title="We couldn’t load your replays" error={error} retry={list.refetch}>
        Your replays are safe.
      </LoadFailed>
    );
  }
  if (!data) {
    return (
      <section className="@container rounded-3 bg-s1 overflow-hidden">
        <ReplaySkeleton />
      </section>
    );
  }
  if (data.total === 0 && isNarrowed(place)) {
    return (
      <StatePanel title="No replays match" actions={<Button onClick={() => onFilter({})}>Show all</Button>}>
        {place.name
          ? `No replay with “${place.name}” in its file name, map or players matches your filters.`
          : 'No replay matches these filters. Clear a filter to see more.'}
      </StatePanel>
    );
  }
  if (data.total === 0) return <NoReplays onUpload={onUpload} />;
  if (data.items.length === 0) {
    return (
      <StatePanel
        title="This page has no replays"
        actions={
          <ButtonLink to="/my-replay" search={{ ...place, page: 1 }}>
            Go to the first page
          </ButtonLink>
        }
      >
        There’s no page {place.page}.
      </StatePanel>
    );
  }
  return (
    <ReplayList
      replays={data.items}
      total={data.total}
      place={place}
      isStale={list.isPlaceholderData}
      actions={actions}
    />
  );
}

function NoReplays({ onUpload }: { onUpload: () => void }) {
  return (
    <StatePanel title="No games yet" actions={<Button onClick={onUpload}>Choose replay files</Button>}>
      <p>Drop a replay anywhere on this page and see your stats in seconds.</p>
      <div className="flex justify-center mt-3">
        <WhereReplaysAre centered />
      </div>
      <p className="text-xs mt-3 text-t2">
        <RemindMe />
      </p>
    </StatePanel>
  );
}

type Counts = Awaited<ReturnType<typeof replayCountQuery.queryFn>>;

function subtitle(fitting: number | undefined, counts: Counts | undefined, narrowed: boolean): string {
  const listed = fitting ?? (narrowed ? undefined : counts?.total);
  const { total = 0, completed = 0, inWork = 0, errorOccurred = 0 } = counts ?? {};
  const parts = [
    listed !== undefined &&
      (narrowed && counts ? `${listed} of ${formatReplayCount(total)}` : formatReplayCount(listed)),
    !narrowed && completed > 0 && `${completed} completed`,
    !narrowed && inWork > 0 && `${inWork} processing`,
    !narrowed && errorOccurred > 0 && `${errorOccurred} failed`,
    'drop files anywhere on this page',
  ];
  return parts.filter(Boolean).join(' · ');
}

/** How many replays there are of each playlist, whatever the filter. The line keeps its room while it loads. */
function PlaylistCounts() {
  const { data } = useQuery(playlistCountQuery);
  if (data?.length === 0) return null;
  return (
    <ul className="text-xs flex flex-wrap gap-x-4 gap-y-1 min-h-5 text-t2" aria-label="Replays by playlist">
      {data?.map(({ playlist, count }) => (
        <li key={playlist}>
          {playlist} <b className="num text-t1">{count}</b>
        </li>
      ))}
    </ul>
  );
}

/** Deleted replays that can still be restored, and until when. Survives a reload. */
function DeletedLine({ actions }: { actions: ReplayActions }) {
  const { data } = useQuery(deletedReplaysQuery);
  if (!data?.until || data.total === 0) return null;
  const { total, names, until } = data;
  const more = total > names.length ? ` and ${total - names.length} more` : '';
  return (
    <div
      className={`${classes.myReplaysScreenLine} flex items-center gap-3 px-4 py-2 rounded-3 bg-s2`}
      role="status"
    >
      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      <p className="flex-1 min-w-0 wrap-anywhere">
        <b className="block font-[550]">{formatReplayCount(total)} deleted</b>
        <span className="s12 t2">
          {names.join(', ')}
          {more}. Deleted permanently after {formatTimeOfDay(new Date(until))}.
        </span>
      </p>
      <Button size="xs" disabled={actions.busy} onClick={() => void actions.restore()}>
        Undo
      </Button>
    </div>
  );
}

/** Placeholder of the list: rows have their real height so that nothing moves when they load. */
function ReplaySkeleton() {
  return (
    <div className="pt-8.25 max-md:pt-0" role="status" aria-label="Loading your replays…">
      {Array.from({ length: REPLAY_PAGE_SIZE }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
          key={row}
          className={`${classes.row} last:border-b-0 max-md:grid-cols-[64px_minmax(0,1fr)_auto] max-md:h-15 max-md:px-3 max-md:py-0 grid grid-cols-[96px_minmax(0,2fr)_minmax(0,1fr)_auto] gap-2 items-center h-12.25 px-4 border-b border-b-line`}
        >
          <Skeleton width={56} height={18} />
          <div>
            <Skeleton width={120 + ((row * 37) % 60)} height={14} />
            <Skeleton width={90 + ((row * 53) % 50)} height={10} mt={6} />
          </div>
          <Skeleton width={96} height={14} />
          <Skeleton width={110} height={14} />
        </div>
      ))}
    </div>
  );
}
