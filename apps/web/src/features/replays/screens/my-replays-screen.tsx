import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { REPLAY_PAGE_SIZE, REPLAY_STATUS, type ReplayItem, type ReplayStatus } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconRefresh, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import {
  isFiltered,
  NO_FILTER,
  type ReplayFilterChange,
  type ReplayListFilter,
  type ReplayListState,
} from '../../../app/navigation/replay-list-state.ts';
import { addDays, formatTimeOfDay, getLocalDay } from '../../../shared/format/date.ts';
import { ListChoice, type ListChoiceProps } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import {
  deletedReplaysQuery,
  playlistCountQuery,
  replayChoicesQuery,
  replayCountQuery,
  replayListQuery,
  STATUS_LABELS,
} from '../api/list-replays.ts';
import { RemindMe, ReplayLocation } from '../components/remind-me.tsx';
import { ReplayList } from '../components/replay-list.tsx';
import { formatReplayCount, type ReplayActions, useReplayActions } from '../list/use-replay-actions.ts';
import classes from '../replays.module.css';

interface MyReplaysScreenProps {
  place: ReplayListState;
  onFilter: (part: ReplayFilterChange) => void;
  onUpload: () => void;
}

export function MyReplaysScreen(props: MyReplaysScreenProps) {
  const { place: listState, onFilter } = props;
  const { page: _page, ...filter } = listState;
  const list = useQuery(replayListQuery(listState));
  const { data: counts } = useQuery(replayCountQuery);
  const actions = useReplayActions();
  // Shown from the start so that nothing moves when the list loads.
  const hasFilter = isFiltered(listState) || (list.data?.total ?? counts?.total ?? 1) > 0;
  return (
    <>
      <PageHead
        title="My Replays"
        subtitle={formatSubtitle(list.data?.total, counts, isFiltered(listState))}
        actions={
          (counts?.errorOccurred ?? 0) > 1 && (
            <TextButton
              label="Retry failed"
              icon={IconRefresh}
              disabled={actions.busy}
              onClick={() => void actions.retry({ fitting: { status: REPLAY_STATUS.errorOccurred } })}
            />
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

function Content({ list, place: listState, onFilter, onUpload, actions }: ContentProps) {
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
  if (data.total === 0 && isFiltered(listState)) {
    return (
      <StatePanel
        title="No replays match"
        actions={<Button onClick={() => onFilter(NO_FILTER)}>Show all</Button>}
      >
        {listState.name
          ? `No replay with “${listState.name}” in its file name, map or players matches your filters.`
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
          <ButtonLink label="Go to the first page" to="/my-replay" search={{ ...listState, page: 1 }} />
        }
      >
        There’s no page {listState.page}.
      </StatePanel>
    );
  }
  return (
    <ReplayList
      replays={data.items}
      total={data.total}
      place={listState}
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
        <ReplayLocation centered />
      </div>
      <p className="text-xs mt-3 text-t2">
        <RemindMe />
      </p>
    </StatePanel>
  );
}

type Counts = Awaited<ReturnType<typeof replayCountQuery.queryFn>>;

function formatSubtitle(fitting: number | undefined, counts: Counts | undefined, narrowed: boolean): string {
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
      <TextButton label="Undo" size="xs" disabled={actions.busy} onClick={() => void actions.restore()} />
    </div>
  );
}

/** Placeholder of the list: rows have their real height so that nothing moves when they load. */
const ReplaySkeleton = () => (
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

const LAST_DAYS = [
  { key: 'today', label: 'Today', days: 1 },
  { key: 'week', label: 'Last 7 days', days: 7 },
  { key: 'month', label: 'Last 30 days', days: 30 },
  { key: 'quarter', label: 'Last 90 days', days: 90 },
] as const;

export const PLAYED_CHOICES = [
  { key: '', label: 'Any time' },
  ...LAST_DAYS,
  { key: 'days', label: 'Custom range' },
] as const;
type PlayedChoice = (typeof PLAYED_CHOICES)[number]['key'];

const getFirstDay = (days: number, now: Date) => addDays(getLocalDay(now), 1 - days);

export function getPlayedChoice(
  { from, to }: Pick<ReplayListFilter, 'from' | 'to'>,
  now: Date,
): PlayedChoice {
  if (!from && !to) return '';
  const last = to ? undefined : LAST_DAYS.find(({ days }) => getFirstDay(days, now) === from);
  return last?.key ?? 'days';
}

/** Returns the two days of a choice; for custom days, the last 30 to start with. */
export function getPlayedDays(choice: PlayedChoice, now: Date): Pick<ReplayListFilter, 'from' | 'to'> {
  if (choice === 'days') return { from: getFirstDay(30, now), to: getLocalDay(now) };
  const last = LAST_DAYS.find(({ key }) => key === choice);
  return last ? { from: getFirstDay(last.days, now) } : {};
}

const MODES = SCORE_MODES.map(({ code, label }) => ({ value: code, label }));
const RESULTS = [
  { value: 5, label: 'Won' },
  { value: 10, label: 'Lost' },
] as const;

const STATUSES = Object.entries(STATUS_LABELS).map(([code, label]) => ({
  value: Number(code) as ReplayStatus,
  label,
}));

interface FilterProps {
  filter: ReplayListFilter;
  onChange: (part: ReplayFilterChange) => void;
}

/** Filters the list. On a phone everything but the search is behind a button. */
function ReplayFilter({ filter, onChange: change }: FilterProps) {
  const { data: choices } = useQuery(replayChoicesQuery);
  const renderList = <Key extends 'mode' | 'result' | 'status' | 'with' | 'map' | 'tag'>(
    key: Key,
    label: string,
    all: ListChoiceProps<NonNullable<ReplayListFilter[Key]>>['choices'],
    none = 'All',
  ) => (
    <ListChoice
      label={label}
      none={none}
      value={filter[key]}
      choices={all}
      onChange={(chosen) => change({ [key]: chosen })}
    />
  );
  const { name: _name, ...lists } = filter;
  const used = Object.keys(lists).length;
  return (
    <FilterFold
      used={used}
      lead={
        <SearchField
          className="flex-[0_1_260px] min-w-50 max-md:flex-[1_1_160px] max-md:min-w-0"
          label="Search by player, map or file"
          placeholder="Player, map or file"
          maxLength={200}
          value={filter.name}
          onSearch={(name) => change({ name })}
        />
      }
    >
      {renderList('mode', 'Mode', MODES)}
      {renderList('result', 'Result', RESULTS)}
      {renderList('status', 'Status', STATUSES)}
      {renderList('with', 'With', kept(choices?.teammates, 'identity', filter.with), 'Anyone')}
      {renderList('map', 'Map', kept(choices?.maps, 'code', filter.map))}
      {(filter.tag !== undefined || (choices?.tags.length ?? 0) > 0) &&
        renderList('tag', 'Tag', kept(choices?.tags, 'tag', filter.tag))}
      <PlayedFields filter={filter} onChange={change} />
      <button
        type="button"
        className={classes.toggle}
        aria-pressed={filter.favorite === true}
        onClick={() => change({ favorite: filter.favorite ? undefined : true })}
      >
        {filter.favorite ? (
          <IconStarFilled size={14} aria-hidden="true" />
        ) : (
          <IconStar size={14} stroke={1.6} aria-hidden="true" />
        )}
        Favorites
      </button>
      {isFiltered(lists) && (
        <button
          type="button"
          className="p-1 border-0 bg-transparent text-t2 font-inherit text-[12px] underline cursor-pointer"
          onClick={() => change({ ...NO_FILTER, name: filter.name })}
        >
          Clear filters
        </button>
      )}
    </FilterFold>
  );
}

/** Returns a list's options with their number of games, and always the chosen one. */
function kept<Key extends string>(
  options: readonly (Readonly<Record<Key, string>> & { games: number; name?: string })[] = [],
  key: Key,
  chosen: string | undefined,
) {
  const listed = options.map(({ [key]: value, name = value, games }) => ({
    value,
    label: `${name} (${games})`,
  }));
  return chosen === undefined || listed.some(({ value }) => value === chosen)
    ? listed
    : [{ value: chosen, label: chosen }, ...listed];
}

function PlayedFields({ filter, onChange }: FilterProps) {
  const choice = getPlayedChoice(filter, new Date());
  const days = { from: undefined, to: undefined };
  return (
    <>
      <ListChoice
        label="Played"
        value={choice}
        choices={PLAYED_CHOICES.map(({ key, label }) => ({ value: key, label }))}
        onChange={(chosen = '') => onChange({ ...days, ...getPlayedDays(chosen, new Date()) })}
      />
      {choice === 'days' && (
        <span className={`${classes.days} inline-flex items-center gap-1.5`}>
          <input
            className="max-md:min-h-11"
            type="date"
            aria-label="First day"
            value={filter.from ?? ''}
            max={filter.to}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value || undefined })}
          />
          <span className="t3">to</span>
          <input
            className="max-md:min-h-11"
            type="date"
            aria-label="Last day"
            value={filter.to ?? ''}
            min={filter.from}
            onChange={({ currentTarget }) => onChange({ to: currentTarget.value || undefined })}
          />
        </span>
      )}
    </>
  );
}
