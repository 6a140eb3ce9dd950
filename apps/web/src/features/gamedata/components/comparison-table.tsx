import type { CSSProperties } from 'react';
import { type Column, type ColumnGroup, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { useMatch } from '../match/match-context.ts';
import {
  getTeamName,
  listPlayers,
  listTeamsWithPlayers,
  type ReportPlayer,
  TEAM_KEYS,
  type Team,
} from '../match/teams.ts';
import { calculateBarShare, findBestValue, NO_STAT, type Stat, type StatRow } from '../stats/metric-rows.ts';
import classes from './comparison-table.module.css';
import { NumberButton } from './number-button.tsx';

export interface ComparisonProps {
  rows: readonly StatRow[];
  /** Name of the table's region, because a page can hold two. */
  label: string;
}

type TeamPlayers = readonly [readonly ReportPlayer[], readonly ReportPlayer[]];

/** One row per stat, one column per team and player; bars share the row's scale, separately for players and teams. */
export function ComparisonTable({ rows, label }: ComparisonProps) {
  const { report, me } = useMatch();
  const teams = listTeamsWithPlayers(report);
  const players: TeamPlayers = [listPlayers(report, 0), listPlayers(report, 1)];
  /** In 1v1 the team's stat is the player's. */
  const withTeams = players.some((side) => side.length > 1);
  const columns = players.flat().length + (withTeams ? teams.length : 0);
  return (
    <DataTable
      className={classes.table}
      style={{ '--columns': columns } as CSSProperties}
      scrollLabel={label}
      scrollClassName={classes.scroll}
      rows={rows}
      rowKey={({ key }) => key}
      rowProps={(row) => ({
        'data-statistic': row.key,
        'data-noted':
          row.sample !== null || [...row.players.values()].some(({ note }) => note !== null) || undefined,
      })}
      columns={[
        {
          head: 'Bold: best of the match',
          headProps: { className: classes.corner },
          isRowHead: true,
          cell: (row) => (
            <>
              <span className="flex items-center gap-0.5 leading-4.5">
                {row.label}
                <Definition term={row.term} />
                <span className="flex-1 text-t3 text-[12px] text-right whitespace-nowrap">{row.unit}</span>
              </span>
              {row.sample !== null && <span className="text-xs block text-t3 font-normal">{row.sample}</span>}
            </>
          ),
        },
        ...teams.map(
          (team): ColumnGroup<StatRow> => ({
            key: `team ${team}`,
            head: getTeamName(report, team),
            headProps: { className: classes.teamHead, 'data-team': TEAM_KEYS[team] },
            columns: [
              ...(withTeams
                ? [
                    barColumn({
                      key: `of team ${team}`,
                      head: 'Team',
                      team,
                      isEdge: true,
                      getStat: (row) => (row.teams ? row.teams[team] : null),
                      listValues: (row) => row.teams?.map(({ value }) => value) ?? [],
                    }),
                  ]
                : []),
              ...players[team].map((player, index) =>
                barColumn({
                  key: player.key,
                  head: player.name,
                  team,
                  player: player.key,
                  isMe: player.key === me,
                  isEdge: !withTeams && index === 0,
                  getStat: (row) => row.players.get(player.key) ?? NO_STAT,
                  listValues: (row) =>
                    players.flat().map(({ key }) => (row.players.get(key) ?? NO_STAT).value),
                }),
              ),
            ],
          }),
        ),
      ]}
    />
  );
}

interface BarColumn {
  key: string;
  head: string;
  team: Team;
  player?: string;
  isMe?: boolean;
  /** The first column of its team. */
  isEdge: boolean;
  /** Null if there is no team value. */
  getStat: (row: StatRow) => Stat | null;
  /** The values that its bar is compared with. */
  listValues: (row: StatRow) => readonly (number | null)[];
}

function barColumn(column: BarColumn): Column<StatRow> {
  const { key, head, team, player, isMe = false, isEdge, getStat, listValues } = column;
  const isBest = (row: StatRow) => {
    const value = getStat(row)?.value ?? null;
    return value !== null && value === findBestValue(row, listValues(row));
  };
  return {
    key,
    head,
    headProps: player === undefined ? {} : { title: head, 'data-me': isMe || undefined },
    className: isEdge ? classes.edge : undefined,
    cellProps: (row) => ({
      'data-team': TEAM_KEYS[team],
      'data-best': isBest(row) || undefined,
      'data-me': isMe || undefined,
      'data-player': player,
    }),
    cell: (row) => {
      const stat = getStat(row);
      if (stat === null) return null;
      const share = calculateBarShare(stat.value, listValues(row));
      return (
        <>
          <span>
            <NumberButton stat={row} owner={player === undefined ? { team } : { player }}>
              {formatStatistic(row, stat.value)}
            </NumberButton>
          </span>
          {stat.note !== null && (
            <small className="text-xs block text-t3 font-normal truncate" title={stat.note}>
              {stat.note}
            </small>
          )}
          <i
            className={classes.bar}
            style={{ width: `calc((100% - 16px) * ${share.toFixed(4)})` }}
            data-full={share === 1 || undefined}
          />
        </>
      );
    },
  };
}
