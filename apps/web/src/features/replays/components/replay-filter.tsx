import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { ReplayStatus } from '@datacoach/contract';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { isNarrowed, type ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import { ListChoice, type ListChoiceProps } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { replayChoicesQuery, STATUS_WORDS } from '../api/list-replays.ts';
import { getPlayedChoice, getPlayedDays, PLAYED_CHOICES } from '../list/played-choices.ts';
import classes from '../replays.module.css';

const MODES = SCORE_MODES.map(({ code, label }) => ({ value: code, label }));
const RESULTS = [
  { value: 5, label: 'Won' },
  { value: 10, label: 'Lost' },
] as const;

const STATUSES = Object.entries(STATUS_WORDS).map(([code, label]) => ({
  value: Number(code) as ReplayStatus,
  label,
}));

interface ReplayFilterProps {
  filter: ReplayListFilter;
  onChange: (filter: ReplayListFilter) => void;
}

type Part = { [Key in keyof ReplayListFilter]?: ReplayListFilter[Key] | undefined };

/** Filters the list. On a phone everything but the search is behind a button. */
export function ReplayFilter({ filter, onChange }: ReplayFilterProps) {
  const { data: choices } = useQuery(replayChoicesQuery);
  const change = (part: Part) => onChange(withPart(filter, part));
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
      {isNarrowed(lists) && (
        <button
          type="button"
          className="p-1 border-0 bg-transparent text-t2 font-inherit text-[12px] underline cursor-pointer"
          onClick={() => onChange(filter.name ? { name: filter.name } : {})}
        >
          Clear filters
        </button>
      )}
    </FilterFold>
  );
}

function withPart(filter: ReplayListFilter, part: Part): ReplayListFilter {
  return Object.fromEntries(
    Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined),
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

function PlayedFields({ filter, onChange }: { filter: ReplayListFilter; onChange: (part: Part) => void }) {
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
