import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchEvent } from '@datacoach/contract';
import { median } from 'd3-array';
import { useMemo } from 'react';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClockTime } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../components/kickoff-panel.module.css';
import { NumberButton } from '../components/number-button.tsx';
import { MetricPanel, Waiting } from '../components/waiting.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamName, TEAM_KEYS, TEAMS, type Team } from '../match/teams.ts';
import { toPlainWords } from '../text/event-facts.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };

const formatSpawn = (spawn: string) => {
  const words = spawn === 'unknown' ? 'unknown spot' : toPlainWords(spawn);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const formatSeconds = (value: number | null) => (value === null ? '–' : formatNumber(value, 2));

function KickoffPanel() {
  const { report, open } = useMatch();
  const events = useEvents();
  const rows = useMemo(() => listKickoffRows(events), [events]);
  const names = TEAMS.map((team) => getTeamName(report, team));
  return (
    <>
      <Panel title="Kickoffs by spawn" term={PICTURE_TERMS.kickoffs} aside="where the taker starts" flush>
        <Waiting>
          {rows.length === 0 ? (
            <p className="pt-1 px-4 pb-3 text-t2">No kickoffs in this replay.</p>
          ) : (
            <DataTable
              className={classes.table}
              scrollLabel="Table of spawns"
              rows={summarizeSpawns(rows)}
              rowKey={({ spawn }) => spawn}
              rowProps={({ spawn }) => ({ 'data-spawn': spawn })}
              columns={spawnColumns(names)}
            />
          )}
        </Waiting>
      </Panel>
      <Panel title="Every kickoff" aside="click a time to watch" flush>
        <Waiting>
          <DataTable
            className={`${classes.table} ${classes.cards}`}
            scrollLabel="Table of kickoffs"
            rows={rows}
            rowKey={({ event }) => event.frame}
            columns={[
              {
                head: 'Clock',
                cell: ({ event }) => (
                  <button
                    type="button"
                    className="bare-button min-w-11 min-h-6 text-t1 text-left underline decoration-line-strong underline-offset-3 num"
                    onClick={() =>
                      open(
                        event,
                        rows.map((row) => row.event),
                      )
                    }
                  >
                    {formatClockTime(event.clock)}
                    <span className="sr-only">, details of this kickoff</span>
                  </button>
                ),
              },
              { head: 'Spawn', cell: ({ spawn }) => formatSpawn(spawn) },
              {
                head: 'Won by',
                cell: ({ winner, untouched, goalTeam }) => (
                  <>
                    {untouched ? (
                      'untouched'
                    ) : winner === null ? (
                      'no one'
                    ) : (
                      <b data-team={TEAM_KEYS[winner]}>{names[winner]}</b>
                    )}
                    {goalTeam !== null && `, goal ${names[goalTeam]}`}
                  </>
                ),
              },
              {
                head: 'Strength',
                cellProps: () => ({ 'data-strength': true, 'data-label': 'Strength' }),
                cell: ({ event, winner, strength }) => (
                  <>
                    <span className={classes.meter} aria-hidden="true">
                      <i style={{ width: `${Math.min(1, strength) * 100}%` }} />
                    </span>
                    <NumberButton
                      stat={{ key: 'kickoffStrength', label: 'Strength of the kickoff' }}
                      owner={{ team: winner }}
                      counted={{ kinds: ['kickoff'], events: [event] }}
                    >
                      {formatNumber(strength, 2)}
                    </NumberButton>
                  </>
                ),
              },
              ...TEAMS.flatMap((team) => sideColumns(team, names[team] ?? '')),
            ]}
          />
        </Waiting>
      </Panel>
    </>
  );
}

const formatSpawnInSentence = ({ spawn }: SpawnSummary) => formatSpawn(spawn).toLowerCase();

interface SpawnColumnOptions extends Pick<Column<SpawnSummary>, 'key' | 'head' | 'headProps' | 'cellProps'> {
  metric: string;
  label: string;
  team?: Team | null;
  kind?: 'kickoff' | 'kickoffTaken';
  getEvents: (summary: SpawnSummary) => readonly MatchEvent[];
  /** The number itself; the count of the events without it. */
  formatCell?: (summary: SpawnSummary) => string;
}

const WIDE = { headProps: { 'data-wide': true }, cellProps: () => ({ 'data-wide': true }) } as const;

function spawnColumn({ metric, label, team = null, ...rest }: SpawnColumnOptions): Column<SpawnSummary> {
  const { kind = 'kickoff', getEvents, formatCell, ...column } = rest;
  return {
    isNumber: true,
    ...column,
    cell: (summary) => (
      <NumberButton
        stat={{ key: metric, label: `${label}, ${formatSpawnInSentence(summary)}` }}
        owner={{ team }}
        counted={{ kinds: [kind], events: getEvents(summary) }}
      >
        {formatCell?.(summary) ?? formatNumber(getEvents(summary).length)}
      </NumberButton>
    ),
  };
}

const spawnColumns = (names: readonly string[]): readonly Column<SpawnSummary>[] => [
  { head: 'Spawn', isRowHead: true, cell: ({ spawn }) => formatSpawn(spawn) },
  spawnColumn({
    head: 'Kickoffs',
    label: 'Kickoffs',
    metric: 'kickoffsTaken',
    getEvents: ({ kickoffs }) => kickoffs,
  }),
  ...TEAMS.map((team) =>
    spawnColumn({
      key: `won ${team}`,
      head: `${names[team]} won`,
      label: `Kickoffs won by ${names[team]}`,
      metric: 'kickoffWinPct',
      headProps: { 'data-team': TEAM_KEYS[team] },
      getEvents: ({ won }) => won[team],
    }),
  ),
  spawnColumn({
    head: 'Neutral',
    label: 'Neutral kickoffs',
    metric: 'kickoffNeutralPct',
    ...WIDE,
    getEvents: ({ neutral }) => neutral,
  }),
  spawnColumn({
    head: 'Untouched',
    label: 'Untouched kickoffs',
    metric: 'kickoffsTaken',
    ...WIDE,
    getEvents: ({ untouched }) => untouched,
  }),
  ...TEAMS.map((team) =>
    spawnColumn({
      key: `first ${team}`,
      head: `${names[team]} first touch`,
      label: `First touches of ${names[team]}`,
      metric: 'firstTouchPct',
      team,
      kind: 'kickoffTaken',
      ...WIDE,
      headProps: { ...WIDE.headProps, 'data-team': TEAM_KEYS[team] },
      getEvents: ({ firstTouches: listFirstTouches }) => listFirstTouches[team],
    }),
  ),
  ...TEAMS.map((team) =>
    spawnColumn({
      key: `time ${team}`,
      head: `${names[team]} to ball, s`,
      label: `Time of ${names[team]} to the ball`,
      metric: 'kickoffTime',
      team,
      kind: 'kickoffTaken',
      headProps: { 'data-team': TEAM_KEYS[team] },
      getEvents: ({ time }) => time[team].events,
      formatCell: ({ time }) => formatSeconds(time[team].median),
    }),
  ),
];

const createTakerCell = (
  team: Team,
  getStat: (side: KickoffSide) => { key: string; label: string },
  formatCell: (side: KickoffSide) => string,
): Column<KickoffRow>['cell'] =>
  function TakerNumber({ sides: { [team]: side } }) {
    if (!side) return '–';
    return (
      <NumberButton
        stat={getStat(side)}
        owner={{ team }}
        counted={{ kinds: ['kickoffTaken'], events: [side.event] }}
      >
        {formatCell(side)}
      </NumberButton>
    );
  };

/** Columns for one team's taker: their time to the ball and the boost they have left. */
const sideColumns = (team: Team, name: string): readonly Column<KickoffRow>[] => [
  {
    key: `taker ${team}`,
    head: `${name} taker`,
    headProps: { 'data-edge': true, 'data-team': TEAM_KEYS[team] },
    cellProps: ({ sides }) => ({
      'data-edge': true,
      'data-team': TEAM_KEYS[team],
      className: sides[team] ? classes.taker : undefined,
    }),
    cell: ({ sides: { [team]: side } }) =>
      side ? (
        <>
          {side.player}
          <small>
            {toPlainWords(side.approach)}
            {side.firstTouch && ', first touch'}
          </small>
        </>
      ) : (
        '–'
      ),
  },
  {
    key: `time ${team}`,
    head: 'To ball, s',
    isNumber: true,
    cellProps: ({ sides: { [team]: side } }) => ({
      'data-time': (side && side.timeToBall !== null) || undefined,
    }),
    cell: createTakerCell(
      team,
      ({ player }) => ({ key: 'kickoffTime', label: `Time of ${player} to the ball` }),
      ({ timeToBall }) => formatSeconds(timeToBall),
    ),
  },
  {
    key: `boost ${team}`,
    head: 'Boost left',
    isNumber: true,
    cellProps: ({ sides }) => (sides[team] ? { 'data-boost': true, 'data-label': 'Boost left' } : {}),
    cell: createTakerCell(
      team,
      ({ player }) => ({ key: 'kickoffBoostLeft', label: `Boost left to ${player}` }),
      ({ boostLeft }) => (boostLeft === null ? '–' : formatNumber(boostLeft)),
    ),
  },
];

export default function KickoffsTab() {
  return (
    <>
      <KickoffPanel />
      <MetricPanel group="kickoffTaking" title="Kickoffs taken, every player" />
      <MetricPanel group="kickoffSupport" title="Kickoffs supported, every player" />
    </>
  );
}

/** How one side's taker went for the ball. */
interface KickoffSide {
  readonly event: MatchEvent;
  readonly player: string;
  readonly approach: string;
  readonly firstTouch: boolean;
  readonly timeToBall: number | null;
  readonly boostLeft: number | null;
}

export type KickoffRow = ReturnType<typeof listKickoffRows>[number];

const getNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const getTeam = (value: unknown): Team | null => (value === 0 || value === 1 ? value : null);

/** Returns each kickoff with both sides' takers, in chronological order. */
export function listKickoffRows(events: readonly MatchEvent[]) {
  const taken = events.filter(({ kind }) => kind === 'kickoffTaken');
  return events
    .filter(({ kind }) => kind === 'kickoff')
    .map((event) => {
      const { evidence } = event;
      const side = (team: Team): KickoffSide | null => {
        const found = taken.find((one) => one.team === team && one.evidence.number === evidence.number);
        if (!found) return null;
        return {
          event: found,
          player: found.playerName ?? '',
          approach: String(found.evidence.approach),
          firstTouch: found.evidence.firstTouch === true,
          timeToBall: getNumber(found.evidence.timeToBall),
          boostLeft: getNumber(found.evidence.boostLeft),
        };
      };
      return {
        event,
        spawn: String(evidence.spawn),
        winner: getTeam(evidence.winner),
        /** No one went for the ball. */
        untouched: evidence.band === 'untouched',
        /** 0 (in the middle) to 1 (deep in the loser's half). */
        strength: Math.abs(getNumber(evidence.strength) ?? 0),
        goalTeam: getTeam(evidence.goalTeam),
        sides: [side(0), side(1)] as const,
      };
    });
}

/** The events behind each stat of a spawn. */
type SpawnSummary = ReturnType<typeof summarizeSpawns>[number];

/** Groups kickoffs by spawn: both sides start alike, seen from their own goal. */
export const summarizeSpawns = (rows: readonly KickoffRow[]) =>
  [...Map.groupBy(rows, ({ spawn }) => spawn)].map(([spawn, here]) => {
    const kickoffs = (holds: (row: KickoffRow) => boolean) => here.filter(holds).map(({ event }) => event);
    const filterTakers = (team: Team, holds: (side: KickoffSide) => boolean) =>
      here.flatMap(({ sides }) => sides[team] ?? []).filter(holds);
    const listFirstTouches = (team: Team) =>
      filterTakers(team, (side) => side.firstTouch).map(({ event }) => event);
    /** Median of a side's times, s, and the takers' events with a time. */
    const time = (team: Team) => {
      const timed = filterTakers(team, ({ timeToBall }) => timeToBall !== null);
      return {
        median: median(timed, ({ timeToBall }) => timeToBall) ?? null,
        events: timed.map(({ event }) => event),
      };
    };
    return {
      spawn,
      kickoffs: kickoffs(() => true),
      won: [kickoffs(({ winner }) => winner === 0), kickoffs(({ winner }) => winner === 1)] as const,
      neutral: kickoffs(({ winner, untouched }) => winner === null && !untouched),
      untouched: kickoffs(({ untouched }) => untouched),
      /** As events of their takers. */
      firstTouches: [listFirstTouches(0), listFirstTouches(1)] as const,
      time: [time(0), time(1)] as const,
    };
  });
