import type { MatchReport } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { TEAM_KEYS, TEAMS, type Team, type TimelineEvent } from '../team-words.ts';
import { clockWords } from '../timeline/clock-words.ts';
import { eventDetail, KIND_WORDS } from '../timeline/event-words.ts';
import { eventsWithGlyph } from '../timeline/shown-events.ts';
import { spreadGlyphs } from '../timeline/spread-glyphs.ts';
import { type TimeAxis, timeAxis } from '../timeline/time-axis.ts';
import { EventGlyph, EventShape } from './event-glyph.tsx';
import { EventTable } from './event-table.tsx';
import classes from './match-timeline.module.css';

const HEIGHT = 124;
const MIDDLE = 62;
/** Height of a pressure bar when the ball is on the goal line, px. */
const FULL_BAR = 28;
const GOAL_LINE_Y = 5120;
/** Narrow pictures carry smaller glyphs, so that they stay near their moment. */
const NARROW_PX = 560;
const glyphSize = (width: number) => (width < NARROW_PX ? 9 : 12);
const LANE_TOP: Readonly<Record<Team, number>> = { 0: 6, 1: 106 };

/** Pressure as bars (blue up, orange down) with the events of each team on its own side. */
export function MatchTimeline({ report }: { report: MatchReport }) {
  const [asTable, setAsTable] = useState(false);
  const [active, setActive] = useState<TimelineEvent | null>(null);
  const { ref, width } = useElementSize();
  const axis = useMemo(() => timeAxis(report), [report]);
  const hasPlay = report.pressure.buckets.length > 0;
  if (!hasPlay && report.timeline.length === 0) return null;
  return (
    <div className={classes.timeline}>
      {asTable ? (
        <EventTable report={report} />
      ) : (
        <div ref={ref} className={classes.picture}>
          {width > 0 && <TimelinePicture report={report} axis={axis} width={width} onPoint={setActive} />}
        </div>
      )}
      <div className={classes.legend}>
        {!asTable && (
          <>
            <span>
              <EventGlyph kind="goal" size={10} /> Goal
            </span>
            <span>
              <EventGlyph kind="shot" size={10} /> Shot
            </span>
            <span>
              <EventGlyph kind="save" size={10} /> Save
            </span>
            <span>
              <EventGlyph kind="demolition" size={10} /> Demolition
            </span>
          </>
        )}
        <span className={classes.caption}>
          {active && !asTable
            ? `${clockWords(active.clock)} ${KIND_WORDS[active.kind]}, ${active.playerName} ${eventDetail(report, active)}`
            : !asTable && hasPlay && 'Height: how far the ball is in that team’s attack'}
        </span>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? 'Picture' : 'Table'}
        </Button>
      </div>
    </div>
  );
}

interface PictureProps {
  report: MatchReport;
  axis: TimeAxis;
  width: number;
  onPoint: (event: TimelineEvent | null) => void;
}

function TimelinePicture({ report, axis, width, onPoint }: PictureProps) {
  const scale = width / axis.length;
  const events = eventsWithGlyph(report.timeline);
  return (
    <svg
      width={width}
      height={HEIGHT}
      role="img"
      aria-label="Pressure and events by game clock, blue above, orange below. The Table button lists the events."
    >
      {axis.ticks.map((tick) => (
        <g key={tick.label} transform={`translate(${tick.at * scale} 0)`}>
          <path
            d={`M.5 ${MIDDLE - FULL_BAR}v${2 * FULL_BAR}`}
            stroke="var(--line-strong)"
            strokeWidth=".75"
          />
          <text x="4" y={MIDDLE + FULL_BAR - 2} fontSize="12" fill="var(--t3)">
            {tick.label}
          </text>
        </g>
      ))}
      <PressureBars report={report} axis={axis} scale={scale} />
      <path d={`M0 ${MIDDLE}H${width}`} stroke="var(--t3)" strokeWidth=".75" />
      {TEAMS.map((team) => (
        <Lane
          key={team}
          team={team}
          axis={axis}
          scale={scale}
          width={width}
          events={events.filter((event) => event.team === team)}
          onPoint={onPoint}
        />
      ))}
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
  axis: TimeAxis;
  scale: number;
  width: number;
  events: readonly TimelineEvent[];
  onPoint: (event: TimelineEvent | null) => void;
}

function Lane({ team, axis, scale, width, events, onPoint }: LaneProps) {
  const sorted = events.toSorted((a, b) => axis.at(a) - axis.at(b));
  const size = glyphSize(width);
  const wanted = sorted.map((event) => Math.max(0, axis.at(event) * scale - size / 2));
  const placed = spreadGlyphs(wanted, size, width - size);
  const top = LANE_TOP[team];
  const stem = team === 0 ? `${top + size + 2}V${MIDDLE}` : `${MIDDLE}V${top - 2}`;
  return (
    <g className={classes.lane} data-team={TEAM_KEYS[team]}>
      {sorted.map((event, index) => (
        <g
          key={`${event.kind} ${event.frame} ${event.playerName}`}
          onPointerEnter={() => onPoint(event)}
          onPointerLeave={() => onPoint(null)}
        >
          {event.kind === 'goal' && (
            <path d={`M${axis.at(event) * scale} ${stem}`} stroke="currentColor" opacity=".7" />
          )}
          <g transform={`translate(${placed[index]} ${top}) scale(${size / 16})`}>
            <rect x="-4" y="-6" width="24" height="28" fill="transparent" />
            <EventShape kind={event.kind} />
          </g>
        </g>
      ))}
    </g>
  );
}
