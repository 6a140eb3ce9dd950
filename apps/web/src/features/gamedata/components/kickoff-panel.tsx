import type { MatchEvent } from '@datacoach/contract';
import { useMemo } from 'react';
import { clockWords } from '../../../shared/format/clock-words.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import {
  type KickoffRow,
  type KickoffSide,
  kickoffRows,
  type SpawnSummary,
  spawnSummaries,
} from '../kickoffs/kickoff-rows.ts';
import { useEvents, useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, TEAMS, type Team, teamName } from '../team-words.ts';
import { PICTURE_TERMS } from '../words/definition-text.ts';
import { plainWords } from '../words/event-facts.ts';
import classes from './kickoff-panel.module.css';
import { NumberButton } from './number-button.tsx';
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
                  {spawnSummaries(rows).map((summary) => (
                    <SpawnLine key={summary.spawn} summary={summary} names={names} />
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

function SpawnLine({ summary, names }: { summary: SpawnSummary; names: readonly string[] }) {
  const { spawn, kickoffs, won, neutral, firstTouches, time } = summary;
  const place = spawnWords(spawn).toLowerCase();
  const count = (key: string, label: string, events: readonly MatchEvent[]) => (
    <NumberButton
      figure={{ key, label: `${label}, ${place}` }}
      owner={{ team: null }}
      counted={{ kinds: ['kickoff'], events }}
    >
      {formatNumber(events.length)}
    </NumberButton>
  );
  return (
    <tr data-spawn={spawn}>
      <th scope="row">{spawnWords(spawn)}</th>
      <td data-number>{count('kickoffsTaken', 'Kickoffs', kickoffs)}</td>
      {TEAMS.map((team) => (
        <td key={`won ${team}`} data-number>
          {count('kickoffWinPct', `Kickoffs won by ${names[team]}`, won[team])}
        </td>
      ))}
      <td data-number data-wide>
        {count('kickoffNeutralPct', 'Neutral kickoffs', neutral)}
      </td>
      {TEAMS.map((team) => (
        <td key={`first ${team}`} data-number data-wide>
          <NumberButton
            figure={{ key: 'firstTouchPct', label: `First touches of ${names[team]}, ${place}` }}
            owner={{ team }}
            counted={{ kinds: ['kickoffTaken'], events: firstTouches[team] }}
          >
            {formatNumber(firstTouches[team].length)}
          </NumberButton>
        </td>
      ))}
      {TEAMS.map((team) => (
        <td key={`time ${team}`} data-number>
          <NumberButton
            figure={{ key: 'kickoffTime', label: `Time of ${names[team]} to the ball, ${place}` }}
            owner={{ team }}
            counted={{ kinds: ['kickoffTaken'], events: time[team].events }}
          >
            {seconds(time[team].median)}
          </NumberButton>
        </td>
      ))}
    </tr>
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
        <NumberButton
          figure={{ key: 'kickoffStrength', label: 'Strength of the kickoff' }}
          owner={{ team: winner }}
          counted={{ kinds: ['kickoff'], events: [event] }}
        >
          {formatNumber(strength, 2)}
        </NumberButton>
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
        <NumberButton
          figure={{ key: 'kickoffTime', label: `Time of ${side.player} to the ball` }}
          owner={{ team }}
          counted={{ kinds: ['kickoffTaken'], events: [side.event] }}
        >
          {seconds(side.timeToBall)}
        </NumberButton>
      </td>
      <td data-number data-boost data-label="Boost left">
        <NumberButton
          figure={{ key: 'kickoffBoostLeft', label: `Boost left to ${side.player}` }}
          owner={{ team }}
          counted={{ kinds: ['kickoffTaken'], events: [side.event] }}
        >
          {side.boostLeft === null ? '–' : formatNumber(side.boostLeft)}
        </NumberButton>
      </td>
    </>
  );
}
