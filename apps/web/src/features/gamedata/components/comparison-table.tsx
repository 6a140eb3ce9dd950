import type { MatchReport } from '@datacoach/contract';
import type { CSSProperties } from 'react';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { type Figure, type FigureRow, NO_FIGURE } from '../figures/figure-row.ts';
import { barShare, bestValue } from '../statistics/shown-statistics.ts';
import {
  playersOf,
  type ReportPlayer,
  TEAM_KEYS,
  type Team,
  teamName,
  teamsWithPlayers,
} from '../team-words.ts';
import classes from './comparison-table.module.css';
import { NumberButton } from './number-button.tsx';

interface ComparisonTableProps {
  report: MatchReport;
  me: string | null;
  rows: readonly FigureRow[];
  /** Names the table's region: a page can hold two. */
  label: string;
}

type Sides = readonly [readonly ReportPlayer[], readonly ReportPlayer[]];

/** One row a figure, one column a team and player; bars share the row's scale, players and teams apart. */
export function ComparisonTable({ report, me, rows, label }: ComparisonTableProps) {
  const teams = teamsWithPlayers(report);
  const players: Sides = [playersOf(report, 0), playersOf(report, 1)];
  /** With one player a side the team's figure is the player's own. */
  const withTeams = players.some((side) => side.length > 1);
  const columns = players.flat().length + (withTeams ? teams.length : 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table} style={{ '--columns': columns } as CSSProperties}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className={classes.corner}>
              Bold is the best of the match
            </th>
            {teams.map((team) => (
              <th
                key={team}
                scope="colgroup"
                colSpan={players[team].length + (withTeams ? 1 : 0)}
                className={classes.teamHead}
                data-team={TEAM_KEYS[team]}
              >
                {teamName(report, team)}
              </th>
            ))}
          </tr>
          <tr>
            {teams.map((team) => [
              withTeams && (
                <th key={`team ${team}`} scope="col" className={classes.edge}>
                  Team
                </th>
              ),
              ...players[team].map((player, index) => (
                <th
                  key={player.key}
                  scope="col"
                  title={player.name}
                  className={!withTeams && index === 0 ? classes.edge : undefined}
                  data-me={player.key === me || undefined}
                >
                  {player.name}
                </th>
              )),
            ])}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ComparisonRow
              key={row.key}
              row={row}
              teams={teams}
              players={players}
              withTeams={withTeams}
              me={me}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ComparisonRowProps {
  row: FigureRow;
  teams: readonly Team[];
  players: Sides;
  withTeams: boolean;
  me: string | null;
}

function ComparisonRow({ row, teams, players, withTeams, me }: ComparisonRowProps) {
  const of = (player: ReportPlayer) => row.players.get(player.key) ?? NO_FIGURE;
  const playerValues = players.flat().map((player) => of(player).value);
  const teamValues = row.teams?.map(({ value }) => value) ?? [];
  const cell = (figure: Figure, among: readonly (number | null)[]) => ({
    figure,
    text: formatStatistic(row, figure.value),
    share: barShare(figure.value, among),
    best: figure.value !== null && figure.value === bestValue(row, among),
  });
  return (
    <tr
      data-statistic={row.key}
      data-noted={
        row.sample !== null || [...row.players.values()].some(({ note }) => note !== null) || undefined
      }
    >
      <th scope="row">
        <span className={classes.label}>
          {row.label}
          <Definition term={row.term} />
          <span className={classes.unit}>{row.unit}</span>
        </span>
        {row.sample !== null && <span className={classes.sample}>{row.sample}</span>}
      </th>
      {teams.map((team) => [
        withTeams && (
          <BarCell
            key={`team ${team}`}
            team={team}
            row={row}
            {...cell(row.teams?.[team] ?? NO_FIGURE, teamValues)}
            edge
            blank={!row.teams}
          />
        ),
        ...players[team].map((player, index) => (
          <BarCell
            key={player.key}
            team={team}
            row={row}
            {...cell(of(player), playerValues)}
            edge={!withTeams && index === 0}
            me={player.key === me}
            player={player.key}
          />
        )),
      ])}
    </tr>
  );
}

interface BarCellProps {
  team: Team;
  row: FigureRow;
  figure: Figure;
  text: string;
  share: number;
  best: boolean;
  edge?: boolean;
  /** The team has no figure of its own here. */
  blank?: boolean;
  me?: boolean;
  player?: string;
}

function BarCell({
  team,
  row,
  figure,
  text,
  share,
  best,
  edge = false,
  blank = false,
  me = false,
  player,
}: BarCellProps) {
  return (
    <td
      className={edge ? classes.edge : undefined}
      data-team={TEAM_KEYS[team]}
      data-best={best || undefined}
      data-me={me || undefined}
      data-player={player}
    >
      {!blank && (
        <>
          <span className={classes.value}>
            <NumberButton figure={row} owner={player === undefined ? { team } : { player }}>
              {text}
            </NumberButton>
          </span>
          {figure.note !== null && (
            <small className={classes.note} title={figure.note}>
              {figure.note}
            </small>
          )}
          <i
            className={classes.bar}
            style={{ width: `calc((100% - 16px) * ${share.toFixed(4)})` }}
            data-full={share === 1 || undefined}
          />
        </>
      )}
    </td>
  );
}
