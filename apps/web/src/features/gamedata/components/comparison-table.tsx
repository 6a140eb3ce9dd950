import { type StatisticInfo, UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { barShare, bestValue } from '../statistics/shown-statistics.ts';
import { playersOf, TEAM_KEYS, type Team, teamName, teamsWithPlayers } from '../team-words.ts';
import classes from './comparison-table.module.css';
import { Definition } from './definition.tsx';

interface ComparisonTableProps {
  report: MatchReport;
  me: string | null;
  statistics: readonly StatisticInfo[];
}

/** One row a statistic, one column a team and player; bars share the row's scale, players and teams apart. */
export function ComparisonTable({ report, me, statistics }: ComparisonTableProps) {
  const teams = teamsWithPlayers(report);
  const players = [playersOf(report, 0), playersOf(report, 1)] as const;
  /** With one player a side the team's figure is the player's own. */
  const withTeams = players.some((side) => side.length > 1);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label="Figures of every player and team">
      <table className={classes.table}>
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
          {statistics.map((statistic) => (
            <StatisticRow
              key={statistic.key}
              report={report}
              statistic={statistic}
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

interface StatisticRowProps {
  report: MatchReport;
  statistic: StatisticInfo;
  players: readonly [ReturnType<typeof playersOf>, ReturnType<typeof playersOf>];
  withTeams: boolean;
  me: string | null;
}

function StatisticRow({ report, statistic, players, withTeams, me }: StatisticRowProps) {
  const { key } = statistic;
  const playerValues = players.flat().map((player) => player.statistics[key]);
  const teams = teamsWithPlayers(report);
  const teamValues = report.teams.map((team) => team.statistics[key]);
  const cell = (team: Team, value: number | null | undefined, among: (number | null | undefined)[]) => ({
    team,
    value,
    text: formatStatistic(statistic, value),
    share: barShare(value, among),
    best: value !== null && value !== undefined && value === bestValue(statistic, among),
  });
  return (
    <tr data-statistic={key}>
      <th scope="row">
        <span className={classes.label}>
          {statistic.label}
          <Definition statistic={statistic} />
          <span className={classes.unit}>{UNIT_SUFFIXES[statistic.unit]}</span>
        </span>
      </th>
      {teams.map((team) => [
        withTeams && (
          <BarCell
            key={`team ${team}`}
            {...cell(team, statistic.team ? teamValues[team] : undefined, teamValues)}
            edge
            blank={!statistic.team}
          />
        ),
        ...players[team].map((player, index) => (
          <BarCell
            key={player.key}
            {...cell(team, player.statistics[key], playerValues)}
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
  text: string;
  share: number;
  best: boolean;
  edge?: boolean;
  /** The team has no figure of its own here. */
  blank?: boolean;
  me?: boolean;
  player?: string;
}

function BarCell({ team, text, share, best, edge = false, blank = false, me = false, player }: BarCellProps) {
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
          <span className={classes.value}>{text}</span>
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
