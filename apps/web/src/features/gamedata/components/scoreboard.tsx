import { STATISTICS } from '@datacoach/analysis/metadata';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClockTime } from '../../../shared/format/date.ts';
import { getSpeedUnit } from '../../../shared/format/speed.ts';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StatisticsCsvButton } from '../csv/csv-button.tsx';
import { useMatch } from '../match/match-context.ts';
import {
  getTeamName,
  listPlayers,
  listTeamsWithPlayers,
  type ReportPlayer,
  TEAM_KEYS,
  type Team,
} from '../match/teams.ts';
import { findStatisticInfo, isNumber } from '../stats/metric-rows.ts';
import { EventGlyph } from './event-glyph.tsx';
import { NumberButton } from './number-button.tsx';
import { PlayerName } from './player-name.tsx';
import classes from './scoreboard.module.css';

/** What players compare first, in the game's order; the tabs have the rest. `wide`: only shown from 768 px. */
const COLUMNS: readonly { key: string; head: string; wide?: boolean }[] = [
  { key: 'core.score', head: 'Score' },
  { key: 'core.goals', head: 'G' },
  { key: 'core.assists', head: 'A' },
  { key: 'core.shots', head: 'Sh' },
  { key: 'core.saves', head: 'Sv' },
  { key: 'core.shooting_percentage', head: 'Sh %', wide: true },
  { key: 'demo.inflicted', head: 'Demos', wide: true },
  { key: 'demo.taken', head: 'Demos taken', wide: true },
  { key: 'boost.bpm', head: 'Boost/min', wide: true },
  { key: 'boost.percent_zero_boost', head: '0 boost %', wide: true },
  { key: 'movement.avg_speed', head: 'Speed', wide: true },
  { key: 'movement.percent_supersonic_speed', head: 'Supersonic %', wide: true },
];

/** A team, then each of its players. */
interface ScoreboardRow {
  team: Team;
  player: ReportPlayer | null;
}

export function Scoreboard() {
  const { report, me, ranks } = useMatch();
  const columns = COLUMNS.flatMap((column) => {
    const statistic = findStatisticInfo(column.key);
    const known = report.players.some((player) => isNumber(player.statistics[column.key]));
    return statistic && known ? [{ ...column, statistic }] : [];
  });
  return (
    <Panel title="Scoreboard" flush aside={<StatisticsCsvButton statistics={STATISTICS} what="all stats" />}>
      <DataTable
        className={classes.table}
        rows={listTeamsWithPlayers(report).flatMap((team): ScoreboardRow[] => [
          { team, player: null },
          ...listPlayers(report, team).map((player) => ({ team, player })),
        ])}
        rowKey={({ team, player }) => player?.key ?? team}
        getGroup={({ team }) => team}
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
              player ? <PlayerName player={player} rank={ranks?.[player.key]} /> : getTeamName(report, team),
          },
          ...columns.map(
            ({ key, head, wide, statistic }): Column<ScoreboardRow> => ({
              key,
              head: (
                <abbr title={statistic.label}>
                  {statistic.unit === 'uuPerSecond' ? `${head} ${getSpeedUnit()}` : head}
                </abbr>
              ),
              headProps: { 'data-wide': wide || undefined },
              cellProps: ({ player }) => ({
                'data-wide': wide || undefined,
                'data-key': player ? key : undefined,
              }),
              cell: ({ team, player }) =>
                (player || statistic.team) && (
                  <NumberButton stat={statistic} owner={player ? { player: player.key } : { team }}>
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

/** Team names toward the middle, scores, and goal scorers with times below. */
export function ScoreStrip() {
  const { report } = useMatch();
  const [blue, orange] = [report.teams[0]?.score ?? 0, report.teams[1]?.score ?? 0];
  const scored = report.timeline.some((event) => event.kind === 'goal');
  return (
    <div>
      <div className="grid grid-cols-[1fr_56px_56px_1fr] gap-0.5 items-stretch mb-1.5 max-md:grid-cols-[1fr_40px_40px_1fr]">
        <TeamNames team={0} />
        <Plate score={blue} won={blue > orange} label={`${getTeamName(report, 0)} ${blue}`} />
        <Plate score={orange} won={orange > blue} label={`${getTeamName(report, 1)} ${orange}`} />
        <TeamNames team={1} />
      </div>
      {scored && (
        <div className="text-xs grid grid-cols-[1fr_114px_1fr] items-start text-t2 max-md:grid-cols-[1fr_20px_1fr]">
          <Scorers team={0} />
          <span className="justify-self-center text-t3">
            <EventGlyph kind="goal" size={10} />
          </span>
          <Scorers team={1} />
        </div>
      )}
    </div>
  );
}

const Plate = ({ score, won, label }: { score: number; won: boolean; label: string }) => (
  <div
    className="grid place-items-center min-h-14 bg-s3 text-t2 text-[44px] leading-11 font-bold font-stretch-78% data-won:bg-s4 data-won:text-t1"
    data-won={won || undefined}
    role="img"
    aria-label={label}
  >
    {score}
  </div>
);

function TeamNames({ team }: { team: Team }) {
  const { report } = useMatch();
  const name = report.teams[team]?.name;
  return (
    <div
      className={`${classes.names} text-base flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-1 bg-s2`}
      data-team={TEAM_KEYS[team]}
    >
      {name && <b className="text-t2 font-medium wrap-anywhere">{name}</b>}
      {listPlayers(report, team).map((player) => (
        <b className="wrap-anywhere" key={player.key} data-hidden={player.nameHidden || undefined}>
          {player.name}
        </b>
      ))}
    </div>
  );
}

function Scorers({ team }: { team: Team }) {
  const { report } = useMatch();
  const goals = report.timeline.filter((event) => event.kind === 'goal' && event.team === team);
  const byScorer = Map.groupBy(goals, (goal) => goal.playerName);
  return (
    <div
      className="data-[team=blue]:justify-end max-md:flex-col max-md:px-1 max-md:py-0 max-md:data-[team=blue]:items-end max-md:data-[team=blue]:text-right flex flex-wrap gap-x-3.5 gap-y-0.5 px-4.5"
      data-team={TEAM_KEYS[team]}
    >
      {[...byScorer].map(([name, scored]) => (
        <span key={name}>
          {name || 'own goal'}{' '}
          <b className="num text-t1">{scored.map((goal) => formatClockTime(goal.clock)).join(', ')}</b>
        </span>
      ))}
    </div>
  );
}
