import { formatNumber } from '@datacoach/analysis/format-number';
import { SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClockTime } from '../../../shared/format/date.ts';
import { getSpeedUnit, toShownSpeed } from '../../../shared/format/speed.ts';
import { getUnitName } from '../../../shared/format/statistic-value.ts';
import { OUTCOME_LABELS, ShotMark } from '../../../shared/pitch/shot-mark.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamKey, getTeamName } from '../match/teams.ts';
import { listShotFacts, type ShotFacts } from '../shots/shot-facts.ts';
import { getEventFacts } from '../text/event-facts.ts';
import { NumberButton } from './number-button.tsx';
import classes from './shot-table.module.css';
import { belongsTo } from './who-filter.tsx';

interface ShotTableProps {
  /** With type, distance, placement and the chance before the touch. */
  full?: boolean;
  /** Only shots that count in the xG race. */
  inRace?: boolean;
  /** Name of the table's region, because a page can hold two. */
  label: string;
}

/** As many rows as fit the height of the panels next to it. */
const FIRST_ROWS = 16;

/** All shots as rows, next to other panels only the first until expanded; the clock opens the event. */
export function ShotTable({ full = false, inRace = false, label }: ShotTableProps) {
  const { report, search, open } = useMatch();
  const events = useEvents();
  const shots = useMemo(() => listShotFacts(events), [events]).filter(
    (shot) => belongsTo(search, shot.event) && (shot.inRace || !inRace),
  );
  const [all, setAll] = useState(full || inRace);
  const ordered = shots.map(({ event }) => event);
  if (shots.length === 0) return <p className="px-4 py-3 text-t2">No shots here.</p>;
  const rows = all ? shots : shots.slice(0, FIRST_ROWS);
  return (
    <>
      <DataTable
        className={classes.table}
        scrollLabel={label}
        rows={rows}
        rowKey={({ event }) => `${event.frame} ${event.player}`}
        rowProps={({ event }) => ({ 'data-team': getTeamKey(event.team) })}
        columns={[
          {
            head: 'Clock',
            cell: ({ event }) => (
              <button
                type="button"
                className="bare-button min-w-11 min-h-6 text-t1 text-left underline decoration-line-strong underline-offset-3 hover:decoration-current num"
                aria-label={`Details of the shot at ${formatClockTime(event.clock)}`}
                onClick={() => open(event, ordered)}
              >
                {formatClockTime(event.clock)}
              </button>
            ),
          },
          {
            head: 'Player',
            cell: ({ event }) => (
              <>
                <i
                  className={`${classes.mark} inline-block w-0.75 h-4 mr-1.75 rounded-[1px] bg-current [vertical-align:-3px]`}
                  aria-hidden="true"
                />
                <span className="inline-block overflow-hidden max-w-37.5 text-ellipsis align-bottom @max-[621px]/match:max-w-24">
                  {event.playerName}
                </span>
                {event.team !== null && <span className="sr-only">, {getTeamName(report, event.team)}</span>}
              </>
            ),
          },
          {
            head: 'Result',
            cell: ({ outcome }) => (
              <span className={`${classes.outcome} inline-flex items-center gap-1.5`}>
                <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
                  <ShotMark outcome={outcome} radius={3.6} line={1.4} />
                </svg>
                {OUTCOME_LABELS[outcome]}
              </span>
            ),
          },
          {
            head: <abbr title="xG: how likely this shot was to go in">xG</abbr>,
            isNumber: true,
            cell: ({ event, xg }) => (
              <ShotNumber event={event} stat={{ key: 'xg', label: 'Expected goals of the shot' }}>
                {xg === null ? '–' : formatNumber(xg, 2)}
              </ShotNumber>
            ),
          },
          {
            head: getSpeedUnit(),
            isNumber: true,
            cell: ({ event, speed }) => (
              <ShotNumber event={event} stat={{ key: 'shotSpeed', label: 'Speed of the shot' }}>
                {speed === null ? '–' : formatNumber(toShownSpeed(speed))}
              </ShotNumber>
            ),
          },
          ...(full ? FULL_COLUMNS : []),
        ]}
      />
      {!(full || inRace) && shots.length > FIRST_ROWS && (
        <TextButton
          label={all ? `First ${FIRST_ROWS} only` : `All ${shots.length}`}
          className="mt-1.5 mr-0 mb-2 ml-1.5"
          size="xs"
          onClick={() => setAll(!all)}
          quiet
        />
      )}
    </>
  );
}

const FULL_COLUMNS: readonly Column<ShotFacts>[] = [
  {
    head: 'Before the shot',
    isNumber: true,
    cell: ({ event }) => (
      <ShotNumber event={event} stat={{ key: 'xg', label: 'Chance before the shot' }}>
        {formatFact(event, 'Chance before the shot')}
      </ShotNumber>
    ),
  },
  {
    head: <abbr title={`Distance from goal. ${getUnitName('uu')}`}>Distance uu</abbr>,
    isNumber: true,
    cell: ({ event, distance }) => (
      <ShotNumber event={event} stat={{ key: 'shotDistance', label: 'Distance of the shot' }}>
        {distance === null ? '–' : formatNumber(distance)}
      </ShotNumber>
    ),
  },
  { head: 'Type', cell: ({ type }) => SHOT_TYPES.find(({ key }) => key === type)?.label ?? '–' },
  { head: 'Pressure', cell: ({ event }) => formatFact(event, 'Pressure on the shooter') },
  { head: 'Placement', cell: ({ event }) => formatFact(event, 'Placement') },
];

const formatFact = (event: MatchEvent, name: string) =>
  getEventFacts(event).find((fact) => fact.name === name)?.text ?? '–';

interface ShotNumberProps {
  event: MatchEvent;
  stat: { readonly key: string; readonly label: string };
  children: string;
}

function ShotNumber({ event, stat, children }: ShotNumberProps) {
  return (
    <NumberButton
      stat={stat}
      owner={{ team: event.team }}
      counted={{ kinds: [event.kind === 'goal' ? 'goal' : 'shot'], events: [event] }}
    >
      {children}
    </NumberButton>
  );
}
