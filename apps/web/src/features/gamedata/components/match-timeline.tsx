import type { MatchReport } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { TableToggle } from '../../../shared/chart/chart-frame.tsx';
import type { TimeAxis } from '../../../shared/chart/time-axis.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatClockTime } from '../../../shared/format/date.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { useMatch } from '../match/match-context.ts';
import { getTeamName, getTeamNames, TEAM_KEYS, TEAMS, type Team } from '../match/teams.ts';
import { formatEventText } from '../text/event-text.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };
import { drawPressure, type Lane, layOutLane } from '../timeline/spread-glyphs.ts';
import { createTimeAxis } from '../timeline/time-axis.ts';
import {
  FIRST_MARKS,
  formatEventDetail,
  formatMarks,
  listEventMoments,
  listRecordedMoments,
  parseMarks,
  TIMELINE_KINDS,
  type TimelineMark,
  type TimelineMoment,
} from '../timeline/timeline-moments.ts';
import { EventGlyph, EventShape } from './event-glyph.tsx';
import tableClasses from './event-table.module.css';
import { Marks } from './marks.tsx';
import classes from './match-timeline.module.css';
import { belongsTo, WhoFilter } from './who-filter.tsx';

const HEIGHT = 140;
const MIDDLE = 62;
/** Height of a pressure bar with the ball on the goal line, px. */
const MAX_BAR_HEIGHT = 28;
/** Narrow pictures have smaller glyphs, so that they stay near their moment. */
const NARROW_PX = 560;
const getGlyphSize = (width: number) => (width < NARROW_PX ? 9 : 12);
const LANE_TOP = [6, 106] as const;

/** Pressure as bars (blue up, orange down) with each team's events on its side, filtered by kind and player. */
export function MatchTimeline() {
  const { report, search, source, change } = useMatch();
  const [asTable, setAsTable] = useState(false);
  const [active, setActive] = useState<TimelineMoment | null>(null);
  const { ref, width } = useElementWidth();
  const axis = useMemo(() => createTimeAxis(report), [report]);
  const marks = parseMarks(search.marks);
  const hasPlay = report.pressure.buckets.length > 0;
  if (!hasPlay && report.timeline.length === 0) return null;
  const kinds = source.state === 'ready' ? TIMELINE_KINDS : TIMELINE_KINDS.slice(0, FIRST_MARKS.length);
  const moments = (
    source.state === 'ready' ? listEventMoments(source.events, marks) : listRecordedMoments(report, marks)
  ).filter((moment) => belongsTo(search, { player: moment.player, other: null, team: moment.team }));
  const getX = (moment: TimelineMoment) => (axis.at(moment) * width) / axis.length;
  const lanes = TEAMS.map((team) => layOutLane(moments, team, getX, getGlyphSize(width), width));
  const toggle = (kind: TimelineMark) =>
    change({
      marks: formatMarks(marks.includes(kind) ? marks.filter((mark) => mark !== kind) : [...marks, kind]),
    });
  return (
    <div className="mt-2.5">
      {asTable ? (
        <MomentTable moments={moments} />
      ) : (
        <div ref={ref} className="h-35">
          {width > 0 && <TimelinePicture lanes={lanes} axis={axis} width={width} onPoint={setActive} />}
        </div>
      )}
      <p className="text-xs min-h-4 mt-1 text-t2 text-right">
        {active && !asTable
          ? describeMoment(active, report)
          : !asTable && describeHiddenEvents(lanes, hasPlay)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1 mt-0.5">
        <fieldset className="flex flex-wrap gap-1 mt-0 mr-0 mb-0 -ml-2 p-0 border-0">
          <legend className="sr-only">Timeline events</legend>
          {kinds.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              className={`${classes.kind} hover:bg-s2 aria-pressed:bg-s3 aria-pressed:text-t1 max-md:h-11 inline-flex items-center gap-1.25 h-7 px-2 py-0 border-0 rounded-2 bg-transparent text-t3 font-inherit text-[12px] cursor-pointer`}
              aria-pressed={marks.includes(key)}
              onClick={() => toggle(key)}
            >
              <EventGlyph kind={key} size={10} />
              {label}
            </button>
          ))}
        </fieldset>
        <span className="inline-flex items-center gap-1">
          <WhoFilter label="Whose events" />
          <Definition term={PICTURE_TERMS.timeline} />
          <TableToggle asTable={asTable} onChange={setAsTable} />
        </span>
      </div>
    </div>
  );
}

function MomentTable({ moments }: { moments: readonly TimelineMoment[] }) {
  const { report } = useMatch();
  return (
    <DataTable
      scrollLabel="Events of the match"
      scrollClassName="max-h-80 overflow-auto"
      className={tableClasses.table}
      rows={moments}
      rowKey={(_, index) => index}
      columns={[
        { head: 'Clock', cellClassName: 'num', cell: (moment) => formatClockTime(moment.clock) },
        {
          head: 'Event',
          cellClassName: tableClasses.kind,
          cellProps: (moment) => ({ 'data-team': TEAM_KEYS[moment.team] }),
          cell: (moment) => (
            <>
              <EventGlyph kind={moment.kind} size={10} />
              {moment.label}
              <span className="sr-only">, {getTeamName(report, moment.team)}</span>
            </>
          ),
        },
        { head: 'Player', cell: (moment) => moment.playerName },
        { head: 'Detail', cellClassName: 't2', cell: (moment) => formatDetail(moment, report) },
      ]}
    />
  );
}

