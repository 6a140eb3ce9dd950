import { formatNumber } from '@datacoach/analysis/format-number';
import type { AnswerClip } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatClock } from '../../../shared/format/duration.ts';
import { PITCH_VIEW, PitchLines, pitchOutline } from '../../../shared/pitch/pitch-lines.tsx';
import classes from '../questions.module.css';

/** Includes the lead-up to a moment, in seconds. */
const LEAD_SECONDS = 1.5;

/** Typical moments and a counterexample; each opens in the viewer from the player's camera. */
export function ClipCards({ clips }: { clips: readonly AnswerClip[] }) {
  const typical = clips.filter(({ contrary }) => !contrary).length;
  return (
    <section aria-label="Clips">
      <h3 className="text-sm mb-2 text-t1 font-stretch-106%">
        {typical === 0
          ? 'Clips'
          : `${COUNTS[typical] ?? typical} typical ${typical === 1 ? 'clip' : 'clips'}`}
        {clips.length > typical && (
          <span className="t3 font-normal font-stretch-100%"> and one counterexample</span>
        )}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-3">
        {clips.map((clip) => (
          <li key={clip.id}>
            <Clip clip={clip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five'] as const;

function Clip({ clip }: { clip: AnswerClip }) {
  const { matchId, time, player, title, detail, xg, contrary, overtime, clock, playedAt } = clip;
  return (
    <Link
      to="/match/$matchId/viewer"
      params={{ matchId }}
      search={{ t: Math.max(0, Math.round((time - LEAD_SECONDS) * 10) / 10), camera: 'player', player }}
      className={classes.clip}
      data-contrary={contrary || undefined}
    >
      <Path clip={clip} />
      <span className="flex gap-2 justify-between pt-2 px-3 pb-2.5">
        <span>
          <b>{title}</b>
          <small className="text-xs block text-t2 font-normal">
            {detail}
            {', '}
            {formatShortDate(new Date(playedAt))}
          </small>
        </span>
        <span className="num flex-none text-right">
          {overtime ? '+' : ''}
          {formatClock(clock)}
          {xg !== null && (
            <small className="text-xs block text-t2 font-normal">xG {formatNumber(xg, 2)}</small>
          )}
        </span>
      </span>
    </Link>
  );
}

const DOT = 24;
/** Margin around a path, and the min part of the field shown, in tens of uu. */
const ROOM = 140;
const MIN = { width: 620, height: 400 } as const;

/** The part of the field around the ball's path; the player's team attacks to the right. */
function Path({ clip: { points, team } }: { clip: AnswerClip }) {
  const placed = points.map(({ x, y, side, me }) => ({ cx: y / 10, cy: -x / 10, side, me }));
  const own = team === 0 ? 'var(--blue)' : 'var(--orange)';
  const other = team === 0 ? 'var(--orange)' : 'var(--blue)';
  return (
    <svg viewBox={viewOf(placed)} className="w-full aspect-16/9" aria-hidden="true">
      <path d={pitchOutline(true)} fill="var(--pitch)" />
      <PitchLines standard turned={team === 1} />
      <path
        d={`M${placed.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}`}
        className="fill-none stroke-t1 stroke-6 [stroke-opacity:0.7] [stroke-linejoin:round]"
      />
      {placed.map(({ cx, cy, side, me }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: points of a finished moment never change
          key={index}
          cx={cx}
          cy={cy}
          r={DOT}
          fill={side === 'own' ? own : other}
          className={me && index === 0 ? 'stroke-me stroke-12' : undefined}
        />
      ))}
    </svg>
  );
}

function viewOf(placed: readonly { cx: number; cy: number }[]): string {
  const xs = placed.map(({ cx }) => cx);
  const ys = placed.map(({ cy }) => cy);
  const span = (values: readonly number[], min: number, from: number, length: number) => {
    const size = Math.min(length, Math.max(min, Math.max(...values) - Math.min(...values) + 2 * ROOM));
    const middle = (Math.max(...values) + Math.min(...values)) / 2;
    return { start: Math.min(from + length - size, Math.max(from, middle - size / 2)), size };
  };
  const across = span(xs, MIN.width, PITCH_VIEW.left, PITCH_VIEW.width);
  const along = span(ys, MIN.height, PITCH_VIEW.top, PITCH_VIEW.height);
  return `${across.start} ${along.start} ${across.size} ${along.size}`;
}
