import { formatNumber } from '@datacoach/analysis/format-number';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { NumberButton } from '../components/number-button.tsx';
import { FieldSelect } from '../components/who-filter.tsx';
import { useMatch } from '../match/match-context.ts';
import {
  listPlayerChoices,
  listPlayers,
  listTeamsWithPlayers,
  type ReportPlayer,
  TEAM_KEYS,
} from '../match/teams.ts';
import {
  calculateBarShare,
  findBetterSide,
  listPairGroups,
  NO_STAT,
  type StatRow,
} from '../stats/metric-rows.ts';
import classes from './compare-tab.module.css';

const ALL = 'all';

export default function CompareTab() {
  const { report, me, insight, search, change } = useMatch();
  const ordered = useMemo(
    () => listTeamsWithPlayers(report).flatMap((team) => listPlayers(report, team)),
    [report],
  );
  const findPlayer = (key: string | undefined | null) => report.players.find((player) => player.key === key);
  const one = findPlayer(search.one) ?? findPlayer(me) ?? ordered[0];
  const other =
    [findPlayer(search.other), ...ordered.filter(({ team }) => team !== one?.team), ...ordered].find(
      (player) => player && player.key !== one?.key,
    ) ?? null;
  if (!one || !other) {
    return (
      <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
        This replay has only one player, so there’s no one to compare.
      </p>
    );
  }
  const pair = [one, other] as const;
  const groups = listPairGroups(report, insight, [one.key, other.key]);
  const chosen = groups.find(({ key }) => key === search.stats) ?? groups[0];
  const shown = search.stats === ALL ? groups : groups.filter((group) => group === chosen);
  const renderChoice = (side: 0 | 1) => (
    <FieldSelect
      label={
        <i
          className="w-1 h-5 rounded-[1px] data-[team=blue]:bg-blue data-[team=orange]:bg-orange"
          data-team={TEAM_KEYS[pair[side].team]}
          aria-hidden="true"
        />
      }
      name={side === 0 ? 'First player' : 'Second player'}
      value={pair[side].key}
      choices={listPlayerChoices(report, me, pair[side === 0 ? 1 : 0].key)}
      onChange={(key) => key !== undefined && change(side === 0 ? { one: key } : { other: key })}
    />
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-4 py-3 rounded-3 bg-s1">
        {renderChoice(0)}
        <button
          type="button"
          className="touch-target relative inline-flex items-center justify-center size-8 border-0 rounded-2 bg-transparent text-t2 cursor-pointer hover:bg-s2"
          aria-label="Swap the two players"
          onClick={() => change({ one: other.key, other: one.key })}
        >
          <IconArrowsExchange size={16} stroke={1.6} aria-hidden="true" />
        </button>
        {renderChoice(1)}
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
          <Panel key={key} title={label} aside={countWins(rows, pair)} flush>
            <DataTable
              className={classes.table}
              head="hidden"
              rows={rows}
              rowKey={(row) => row.key}
              columns={[
                sideColumn(pair, 0),
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
                sideColumn(pair, 1),
              ]}
            />
          </Panel>
        ))}
      </div>
    </>
  );
}

type PlayerPair = readonly [ReportPlayer, ReportPlayer];

const findBetter = (row: StatRow, [one, other]: PlayerPair) => findBetterSide(row, [one.key, other.key]);

function countWins(rows: readonly StatRow[], pair: PlayerPair): string {
  const better = rows.map((row) => findBetter(row, pair));
  return pair.map(({ name }, side) => `${name} ${better.filter((one) => one === side).length}`).join(' · ');
}

function sideColumn(pair: PlayerPair, side: 0 | 1): Column<StatRow> {
  const { key: player, name, team } = pair[side];
  return {
    key: String(side),
    head: name,
    cellProps: (row) => ({
      className: `${classes.side} data-right:flex-row-reverse max-md:justify-start flex items-center gap-2 p-0`,
      'data-right': side === 1 || undefined,
      'data-behind': findBetter(row, pair) === 1 - side || undefined,
    }),
    cell: (row) => {
      const { value, note } = row.players.get(player) ?? NO_STAT;
      const values = pair.map(({ key }) => row.players.get(key)?.value);
      const isBetter = findBetter(row, pair) === side;
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
            <b className="font-semibold" data-player={player} data-stat={row.key}>
              <NumberButton stat={row} owner={{ player }}>
                {value === null ? '–' : formatNumber(value, row.decimals)}
              </NumberButton>
            </b>
            {value !== null && row.unit && <small className="text-t3"> {row.unit}</small>}
            {isBetter && <span className="sr-only"> better</span>}
          </span>
          <span className={`${classes.track} flex flex-1 justify-end min-w-0 h-2`} aria-hidden="true">
            <i
              className="h-2 rounded-[1px]"
              data-team={TEAM_KEYS[team]}
              style={{ width: `${calculateBarShare(value, values) * 100}%` }}
            />
          </span>
        </>
      );
    },
  };
}