/** Returns the caption while no mark is pointed at. */
function describeHiddenEvents(lanes: readonly Lane[], hasPlay: boolean): string {
  const left = lanes.reduce((sum, { leftOut }) => sum + leftOut, 0);
  const words = [
    left > 0 && `${left} more. Open Table to see all.`,
    hasPlay && 'Height: how deep the ball is in that team’s attack',
  ];
  return words.filter(Boolean).join(' · ');
}

/** Describes what happened: an event in a sentence, a record of the game by its details. */
function formatDetail({ event, recorded }: TimelineMoment, report: MatchReport): string {
  if (event) return formatEventText(event, getTeamNames(report));
  const record = recorded === null ? undefined : report.timeline[recorded];
  return record ? formatEventDetail(report, record) : '';
}

function describeMoment(moment: TimelineMoment, report: MatchReport): string {
  const { clock, label, playerName, event } = moment;
  const subject = event ? '' : `${label}, ${playerName} `;
  return `${formatClockTime(clock)} ${subject}${formatDetail(moment, report)}`.trim();
}

interface PictureProps {
  lanes: readonly Lane[];
  axis: TimeAxis;
  width: number;
  onPoint: (moment: TimelineMoment | null) => void;
}

function TimelinePicture({ lanes, axis, width, onPoint }: PictureProps) {
  const scale = width / axis.length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group
    <svg
      width={width}
      height={HEIGHT}
      role="group"
      aria-label="Pressure and events by game clock: Blue on top, Orange below. Open Table for a list."
    >
      {axis.ticks.map((tick) => (
        <g key={tick.label} transform={`translate(${tick.at * scale} 0)`}>
          <path
            d={`M.5 ${MIDDLE - MAX_BAR_HEIGHT}V${HEIGHT}`}
            stroke="var(--line-strong)"
            strokeWidth=".75"
          />
          <text x="4" y={HEIGHT - 4} fontSize="12" fill="var(--t3)">
            {tick.label}
          </text>
        </g>
      ))}
      <PressureBars axis={axis} scale={scale} />
      <path d={`M0 ${MIDDLE}H${width}`} stroke="var(--t3)" strokeWidth=".75" />
      {lanes.map((lane, team) => (
        <LaneMarks
          key={LANE_TOP[team]}
          team={team as Team}
          lane={lane}
          axis={axis}
          scale={scale}
          size={getGlyphSize(width)}
          onPoint={onPoint}
        />
      ))}
    </svg>
  );
}

function PressureBars({ axis, scale }: { axis: TimeAxis; scale: number }) {
  const { bucketSeconds, buckets } = useMatch().report.pressure;
  const step = bucketSeconds * scale;
  const paths = drawPressure(buckets, (bucket) => axis.at(bucket) * scale, {
    middle: MIDDLE,
    fullBar: MAX_BAR_HEIGHT,
    width: step - (step > 3 ? 1 : 0.25),
  });
  return (
    <g opacity=".75">
      <path d={paths[0]} fill="var(--blue)" />
      <path d={paths[1]} fill="var(--orange)" />
    </g>
  );
}

interface LaneProps extends Pick<PictureProps, 'axis' | 'onPoint'> {
  team: Team;
  lane: Lane;
  scale: number;
  /** Of a glyph, px. */
  size: number;
}

function LaneMarks({ team, lane, axis, scale, size, onPoint }: LaneProps) {
  const { report, open } = useMatch();
  const top = LANE_TOP[team];
  const stem = team === 0 ? `${top + size + 2}V${MIDDLE}` : `${MIDDLE}V${top - 2}`;
  const y = top + size / 2;
  const events = lane.moments.flatMap(({ event }) => event ?? []);
  const glyph = (kind: TimelineMark) => (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 16})`}>
      <EventShape kind={kind} />
    </g>
  );
  return (
    <g
      className={`${classes.lane} data-[team=blue]:text-blue data-[team=orange]:text-orange`}
      data-team={TEAM_KEYS[team]}
    >
      {lane.moments.map(
        (moment) =>
          moment.kind === 'goal' && (
            <path
              key={`${moment.time} ${moment.playerName}`}
              d={`M${axis.at(moment) * scale} ${stem}`}
              stroke="currentColor"
              opacity=".7"
            />
          ),
      )}
      {events.length > 0 ? (
        <Marks
          marks={lane.placed.flatMap(({ moment, x }) => {
            const { event, kind } = moment;
            const label = describeMoment(moment, report);
            return event ? [{ event, x, y, radius: size / 2, shape: glyph(kind), label }] : [];
          })}
          onOpen={(event) => open(event, events)}
          onPoint={(event) => onPoint(lane.moments.find((moment) => moment.event === event) ?? null)}
        />
      ) : (
        lane.placed.map(({ moment, x }) => (
          <g
            key={`${moment.kind} ${moment.time} ${moment.playerName} ${x}`}
            transform={`translate(${x} ${y})`}
            onPointerEnter={() => onPoint(moment)}
            onPointerLeave={() => onPoint(null)}
          >
            <rect x={-size * 0.75} y={-size} width={size * 1.5} height={size * 2} fill="transparent" />
            {glyph(moment.kind)}
          </g>
        ))
      )}
    </g>
  );
}
