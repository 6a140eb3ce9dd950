import type { MatchReport } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { TableToggle } from '../../../shared/chart/chart-frame.tsx';
import type { TimeAxis } from '../../../shared/chart/time-axis.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { Definition } from '../../../shared/ui/definition.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { useMatch } from '../match/match-context.ts';
import { TEAM_KEYS, TEAMS, type Team, teamName } from '../team-words.ts';
import { spreadGlyphs } from '../timeline/spread-glyphs.ts';
import { timeAxis } from '../timeline/time-axis.ts';
import {
  FIRST_MARKS,
  formatEventDetail,
  formatMarks,
  listEventMoments,
  listRecordedMoments,
  readMarks,
  TIMELINE_KINDS,
  type TimelineMark,
  type TimelineMoment,
} from '../timeline/timeline-moments.ts';
import { formatEventText } from '../words/event-text.ts';
import PICTURE_TERMS from '../words/picture-terms.data.json' with { type: 'json' };
import { EventGlyph, EventShape } from './event-glyph.tsx';
import { EventTable } from './event-table.tsx';
import { Marks } from './marks.tsx';
import classes from './match-timeline.module.css';
import { belongsTo, WhoFilter } from './who-filter.tsx';

const HEIGHT = 140;
const MIDDLE = 62;
/** Height of a pressure bar with the ball on the goal line, px. */
const FULL_BAR = 28;
const GOAL_LINE_Y = 5120;
/** Narrow pictures have smaller glyphs, so that they stay near their moment. */
const NARROW_PX = 560;
const glyphSize = (width: number) => (width < NARROW_PX ? 9 : 12);
const LANE_TOP: Readonly<Record<Team, number>> = { 0: 6, 1: 106 };

