import type { ReplayStatus } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isNarrowed, type ReplayListFilter } from '../../../app/navigation/replay-list-place.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import { replayChoicesQuery } from '../api/list-replays.ts';
import { PLAYED_CHOICES, type PlayedChoice, playedChoice, playedDays } from '../list/played-choices.ts';
import classes from '../replays.module.css';
import { STATUS_WORDS } from './status-words.ts';

/** Debounce while typing, in ms. */
const PAUSE_MS = 300;

const MODES = [
  { code: 5, label: 'Duel' },
  { code: 10, label: 'Doubles' },
  { code: 15, label: 'Standard' },
] as const;
const RESULTS = [
  { code: 5, label: 'Won' },
  { code: 10, label: 'Lost' },
] as const;

interface ReplayFilterProps {
  filter: ReplayListFilter;
  onChange: (filter: ReplayListFilter) => void;
}

type Part = { [Key in keyof ReplayListFilter]?: ReplayListFilter[Key] | undefined };

/** Filters the list. On a phone everything but the search is behind a button. */
export function ReplayFilter({ filter, onChange }: ReplayFilterProps) {
  const { data: choices } = useQuery(replayChoicesQuery);
  const change = (part: Part) => onChange(withPart(filter, part));
  const { name: _name, ...lists } = filter;
  const used = Object.keys(lists).length;
  return (
    <FilterFold
      used={used}
      lead={<SearchField name={filter.name ?? ''} onName={(name) => change({ name: name || undefined })} />}
    >
      <Choice
        label="Mode"
        value={String(filter.mode ?? '')}
        onChange={(chosen) => change({ mode: MODES.find(({ code }) => String(code) === chosen)?.code })}
      >
        <option value="">All</option>
        {MODES.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label="Result"
        value={String(filter.result ?? '')}
        onChange={(chosen) => change({ result: RESULTS.find(({ code }) => String(code) === chosen)?.code })}
      >
        <option value="">All</option>
        {RESULTS.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice
        label="Status"
        value={String(filter.status ?? '')}
        onChange={(chosen) => change({ status: (Number(chosen) || undefined) as ReplayStatus | undefined })}
      >
        <option value="">All</option>
        {Object.entries(STATUS_WORDS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <Choice label="With" value={filter.with ?? ''} onChange={(one) => change({ with: one || undefined })}>
        <option value="">Anyone</option>
        {kept(
          choices?.teammates.map(({ identity, name, games }) => ({ value: identity, label: name, games })),
          filter.with,
        )}
      </Choice>
      <Choice label="Map" value={filter.map ?? ''} onChange={(map) => change({ map: map || undefined })}>
        <option value="">All</option>
        {kept(
          choices?.maps.map(({ code, name, games }) => ({ value: code, label: name, games })),
          filter.map,
        )}
      </Choice>
      {(filter.tag !== undefined || (choices?.tags.length ?? 0) > 0) && (
        <Choice label="Tag" value={filter.tag ?? ''} onChange={(tag) => change({ tag: tag || undefined })}>
          <option value="">All</option>
          {kept(
            choices?.tags.map(({ tag, games }) => ({ value: tag, label: tag, games })),
            filter.tag,
          )}
        </Choice>
      )}
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

interface Option {
  readonly value: string;
  readonly label: string;
  readonly games: number;
}

/** Returns a list's options, and always the chosen one. */
function kept(options: readonly Option[] | undefined, chosen: string | undefined) {
  const listed = options ?? [];
  const missing = chosen !== undefined && !listed.some(({ value }) => value === chosen);
  return (
    <>
      {missing && <option value={chosen}>{chosen}</option>}
      {listed.map(({ value, label, games }) => (
        <option key={value} value={value}>
          {label} ({games})
        </option>
      ))}
    </>
  );
}

function SearchField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  const shown = useRef(name);
  // The URL also changes by Show all, back or a link.
  useEffect(() => {
    if (name !== shown.current) setText(name);
    shown.current = name;
  }, [name]);
  const applyTyped = useDebouncedCallback((typed: string) => {
    shown.current = typed.trim();
    onName(shown.current);
  }, PAUSE_MS);
  return (
    <TextInput
      className="flex-[0_1_260px] min-w-50 max-md:flex-[1_1_160px] max-md:min-w-0"
      type="search"
      aria-label="Search by player, map or file"
      placeholder="Player, map or file"
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      maxLength={200}
      value={text}
      onChange={(change) => {
        setText(change.currentTarget.value);
        applyTyped(change.currentTarget.value);
      }}
    />
  );
}

function PlayedFields({ filter, onChange }: { filter: ReplayListFilter; onChange: (part: Part) => void }) {
  const choice = playedChoice(filter, new Date());
  const days = { from: undefined, to: undefined };
  return (
    <>
      <Choice
        label="Played"
        value={choice}
        onChange={(chosen) => onChange({ ...days, ...playedDays(chosen as PlayedChoice, new Date()) })}
      >
        {PLAYED_CHOICES.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Choice>
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
