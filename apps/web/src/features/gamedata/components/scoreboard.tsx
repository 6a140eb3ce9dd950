import { STATISTICS } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { CsvButton } from '../csv/csv-button.tsx';
import { useMatch } from '../match/match-context.ts';
import { isNumber, statisticInfo } from '../statistics/shown-statistics.ts';
import { playersOf, TEAM_KEYS, teamName, teamsWithPlayers } from '../team-words.ts';
import { NumberButton } from './number-button.tsx';
import { PlayerName } from './player-name.tsx';
import classes from './scoreboard.module.css';

interface Column {
  readonly key: string;
  readonly head: string;
  /** Shown from 768 px only. */
  readonly wide?: boolean;
}

/** What players compare first, in the game's order; the tabs hold the rest. */
const COLUMNS: readonly Column[] = [
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
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {columns.map(({ key, head, wide, statistic }) => (
              <th key={key} scope="col" data-wide={wide || undefined}>
                <abbr title={statistic.label}>{head}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        {teamsWithPlayers(report).map((team) => (
          <tbody key={team}>
            <tr className={classes.team} data-team={TEAM_KEYS[team]}>
              <th scope="rowgroup">{teamName(report, team)}</th>
              {columns.map(({ key, wide, statistic }) => (
                <td key={key} data-wide={wide || undefined}>
                  {statistic.team && (
                    <NumberButton figure={statistic} owner={{ team }}>
                      {formatStatistic(statistic, report.teams[team]?.statistics[key])}
                    </NumberButton>
                  )}
                </td>
              ))}
            </tr>
            {playersOf(report, team).map((player) => (
              <tr key={player.key} data-me={player.key === me || undefined}>
                <th scope="row">
                  <PlayerName player={player} me={me} rank={ranks?.[player.key]} />
                </th>
                {columns.map(({ key, wide, statistic }) => (
                  <td key={key} data-wide={wide || undefined} data-key={key}>
                    <NumberButton figure={statistic} owner={{ player: player.key }}>
                      {formatStatistic(statistic, player.statistics[key])}
                    </NumberButton>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Panel>
  );
}
