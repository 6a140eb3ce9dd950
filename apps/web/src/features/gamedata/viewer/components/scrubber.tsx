import { ActionIcon } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconMap,
  IconMaximize,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { formatClock, formatClockTime } from '../../../../shared/format/date.ts';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { useElementWidth } from '../../../../shared/ui/use-element-width.ts';
import { EventShape } from '../../components/event-glyph.tsx';
import { TEAM_KEYS, TEAMS } from '../../match/teams.ts';
import { drawPressure, layOutLane } from '../../timeline/spread-glyphs.ts';
import { FIRST_MARKS, listEventMoments } from '../../timeline/timeline-moments.ts';
import { findFrame, listClockTicks, SPEEDS } from '../playback/playback.ts';
import { goToEvent, JUMP_SECONDS } from '../use-viewer-keys.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import classes from './scrubber.module.css';

const HEIGHT = 84;
const MIDDLE = 34;
const MAX_BAR_HEIGHT = 18;
const GLYPH = 11;
/** Width that the note about hidden glyphs takes from the clock labels, in px. */
const MIN_NOTE_WIDTH = 150;
const LANE_TOP = [2, 56] as const;

/** Start and end of a clip, in seconds into the recording. */
export interface ClipRange {
  readonly from: number;
  readonly until: number;
}

/**
 * The whole recording on one line: pressure, events and playback position. The range input below it handles the
 * keyboard.
 */
export function Scrubber(props: { times?: readonly number[] | undefined; clip?: ClipRange | undefined }) {
  const { times = [], clip } = props;
  const { playback, tracks } = useViewer();
  const { time } = usePlayback();
  const { ref, width } = useElementWidth();
  const length = tracks.clock.elapsed.at(-1) || 1;
  const clock = formatClockAt(useViewer(), time);
  return (
    <div ref={ref} className={`${classes.scrubber} relative h-21`}>
      {clip && (
        <span
          className="absolute top-4 h-9 border-x border-accent-text bg-accent/25 pointer-events-none"
          style={{
            left: `${(100 * clip.from) / length}%`,
            right: `${100 - (100 * Math.min(clip.until, length)) / length}%`,
          }}
          aria-hidden="true"
        />
      )}
      {width > 0 && <Picture width={width} length={length} />}
      {times.map((at) => (
        <span
          key={at}
          className="absolute bottom-[17px] size-3.5 -ml-[7px] border-2 border-bg rounded-[50%_50%_50%_0] bg-worse -rotate-45 pointer-events-none"
          style={{ left: `${(100 * at) / length}%` }}
          aria-hidden="true"
        />
      ))}
      <span
        className="before:absolute before:-top-0.5 before:-left-1 before:w-2.5 before:h-1.5 before:rounded-[2px] before:bg-accent before:content-[''] absolute top-0 bottom-4 w-0.5 -ml-0.25 bg-accent pointer-events-none"
        style={{ left: `${(100 * time) / length}%` }}
        aria-hidden="true"
      />
      <input
        type="range"
        className="absolute inset-0 size-full m-0 opacity-0 cursor-pointer"
        aria-label="Time in the match"
        aria-valuetext={clock}
        min={0}
        max={length}
        step={0.1}
        value={time}
        onChange={(event) => playback.seek(Number(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
          event.preventDefault();
          playback.seek(playback.getTime() + (event.key === 'ArrowLeft' ? -JUMP_SECONDS : JUMP_SECONDS));
        }}
      />
    </div>
  );
}

/** The page's time is in tenths, rounded down. */
const HALF_TENTH = 0.05;

export function formatClockAt(
  { tracks }: Pick<ReturnType<typeof useViewer>, 'tracks'>,
  time: number,
): string {
  const { elapsed, seconds, overtime } = tracks.clock;
  const frame = findFrame(elapsed, time + HALF_TENTH);
  return formatClockTime({ seconds: Math.max(seconds[frame] ?? 0, 0), overtime: overtime[frame] === 1 });
}

/** Separate from the parts that change ten times a second. */
const Picture = memo(function Picture({ width, length }: { width: number; length: number }) {
  const { report, listed, kinds, tracks } = useViewer();
  const scale = width / length;
  const ticks = useMemo(() => listClockTicks(tracks.clock), [tracks]);
  const marks = kinds.length > 0 ? kinds : FIRST_MARKS;
  const moments = useMemo(() => listEventMoments(listed, marks), [listed, marks]);
  const lanes = useMemo(
    () => TEAMS.map((team) => layOutLane(moments, team, ({ time }) => time * scale, GLYPH, width)),
    [moments, scale, width],
  );
  const left = lanes.reduce((sum, { leftOut }) => sum + leftOut, 0);
  const bars = useMemo(() => {
    const { bucketSeconds, buckets } = report.pressure;
    const look = { middle: MIDDLE, fullBar: MAX_BAR_HEIGHT, width: bucketSeconds * scale - 0.5 };
    return drawPressure(buckets, ({ time }) => time * scale, look);
  }, [report, scale]);
  return (
    <svg width={width} height={HEIGHT} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick.time} transform={`translate(${tick.time * scale} 0)`}>
          <path
            d={`M.5 ${MIDDLE - MAX_BAR_HEIGHT}V${HEIGHT}`}
            stroke="var(--line-strong)"
            strokeWidth=".75"
          />
          {(left === 0 || tick.time * scale < width - MIN_NOTE_WIDTH) && (
            <text x="4" y={HEIGHT - 4} fontSize="12" fill="var(--t3)">
              {tick.label}
            </text>
          )}
        </g>
      ))}
      <path d={bars[0]} fill="var(--blue)" opacity=".7" />
      <path d={bars[1]} fill="var(--orange)" opacity=".7" />
      <path d={`M0 ${MIDDLE}H${width}`} stroke="var(--t3)" strokeWidth=".75" />
      {TEAMS.map((team) => (
        <g
          key={team}
          className="data-[team=blue]:text-blue data-[team=orange]:text-orange"
          data-team={TEAM_KEYS[team]}
        >
          {lanes[team]?.placed.map(({ moment, x }) => (
            <g
              key={`${moment.kind} ${moment.time} ${moment.playerName} ${x}`}
              transform={`translate(${x - GLYPH / 2} ${LANE_TOP[team]}) scale(${GLYPH / 16})`}
            >
              <EventShape kind={moment.kind} />
            </g>
          ))}
        </g>
      ))}
      {left > 0 && (
        <text x={width} y={HEIGHT - 4} fontSize="12" textAnchor="end" fill="var(--t3)">
          {left} more under Events
        </text>
      )}
    </svg>
  );
});

