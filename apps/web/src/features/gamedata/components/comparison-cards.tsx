import { type StatisticInfo, UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { barShare, bestValue } from '../statistics/shown-statistics.ts';
import { playersOf, TEAM_KEYS, TEAMS } from '../team-words.ts';
import classes from './comparison-cards.module.css';
import { Definition } from './definition.tsx';

interface ComparisonCardsProps {
  report: MatchReport;
  me: string | null;
  statistics: readonly StatisticInfo[];
}

/** The comparison on a phone: a block a statistic, a bar a player. */
export function ComparisonCards({ report, me, statistics }: ComparisonCardsProps) {
  const players = TEAMS.flatMap((team) => playersOf(report, team));
  return (
    <ul className={classes.cards}>
      {statistics.map((statistic) => {
        const values = players.map((player) => player.statistics[statistic.key]);
        const best = bestValue(statistic, values);
        return (
          <li key={statistic.key} className={classes.card} data-statistic={statistic.key}>
            <h3 className={classes.label}>
              <span>{statistic.label}</span>
              <Definition statistic={statistic} />
              <span className={classes.unit}>{UNIT_SUFFIXES[statistic.unit]}</span>
            </h3>
            <ul>
              {players.map((player, index) => {
                const value = values[index];
                return (
                  <li
                    key={player.key}
                    className={classes.line}
                    data-team={TEAM_KEYS[player.team]}
                    data-best={(best !== null && value === best) || undefined}
                  >
                    <span className={classes.name} data-me={player.key === me || undefined}>
                      {player.name}
                    </span>
                    <span className={classes.track}>
                      <i style={{ width: `${barShare(value, values) * 100}%` }} />
                    </span>
                    <span className={classes.value} data-player={player.key}>
                      {formatStatistic(statistic, value)}
                    </span>
                  </li>
                );
              })}
            </ul>
            {statistic.team && players.length > 2 && (
              <p className={classes.teams}>
                {TEAMS.map((team) => (
                  <span key={team} data-team={TEAM_KEYS[team]}>
                    {TEAM_KEYS[team]}{' '}
                    {formatStatistic(statistic, report.teams[team]?.statistics[statistic.key])}
                  </span>
                ))}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
