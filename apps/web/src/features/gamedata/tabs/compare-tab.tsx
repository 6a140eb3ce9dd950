import { formatNumber } from '@datacoach/analysis/format-number';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useMemo } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { FieldSelect } from '../components/field-select.tsx';
import { NumberButton } from '../components/number-button.tsx';
import { useMatch } from '../match/match-context.ts';
import { calculateBarShare } from '../statistics/shown-statistics.ts';
import { findBetterSide, listPairGroups, type StatRow } from '../stats/metric-rows.ts';
import {
  listPlayerChoices,
  listPlayers,
  listTeamsWithPlayers,
  type ReportPlayer,
  TEAM_KEYS,
} from '../team-words.ts';
import classes from './compare-tab.module.css';

const ALL = 'all';

/** Compares all stats of two players side by side. */
export default function CompareTab() {
  const { report, me, insight, search, change } = useMatch();
  const ordered = useMemo(
    () => listTeamsWithPlayers(report).flatMap((team) => listPlayers(report, team)),
    [report],
  );
  const byKey = (key: string | undefined | null) => report.players.find((player) => player.key === key);
  const one = byKey(search.one) ?? byKey(me) ?? ordered[0];
  const other =
    [byKey(search.other), ...ordered.filter(({ team }) => team !== one?.team), ...ordered].find(
      (player) => player && player.key !== one?.key,
    ) ?? null;
  if (!one || !other) {
    return (
      <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
        This replay has only one player, so there’s no one to compare.
      </p>
    );
  }
  const players = [one.key, other.key] as const;
  const groups = listPairGroups(report, insight, players);
  const chosen = groups.find(({ key }) => key === search.stats) ?? groups[0];
  const shown = search.stats === ALL ? groups : groups.filter((group) => group === chosen);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 rounded-3 bg-s1">
        <PlayerChoice
          label="First player"
          chosen={one}
          not={other.key}
          onChange={(key) => change({ one: key })}
        />
        <button
          type="button"
          className="touch-target relative inline-flex items-center justify-center size-8 border-0 rounded-2 bg-transparent text-t2 cursor-pointer hover:bg-s2"
          aria-label="Swap the two players"
          onClick={() => change({ one: other.key, other: one.key })}
        >
          <IconArrowsExchange size={16} stroke={1.6} aria-hidden="true" />
        </button>
        <PlayerChoice
          label="Second player"
          chosen={other}
          not={one.key}
          onChange={(key) => change({ other: key })}
        />
        <FieldSelect
          label="Stats"
          name="Stats"
          value={search.stats === ALL ? ALL : chosen?.key}
          choices={[
            ...groups.map(({ key, label }) => ({ value: key, label })),
            { value: ALL, label: 'All stats' },
          ]}
          onChange={(stats) => change({ stats: stats ?? ALL })}
        />
        <p className="s12 t3 flex-[1_1_240px] text-right max-md:text-left">A dot marks the better stat.</p>
      </div>
      <div className={classes.groups} data-one={shown.length === 1 || undefined}>
        {shown.map(({ key, label, rows }) => (
          <Panel key={key} title={label} aside={wins(rows, players, [one, other])} flush>
            <DataTable
              className={classes.table}
              head="hidden"
              rows={rows}
              rowKey={(row) => row.key}
              columns={[
                sideColumn([one, other], 0),
                {
                  head: 'Stat',
                  isRowHead: true,
                  cell: (row) => (
                    <>
                      {row.label}
                      <Definition term={row.term} />
                    </>
                  ),
                },
                sideColumn([one, other], 1),
              ]}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}

function wins(
  rows: readonly StatRow[],
  keys: readonly [string, string],
  players: readonly [ReportPlayer, ReportPlayer],
): string {
  const better = rows.map((row) => findBetterSide(row, keys));
  return players
    .map(({ name }, side) => `${name} ${better.filter((one) => one === side).length}`)
    .join(' · ');
}

interface PlayerChoiceProps {
  label: string;
  chosen: ReportPlayer;
  /** The other player, who can't be chosen. */
  not: string;
  onChange: (key: string) => void;
}

function PlayerChoice({ label, chosen, not, onChange }: PlayerChoiceProps) {
  const { report, me } = useMatch();
  return (
    <FieldSelect
      label={
        <i
          className="w-1 h-5 rounded-[1px] data-[team=blue]:bg-blue data-[team=orange]:bg-orange"
          data-team={TEAM_KEYS[chosen.team]}
          aria-hidden="true"
        />
      }
      name={label}
      value={chosen.key}
      choices={listPlayerChoices(report, me, not)}
      onChange={(key) => key !== undefined && onChange(key)}
    />
  );
}

function sideColumn(players: readonly [ReportPlayer, ReportPlayer], side: 0 | 1): Column<StatRow> {
  const player = players[side];
  const isBehind = (row: StatRow) => findBetterSide(row, [players[0].key, players[1].key]) === 1 - side;
  return {
    key: String(side),
    head: player.name,
    cellProps: (row) => ({
      className: `${classes.side} data-right:flex-row-reverse max-md:justify-start flex items-center gap-2 p-0`,
      'data-right': side === 1 || undefined,
      'data-behind': isBehind(row) || undefined,
    }),
    cell: (row) => <Side row={row} players={players} side={side} />,
  };
}

interface SideProps {
  row: StatRow;
  players: readonly [ReportPlayer, ReportPlayer];
  side: 0 | 1;
}

function Side({ row, players, side }: SideProps) {
  const player = players[side];
  const { value, note } = row.players.get(player.key) ?? { value: null, note: null };
  const values = players.map(({ key }) => row.players.get(key)?.value ?? 0);
  const isBetter = findBetterSide(row, [players[0].key, players[1].key]) === side;
  return (
    <>
      <span
        className={`${classes.value} relative flex-none min-w-16 pl-2.5 font-stretch-88% text-left whitespace-nowrap`}
        title={note ?? undefined}
      >
        {isBetter && (
          <i
            className={`${classes.dot} absolute top-1.75 left-0 size-1.5 rounded-[50%] bg-t1`}
            aria-hidden="true"
          />
        )}
        <b className="font-semibold" data-player={player.key} data-stat={row.key}>
          <NumberButton stat={row} owner={{ player: player.key }}>
            {value === null ? '–' : formatNumber(value, row.decimals)}
          </NumberButton>
        </b>
        {value !== null && row.unit && <small className="text-t3"> {row.unit}</small>}
        {isBetter && <span className="sr-only"> better</span>}
      </span>
      <span className={`${classes.track} flex flex-1 justify-end min-w-0 h-2`} aria-hidden="true">
        <i
          className="h-2 rounded-[1px]"
          data-team={TEAM_KEYS[player.team]}
          style={{ width: `${(calculateBarShare(value ?? 0, values) ?? 0) * 100}%` }}
        />
      </span>
    </>
  );
}
