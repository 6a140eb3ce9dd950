import { STATISTICS } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { CsvButton } from '../csv/csv-button.tsx';
import { useMatch } from '../match/match-context.ts';
import { isNumber, statisticInfo } from '../statistics/shown-statistics.ts';
import {
  playersOf,
  type ReportPlayer,
  TEAM_KEYS,
  type Team,
  teamName,
  teamsWithPlayers,
} from '../team-words.ts';
import { NumberButton } from './number-button.tsx';
import { PlayerName } from './player-name.tsx';
import classes from './scoreboard.module.css';

interface Figure {
  readonly key: string;
  readonly head: string;
  /** Shown from 768 px only. */
  readonly wide?: boolean;
}

/** What players compare first, in the game's order; the tabs hold the rest. */
const COLUMNS: readonly Figure[] = [
  { key: 'core.score', head: 'Score' },
  { key: 'core.goals', head: 'G' },
  { key: 'core.assists', head: 'A' },
  { key: 'core.shots', head: 'Sh' },
  { key: 'core.saves', head: 'Sv' },
  { key: 'core.shooting_percentage', head: 'Sh %', wide: true },
  { key: 'demo.inflicted', head: 'Demos', wide: true },
  { key: 'demo.taken', head: 'Demoed', wide: true },
  { key: 'boost.bpm', head: 'Boost/min', wide: true },
  { key: 'boost.percent_zero_boost', head: 'Empty %', wide: true },
  { key: 'movement.avg_speed', head: 'Speed uu/s', wide: true },
  { key: 'movement.percent_supersonic_speed', head: 'Supersonic %', wide: true },
];

/** A team, then each of its players. */
interface ScoreboardRow {
  team: Team;
  player: ReportPlayer | null;
}

interface ScoreboardProps {
  report: MatchReport;
  me: string | null;
}

export function Scoreboard({ report, me }: ScoreboardProps) {
  const { ranks } = useMatch();
  const columns = COLUMNS.flatMap((column) => {
    const statistic = statisticInfo(column.key);
    const known = report.players.some((player) => isNumber(player.statistics[column.key]));
    return statistic && known ? [{ ...column, statistic }] : [];
  });
  return (
    <Panel
      title="Scoreboard"
      flush
      aside={<CsvButton report={report} statistics={STATISTICS} what="all figures" />}
    >
      <DataTable
        className={classes.table}
        rows={teamsWithPlayers(report).flatMap((team): ScoreboardRow[] => [
          { team, player: null },
          ...playersOf(report, team).map((player) => ({ team, player })),
        ])}
        rowKey={({ team, player }) => player?.key ?? team}
        groupOf={({ team }) => team}
        rowProps={({ team, player }) =>
          player
            ? { 'data-me': player.key === me || undefined }
            : { className: classes.team, 'data-team': TEAM_KEYS[team] }
        }
        columns={[
          {
            head: 'Player',
            isRowHead: true,
            cellProps: ({ player }) => ({ scope: player ? 'row' : 'rowgroup' }),
            cell: ({ team, player }) =>
              player ? (
                <PlayerName player={player} me={me} rank={ranks?.[player.key]} />
              ) : (
                teamName(report, team)
              ),
          },
          ...columns.map(
            ({ key, head, wide, statistic }): Column<ScoreboardRow> => ({
              key,
              head: <abbr title={statistic.label}>{head}</abbr>,
              headProps: { 'data-wide': wide || undefined },
              cellProps: ({ player }) => ({
                'data-wide': wide || undefined,
                'data-key': player ? key : undefined,
              }),
              cell: ({ team, player }) =>
                (player || statistic.team) && (
                  <NumberButton figure={statistic} owner={player ? { player: player.key } : { team }}>
                    {formatStatistic(statistic, (player ?? report.teams[team])?.statistics[key])}
                  </NumberButton>
                ),
            }),
          ),
        ]}
      />
    </Panel>
  );
}