/** Pressure as bars (blue up, orange down) with each team's events on its side, filtered by kind and player. */
export function MatchTimeline() {
  const { report, search, source, change } = useMatch();
  const [asTable, setAsTable] = useState(false);
  const [active, setActive] = useState<TimelineMoment | null>(null);
  const { ref, width } = useElementWidth();
  const axis = useMemo(() => timeAxis(report), [report]);
  const marks = readMarks(search.marks);
  const hasPlay = report.pressure.buckets.length > 0;
  if (!hasPlay && report.timeline.length === 0) return null;
  const kinds = source.state === 'ready' ? TIMELINE_KINDS : TIMELINE_KINDS.slice(0, FIRST_MARKS.length);
  const moments = (
    source.state === 'ready' ? listEventMoments(source.events, marks) : listRecordedMoments(report, marks)
  ).filter((moment) => belongsTo(search, { player: moment.player, other: null, team: moment.team }));
  const lanes = TEAMS.map((team) =>
    buildLane(
      moments.filter((moment) => moment.team === team),
      axis,
      width,
    ),
  );
  const toggle = (kind: TimelineMark) =>
    change({
      marks: formatMarks(marks.includes(kind) ? marks.filter((mark) => mark !== kind) : [...marks, kind]),
    });
  return (
    <div className="mt-2.5">
      {asTable ? (
        <EventTable moments={moments} />
      ) : (
        <div ref={ref} className="h-35">
          {width > 0 && <TimelinePicture lanes={lanes} axis={axis} width={width} onPoint={setActive} />}
        </div>
      )}
      <p className="text-xs min-h-4 mt-1 text-t2 text-right">
        {active && !asTable ? describeMoment(active, report) : !asTable && restWords(lanes, hasPlay)}
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

/** Returns the caption while no mark is pointed at. */
function restWords(lanes: readonly Lane[], hasPlay: boolean): string {
  const left = lanes.reduce((sum, { leftOut }) => sum + leftOut, 0);
  const words = [
    left > 0 && `${left} more. Open Table to see all.`,
    hasPlay && 'Height: how deep the ball is in that team’s attack',
  ];
  return words.filter(Boolean).join(' · ');
}

function describeMoment(moment: TimelineMoment, report: MatchReport): string {
  const { clock, label, playerName, event, recorded } = moment;
  if (event) {
    return `${formatClockTime(clock)} ${formatEventText(event, [teamName(report, 0), teamName(report, 1)])}`;
  }
  const record = recorded === null ? undefined : report.timeline[recorded];
  return `${formatClockTime(clock)} ${label}, ${playerName} ${record ? formatEventDetail(report, record) : ''}`.trim();
}

interface PlacedMoment {
  readonly moment: TimelineMoment;
  /** Center of its glyph, px. */
  readonly x: number;
}

/** A team's moments in chronological order. */
interface Lane {
  readonly moments: readonly TimelineMoment[];
  readonly placed: readonly PlacedMoment[];
  /** Number of moments without room. */
  readonly leftOut: number;
}

function buildLane(moments: readonly TimelineMoment[], axis: TimeAxis, width: number): Lane {
  const sorted = moments.toSorted((a, b) => axis.at(a) - axis.at(b));
  if (width === 0) return { moments: sorted, placed: [], leftOut: 0 };
  const size = glyphSize(width);
  const glyphs = sorted.map((moment) => ({
    at: Math.max(0, (axis.at(moment) * width) / axis.length - size / 2),
    kind: moment.kind,
  }));
  const places = spreadGlyphs(glyphs, size, width - size);
  const placed = sorted.flatMap((moment, index) => {
    const place = places[index];
    return typeof place === 'number' ? [{ moment, x: place + size / 2 }] : [];
  });
  return { moments: sorted, placed, leftOut: sorted.length - placed.length };
}

interface PictureProps {
  lanes: readonly Lane[];
  axis: TimeAxis;
  width: number;
  onPoint: (moment: TimelineMoment | null) => void;
}

function TimelinePicture({ lanes, axis, width, onPoint }: PictureProps) {
  const { report } = useMatch();
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
          <path d={`M.5 ${MIDDLE - FULL_BAR}V${HEIGHT}`} stroke="var(--line-strong)" strokeWidth=".75" />
          <text x="4" y={HEIGHT - 4} fontSize="12" fill="var(--t3)">
            {tick.label}
          </text>
        </g>
      ))}
      <PressureBars report={report} axis={axis} scale={scale} />
      <path d={`M0 ${MIDDLE}H${width}`} stroke="var(--t3)" strokeWidth=".75" />
      {TEAMS.map((team) => {
        const lane = lanes[team];
        return (
          lane && (
            <LaneMarks
              key={team}
              team={team}
              lane={lane}
              axis={axis}
              scale={scale}
              size={glyphSize(width)}
              onPoint={onPoint}
            />
          )
        );
      })}
    </svg>
  );
}

function PressureBars({ report, axis, scale }: { report: MatchReport; axis: TimeAxis; scale: number }) {
  const { bucketSeconds, buckets } = report.pressure;
  const step = bucketSeconds * scale;
  const gap = step > 3 ? 1 : 0.25;
  const paths = ['', ''];
  for (const bucket of buckets) {
    const x = axis.at(bucket) * scale;
    const height = Math.max(-1, Math.min(1, bucket.ballY / GOAL_LINE_Y)) * FULL_BAR;
    const side = height >= 0 ? 0 : 1;
    paths[side] +=
      `M${x.toFixed(1)} ${MIDDLE}h${Math.max(step - gap, 0.5).toFixed(1)}v${(-height).toFixed(1)}h${(-Math.max(step - gap, 0.5)).toFixed(1)}z`;
  }
  return (
    <g opacity=".75">
      <path d={paths[0]} fill="var(--blue)" />
      <path d={paths[1]} fill="var(--orange)" />
    </g>
  );
}

interface LaneProps {
  team: Team;
  lane: Lane;
  axis: TimeAxis;
  scale: number;
  /** Of a glyph, px. */
  size: number;
  onPoint: (moment: TimelineMoment | null) => void;
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
          marks={lane.placed.flatMap(({ moment, x }) =>
            moment.event
              ? [
                  {
                    event: moment.event,
                    x,
                    y,
                    radius: size / 2,
                    shape: glyph(moment.kind),
                    label: describeMoment(moment, report),
                  },
                ]
              : [],
          )}
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
