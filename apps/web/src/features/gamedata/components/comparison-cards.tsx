import { useState } from 'react';
import { formatStatistic } from '../../../shared/format/statistic-value.ts';
import { UuNote } from '../../../shared/ui/definition-popover.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { useMatch } from '../match/match-context.ts';
import {
  getTeamName,
  listAllPlayers,
  listTeamsWithPlayers,
  type ReportPlayer,
  TEAM_KEYS,
} from '../match/teams.ts';
import { calculateBarShare, findBestValue, isNumber, NO_STAT, type StatRow } from '../stats/metric-rows.ts';
import classes from './comparison-cards.module.css';
import type { ComparisonProps } from './comparison-table.tsx';
import { NumberButton } from './number-button.tsx';

/** The comparison on phones: one line per stat with a dot per player, the values one tap away. */
export function ComparisonCards({ rows, label }: ComparisonProps) {
  const { report } = useMatch();
  const [allOpen, setAllOpen] = useState(false);
  const players = listAllPlayers(report);
  return (
    <>
      <div className="text-xs flex items-center justify-between gap-2 px-3 pb-2 text-t3">
        <span>One dot per player; the line starts at 0. Tap for the values.</span>
        <TextButton
          label={allOpen ? 'Close all' : 'Open all'}
          className="flex-none"
          size="xs"
          aria-pressed={allOpen}
          aria-label={`${allOpen ? 'Close all' : 'Open all'}, ${label}`}
          onClick={() => setAllOpen(!allOpen)}
          quiet
        />
      </div>
      {rows.map((row) => (
        <details
          key={`${row.key} ${allOpen}`}
          className={`${classes.card} border-t border-t-line`}
          open={allOpen}
          data-statistic={row.key}
        >
          <summary className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 items-center px-3 py-2.5 cursor-pointer list-none">
            <span className="font-medium">{row.label}</span>
            <Leader row={row} players={players} />
            <DotLine row={row} players={players} />
          </summary>
          <Stats row={row} players={players} />
        </details>
      ))}
    </>
  );
}

interface RowProps {
  row: StatRow;
  players: readonly ReportPlayer[];
}

const getValues = ({ row, players }: RowProps) =>
  players.map(({ key }) => (row.players.get(key) ?? NO_STAT).value);

/** The match's best player by name, or the highest value if no direction is better. */
function Leader({ row, players }: RowProps) {
  const values = getValues({ row, players });
  const numbers = values.filter(isNumber);
  const best = findBestValue(row, values) ?? (numbers.length > 0 ? Math.max(...numbers) : null);
  const leaders = best === null ? [] : players.filter((_, index) => values[index] === best);
  const only = leaders.length === 1 ? leaders[0] : undefined;
  return (
    <span className="flex gap-1.5 items-baseline justify-end min-w-0 text-t3 text-[12px]">
      {only && <span className="truncate max-w-27.5">{only.name}</span>}
      <b className="num text-t1 text-[14px] whitespace-nowrap">
        {formatStatistic(row, best)}
        {row.unit && ` ${row.unit}`}
      </b>
    </span>
  );
}

function DotLine({ row, players }: RowProps) {
  const { me } = useMatch();
  const values = getValues({ row, players });
  return (
    <span className={`${classes.dots} relative col-span-full h-3 mx-1.5`} aria-hidden="true">
      {players.map((player, index) =>
        isNumber(values[index]) ? (
          <i
            className="absolute top-0 size-3 -ml-1.5 border-2 border-s1 rounded-[50%] bg-blue"
            key={player.key}
            data-team={TEAM_KEYS[player.team]}
            data-me={player.key === me || undefined}
            style={{ left: `${calculateBarShare(values[index], values) * 100}%` }}
          />
        ) : null,
      )}
    </span>
  );
}

function Stats({ row, players }: RowProps) {
  const { report, me } = useMatch();
  const values = getValues({ row, players });
  const best = findBestValue(row, values);
  return (
    <div className={`${classes.stats} grid gap-2 px-3 pb-3`}>
      <ul>
        {players.map((player, index) => (
          <li
            key={player.key}
            data-team={TEAM_KEYS[player.team]}
            data-best={(best !== null && values[index] === best) || undefined}
          >
            <span data-me={player.key === me || undefined}>{player.name}</span>
            <b data-player={player.key}>
              <NumberButton stat={row} owner={{ player: player.key }}>
                {formatStatistic(row, values[index])}
              </NumberButton>
              {row.players.get(player.key)?.note && <small> {row.players.get(player.key)?.note}</small>}
            </b>
          </li>
        ))}
      </ul>
      {row.teams && players.length > 2 && (
        <p>
          {listTeamsWithPlayers(report).map((team) => (
            <span key={team} data-team={TEAM_KEYS[team]}>
              {getTeamName(report, team)} {formatStatistic(row, row.teams?.[team].value)}
            </span>
          ))}
        </p>
      )}
      <p className={classes.definition}>
        {row.term.definition} {row.sample && `From: ${row.sample}.`}
      </p>
      <UuNote texts={[row.term.definition, ...(row.term.facts ?? []).map(({ text }) => text)]} />
    </div>
  );
}
