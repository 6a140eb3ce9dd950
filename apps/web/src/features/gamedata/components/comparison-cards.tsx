import { type StatisticInfo, UNIT_SUFFIXES } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { barShare, bestValue, isNumber } from '../statistics/shown-statistics.ts';
import { playersOf, type ReportPlayer, TEAM_KEYS, TEAMS, teamName, teamsWithPlayers } from '../team-words.ts';
import classes from './comparison-cards.module.css';

interface ComparisonCardsProps {
  report: MatchReport;
  me: string | null;
  statistics: readonly StatisticInfo[];
}

/** The comparison on a phone: a line a statistic with every player as a dot on it, the figures one tap away. */
export function ComparisonCards({ report, me, statistics }: ComparisonCardsProps) {
  const [allOpen, setAllOpen] = useState(false);
  const players = TEAMS.flatMap((team) => playersOf(report, team));
  return (
    <>
      <div className={classes.tools}>
        <span>A dot a player, from 0. Tap for the figures.</span>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-pressed={allOpen}
          onClick={() => setAllOpen(!allOpen)}
        >
          {allOpen ? 'Close all' : 'Open all'}
        </Button>
      </div>
      {statistics.map((statistic) => (
        <details
          key={`${statistic.key} ${allOpen}`}
          className={classes.card}
          open={allOpen}
          data-statistic={statistic.key}
        >
          <summary>
            <span className={classes.label}>{statistic.label}</span>
            <Leader statistic={statistic} players={players} />
            <DotLine statistic={statistic} players={players} me={me} />
          </summary>
          <Figures report={report} statistic={statistic} players={players} me={me} />
        </details>
      ))}
    </>
  );
}

interface StatisticProps {
  statistic: StatisticInfo;
  players: readonly ReportPlayer[];
}

/** The best of the match by name, or the highest where no direction is better. */
function Leader({ statistic, players }: StatisticProps) {
  const values = players.map((player) => player.statistics[statistic.key]);
  const best = bestValue(statistic, values) ?? Math.max(...values.filter(isNumber));
  const leaders = players.filter((_, index) => values[index] === best);
  const only = leaders.length === 1 ? leaders[0] : undefined;
  const unit = UNIT_SUFFIXES[statistic.unit];
  return (
    <span className={classes.leader}>
      {only && <span>{only.name}</span>}
      <b className="num">
        {formatStatistic(statistic, best)}
        {unit && ` ${unit}`}
      </b>
    </span>
  );
}

function DotLine({ statistic, players, me }: StatisticProps & { me: string | null }) {
  const values = players.map((player) => player.statistics[statistic.key]);
  return (
    <span className={classes.dots} aria-hidden="true">
      {players.map((player, index) =>
        isNumber(values[index]) ? (
          <i
            key={player.key}
            data-team={TEAM_KEYS[player.team]}
            data-me={player.key === me || undefined}
            style={{ left: `${barShare(values[index], values) * 100}%` }}
          />
        ) : null,
      )}
    </span>
  );
}

interface FiguresProps extends StatisticProps {
  report: MatchReport;
  me: string | null;
}

function Figures({ report, statistic, players, me }: FiguresProps) {
  const values = players.map((player) => player.statistics[statistic.key]);
  const best = bestValue(statistic, values);
  return (
    <div className={classes.figures}>
      <ul>
        {players.map((player, index) => (
          <li
            key={player.key}
            data-team={TEAM_KEYS[player.team]}
            data-best={(best !== null && values[index] === best) || undefined}
          >
            <span data-me={player.key === me || undefined}>{player.name}</span>
            <b data-player={player.key}>{formatStatistic(statistic, values[index])}</b>
          </li>
        ))}
      </ul>
      {statistic.team && players.length > 2 && (
        <p>
          {teamsWithPlayers(report).map((team) => (
            <span key={team} data-team={TEAM_KEYS[team]}>
              {teamName(report, team)}{' '}
              {formatStatistic(statistic, report.teams[team]?.statistics[statistic.key])}
            </span>
          ))}
        </p>
      )}
      <p className={classes.definition}>{statistic.definition}</p>
    </div>
  );
}
