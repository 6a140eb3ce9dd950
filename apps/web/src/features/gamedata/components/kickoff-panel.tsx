import { useMemo } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { type KickoffRow, type KickoffSide, kickoffRows, spawnSummaries } from '../kickoffs/kickoff-rows.ts';
import { useEvents, useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, TEAMS, type Team, teamName } from '../team-words.ts';
import { clockWords } from '../timeline/clock-words.ts';
import { PICTURE_TERMS } from '../words/definition-text.ts';
import { plainWords } from '../words/event-facts.ts';
import classes from './kickoff-panel.module.css';
import { Waiting } from './waiting.tsx';

const spawnWords = (spawn: string) => {
  const words = spawn === 'unknown' ? 'unknown spot' : plainWords(spawn);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const seconds = (value: number | null) => (value === null ? '–' : formatNumber(value, 2));

/** Kickoffs by spawn, and every one of them with both takers. */
export function KickoffPanel() {
  const { report, open } = useMatch();
  const events = useEvents();
  const rows = useMemo(() => kickoffRows(events), [events]);
  const names = TEAMS.map((team) => teamName(report, team));
  return (
    <>
      <Panel title="Kickoffs by spawn" term={PICTURE_TERMS.kickoffs} aside="as both takers start" flush>
        <Waiting>
          {rows.length === 0 ? (
            <p className={classes.empty}>No kickoff was seen in this file.</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
            <section className={classes.scroll} tabIndex={0} aria-label="Table of spawns">
              <table className={classes.table}>
                <thead>
                  <tr>
                    <th scope="col">Spawn</th>
                    <th scope="col" data-number>
                      Kickoffs
                    </th>
                    {TEAMS.map((team) => (
                      <th key={`won ${team}`} scope="col" data-number data-team={TEAM_KEYS[team]}>
                        {names[team]} won
                      </th>
                    ))}
                    <th scope="col" data-number data-wide>
                      Neutral
                    </th>
                    {TEAMS.map((team) => (
                      <th key={`first ${team}`} scope="col" data-number data-wide data-team={TEAM_KEYS[team]}>
                        {names[team]} first touch
                      </th>
                    ))}
                    {TEAMS.map((team) => (
                      <th key={`time ${team}`} scope="col" data-number data-team={TEAM_KEYS[team]}>
                        {names[team]} to ball, s
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {spawnSummaries(rows).map(({ spawn, count, won, neutral, firstTouches, time }) => (
                    <tr key={spawn} data-spawn={spawn}>
                      <th scope="row">{spawnWords(spawn)}</th>
                      <td data-number>{count}</td>
                      <td data-number>{won[0]}</td>
                      <td data-number>{won[1]}</td>
                      <td data-number data-wide>
                        {neutral}
                      </td>
                      <td data-number data-wide>
                        {firstTouches[0]}
                      </td>
                      <td data-number data-wide>
                        {firstTouches[1]}
                      </td>
                      <td data-number>{seconds(time[0])}</td>
                      <td data-number>{seconds(time[1])}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
        </Waiting>
      </Panel>
      <Panel title="Every kickoff" aside="the clock opens the kickoff" flush>
        <Waiting>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-label="Table of kickoffs">
            <table className={`${classes.table} ${classes.cards}`}>
              <thead>
                <tr>
                  <th scope="col">Clock</th>
                  <th scope="col">Spawn</th>
                  <th scope="col">Won by</th>
                  <th scope="col">Strength</th>
                  {TEAMS.map((team) => [
                    <th key={`taker ${team}`} scope="col" data-edge data-team={TEAM_KEYS[team]}>
                      {names[team]} taker
                    </th>,
                    <th key={`time ${team}`} scope="col" data-number>
                      To ball, s
                    </th>,
                    <th key={`boost ${team}`} scope="col" data-number>
                      Boost left
                    </th>,
                  ])}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <KickoffLine
                    key={row.event.frame}
                    row={row}
                    names={names}
                    onOpen={() =>
                      open(
                        row.event,
                        rows.map(({ event }) => event),
                      )
                    }
                  />
                ))}
              </tbody>
            </table>
          </section>
        </Waiting>
      </Panel>
    </>
  );
}

interface KickoffLineProps {
  row: KickoffRow;
  names: readonly string[];
  onOpen: () => void;
}

function KickoffLine({ row, names, onOpen }: KickoffLineProps) {
  const { event, spawn, winner, strength, goalTeam, sides } = row;
  return (
    <tr>
      <td>
        <button type="button" className={`${classes.clock} num`} onClick={onOpen}>
          {clockWords(event.clock)}
          <span className="sr-only">, facts of this kickoff</span>
        </button>
      </td>
      <td>{spawnWords(spawn)}</td>
      <td>
        {winner === null ? 'nobody' : <b data-team={TEAM_KEYS[winner]}>{names[winner]}</b>}
        {goalTeam !== null && `, goal ${names[goalTeam]}`}
      </td>
      <td data-strength data-label="Strength">
        <span className={classes.meter} aria-hidden="true">
          <i style={{ width: `${Math.min(1, strength) * 100}%` }} />
        </span>
        {formatNumber(strength, 2)}
      </td>
      {TEAMS.map((team) => (
        <SideCells key={team} team={team} side={sides[team]} />
      ))}
    </tr>
  );
}

function SideCells({ team, side }: { team: Team; side: KickoffSide | null }) {
  if (!side) {
    return (
      <>
        <td data-edge data-team={TEAM_KEYS[team]}>
          –
        </td>
        <td data-number>–</td>
        <td data-number>–</td>
      </>
    );
  }
  return (
    <>
      <td data-edge data-team={TEAM_KEYS[team]} className={classes.taker}>
        {side.player}
        <small>
          {plainWords(side.approach)}
          {side.firstTouch && ', first touch'}
        </small>
      </td>
      <td data-number data-time={side.timeToBall !== null || undefined}>
        {seconds(side.timeToBall)}
      </td>
      <td data-number data-boost data-label="Boost left">
        {side.boostLeft === null ? '–' : formatNumber(side.boostLeft)}
      </td>
    </>
  );
}
