import { UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { barShare, isNumber, statisticInfo } from '../statistics/shown-statistics.ts';
import { TEAM_KEYS, TEAMS, teamName, teamsWithPlayers } from '../team-words.ts';
import { Panel } from './panel.tsx';
import classes from './team-comparison.module.css';

/** Order: result, chances, position, boost, movement, contact (ui/README, comparison bar). */
const ROWS: readonly { key: string; label: string }[] = [
  { key: 'core.score', label: 'Score points' },
  { key: 'core.shots', label: 'Shots' },
  { key: 'core.shooting_percentage', label: 'Shots that went in' },
  { key: 'core.saves', label: 'Saves' },
  { key: 'core.assists', label: 'Assists' },
  { key: 'positioning.time_offensive_half', label: 'In their half' },
  { key: 'positioning.time_behind_ball', label: 'Behind the ball' },
  { key: 'boost.bpm', label: 'Boost per minute' },
  { key: 'boost.amount_stolen', label: 'Boost stolen' },
  { key: 'boost.time_zero_boost', label: 'Tank empty' },
  { key: 'movement.time_supersonic_speed', label: 'Supersonic' },
  { key: 'movement.time_high_air', label: 'High in the air' },
  { key: 'demo.inflicted', label: 'Demolitions' },
];

/** Two teams on one mirrored bar each: the longer side full, the other in proportion. */
export function TeamComparison({ report }: { report: MatchReport }) {
  const [blue, orange] = report.teams;
  const rows = ROWS.flatMap(({ key, label }) => {
    const statistic = statisticInfo(key);
    const values = [blue?.statistics[key], orange?.statistics[key]] as const;
    return statistic && values.every(isNumber) ? [{ key, label, statistic, values }] : [];
  });
  if (rows.length === 0 || teamsWithPlayers(report).length < 2) return null;
  return (
    <Panel title={`${teamName(report, 0)} and ${teamName(report, 1)} compared`} aside="whole match, per team">
      <table className={classes.table}>
        <thead className="sr-only">
          <tr>
            {TEAMS.map((team) => (
              <th key={team} scope="col">
                {teamName(report, team)}
              </th>
            ))}
            <th scope="col">Statistic</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, statistic, values }) => {
            const bars = TEAMS.map((team) => barShare(values[team], values));
            const unit = UNIT_SUFFIXES[statistic.unit];
            const side = (team: 0 | 1) => (
              <td
                key={team}
                className={classes.side}
                data-team={TEAM_KEYS[team]}
                data-behind={bars[team] !== 1 || undefined}
              >
                <span className={classes.value}>
                  {formatStatistic(statistic, values[team])}
                  {unit === '%' || unit === 's' ? <small> {unit}</small> : null}
                </span>
                <span className={classes.track}>
                  <i style={{ width: `${(bars[team] ?? 0) * 100}%` }} />
                </span>
              </td>
            );
            return (
              <tr key={key}>
                {side(0)}
                <th scope="row" title={statistic.definition}>
                  {label}
                </th>
                {side(1)}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
