import { formatNumber } from '@datacoach/analysis/format-number';
import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { FolderGame, FolderTeam } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { FilterFold } from '../../../shared/ui/filter-fold.tsx';
import classes from '../coach-folders.module.css';
import type { AnalysisSearch, ChangeSearch, FolderPartProps } from '../search/analysis-search.ts';
import { formatGameCount } from '../text/folder-text.ts';
import { SIDE_LABELS } from './heat-table.tsx';

/** Selects one of the folder's games, in playing order, or all of them; the stats below use the selection. */
export function GameStrip({ folder, search, onChange }: FolderPartProps) {
  const games = folder.games.filter(({ matchId, isRepeated }) => matchId !== null && !isRepeated);
  const scored = games.filter(({ score }) => score !== null);
  const sum = (of: (game: FolderGame) => number) => scored.reduce((total, game) => total + of(game), 0);
  return (
    <section
      className="relative flex gap-0.25 overflow-x-auto rounded-3 bg-line print:hidden"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Games of the folder"
    >
      <Tile
        head={`All, ${formatGameCount(games.length)}`}
        score={
          scored.length > 0 ? `${sum(({ score }) => score!.us)}–${sum(({ score }) => score!.them)}` : '–'
        }
        chances={`xG ${formatNumber(
          sum(({ xg }) => xg?.us ?? 0),
          2,
        )} · ${formatNumber(
          sum(({ xg }) => xg?.them ?? 0),
          2,
        )}`}
        isOpen={search.game === undefined}
        onOpen={() => onChange({ game: undefined })}
      />
      {games.map(({ replayId, matchId, playedAt, score, xg, result }, index) => (
        <Tile
          key={replayId}
          head={`Game ${index + 1}${playedAt ? `, ${formatShortDate(playedAt)}` : ''}`}
          result={result}
          score={score ? `${score.us}–${score.them}` : 'not ours'}
          chances={xg ? `xG ${formatNumber(xg.us, 2)} · ${formatNumber(xg.them, 2)}` : 'no xG'}
          isOpen={search.game === matchId}
          onOpen={() => onChange({ game: matchId })}
        />
      ))}
    </section>
  );
}

interface TileProps {
  head: string;
  result?: 5 | 10 | null;
  score: string;
  chances: string;
  isOpen: boolean;
  onOpen: () => void;
}

const WON = 5;

const Tile = ({ head, result, score, chances, isOpen, onOpen }: TileProps) => (
  <button type="button" className={classes.tile} aria-pressed={isOpen} onClick={onOpen}>
    <span className="text-xs text-t2 whitespace-nowrap">{head}</span>
    <span className="flex items-center gap-1.5 min-h-5.5 font-semibold whitespace-nowrap">
      {result && (
        <span
          className="data-won:bg-t1 data-won:text-bg inline-flex items-center justify-center size-4.5 rounded-[3px] bg-s4 text-t1 text-[12px] leading-none"
          data-won={result === WON || undefined}
        >
          {result === WON ? 'W' : 'L'}
          <span className="sr-only">{result === WON ? 'on' : 'ost'}</span>
        </span>
      )}
      {score}
    </span>
    <span className="text-xs text-t2 whitespace-nowrap">{chances}</span>
  </button>
);

interface FolderFiltersProps {
  teams: readonly FolderTeam[];
  search: AnalysisSearch;
  onChange: ChangeSearch;
}

const FILTERS = ['team', 'result', 'mode', 'size', 'against', 'from', 'to'] as const;

/** Filters that apply to all stats below. On a phone they are behind a button. */
export function FolderFilters({ teams, search, onChange }: FolderFiltersProps) {
  const others = teams.filter(({ side }) => side === 'them');
  const used = FILTERS.filter((key) => search[key] !== undefined).length;
  return (
    <FilterFold used={used} className={`${classes.filters} print:hidden`}>
      <ListChoice
        label="Team"
        none="All"
        value={search.team}
        choices={teams.map(({ key, name, side }) => ({
          value: key,
          label: side === 'us' ? SIDE_LABELS.us : name,
        }))}
        onChange={(team) => onChange({ team })}
      />
      <ListChoice
        label="Result"
        none="All"
        value={search.result}
        choices={[
          { value: WON, label: 'Won' },
          { value: 10, label: 'Lost' },
        ]}
        onChange={(result) => onChange({ result })}
      />
      <ListChoice
        label="Mode"
        none="All"
        value={search.mode}
        choices={SCORE_MODES.map(({ code, label }) => ({ value: code, label }))}
        onChange={(mode) => onChange({ mode })}
      />
      <ListChoice
        label="Match size"
        none="All"
        value={search.size}
        choices={[
          { value: 5, label: '1 v 1' },
          { value: 10, label: '2 v 2' },
          { value: 15, label: '3 v 3' },
        ]}
        onChange={(size) => onChange({ size })}
      />
      {others.length > 1 && (
        <ListChoice
          label="Opponent"
          none="All"
          value={search.against}
          choices={others.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(against) => onChange({ against })}
        />
      )}
      <div className="flex flex-wrap gap-2 max-md:flex-[1_1_100%]">
        <Day label="From" value={search.from} onChange={(from) => onChange({ from })} />
        <Day label="To" value={search.to} onChange={(to) => onChange({ to })} />
      </div>
    </FilterFold>
  );
}

interface DayProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

export const Day = ({ label, value, onChange }: DayProps) => (
  <label
    className={`${classes.day} inline-flex items-center h-[var(--control)] border border-line-control rounded-2 bg-s1`}
  >
    <span className="pl-2.5 text-t3">{label}</span>
    <input
      className="max-md:flex-1"
      type="date"
      {...getInputProps(value ?? '', (text) => onChange(text || undefined))}
    />
  </label>
);