export function Transport({ onKeys }: { onKeys: () => void }) {
  const viewer = useViewer();
  const { playback, tracks } = viewer;
  const { playing, speed, time } = usePlayback();
  const length = tracks.clock.elapsed.at(-1) ?? 0;
  return (
    <div className="flex flex-wrap gap-2 items-center max-md:gap-1 max-md:justify-center" data-repeat>
      <ActionIcon aria-label="Previous event" onClick={() => goToEvent(viewer, -1)}>
        <IconPlayerSkipBack size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon aria-label="Previous frame" onClick={() => playback.step(-1)}>
        <IconChevronLeft size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="filled"
        color="bib"
        size={40}
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={playback.toggle}
      >
        {playing ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </ActionIcon>
      <ActionIcon aria-label="Next frame" onClick={() => playback.step(1)}>
        <IconChevronRight size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon aria-label="Next event" onClick={() => goToEvent(viewer, 1)}>
        <IconPlayerSkipForward size={18} stroke={1.6} />
      </ActionIcon>
      <span
        className={`${classes.time} max-md:w-full max-md:m-0 max-md:text-center max-md:-order-1 mx-2 num`}
      >
        <b>{formatClockAt(viewer, time)}</b>{' '}
        <span className="t3">
          {formatClock(time)} of {formatClock(length)} recorded
        </span>
      </span>
      <Segmented
        label="Speed"
        value={String(speed)}
        choices={SPEEDS.map((choice) => ({ value: String(choice), label: `${choice}×` }))}
        onChange={(choice) => playback.setSpeed(Number(choice))}
      />
      <span className="flex items-center gap-1 ml-auto max-md:ml-0">
        <ActionIcon
          aria-label="Minimap"
          aria-pressed={viewer.hasMap}
          className="max-md:hidden"
          onClick={viewer.toggleMap}
        >
          <IconMap size={18} stroke={1.6} />
        </ActionIcon>
        <ActionIcon aria-label="Save clip" onClick={viewer.openExport}>
          <IconDownload size={18} stroke={1.6} />
        </ActionIcon>
        {document.fullscreenEnabled && (
          <ActionIcon aria-label="Full screen" onClick={viewer.toggleFullscreen}>
            <IconMaximize size={18} stroke={1.6} />
          </ActionIcon>
        )}
        <button
          type="button"
          className="hover:bg-s2 hover:text-t1 max-lg:hidden px-2.5 py-1.5 border-0 rounded-[4px] bg-transparent text-t2 font-inherit text-[12px] cursor-pointer"
          onClick={onKeys}
        >
          <span className="px-1.5 border border-line-strong rounded-[3px]" aria-hidden="true">
            ?
          </span>{' '}
          Keys
        </button>
      </span>
    </div>
  );
}
