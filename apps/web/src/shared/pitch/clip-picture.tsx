import type { ClipPath, PathBody } from '@datacoach/contract';
import { drawPitchOutline, PITCH_VIEW, PitchLines } from './pitch-lines.tsx';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ClipPictureProps {
  path: ClipPath | undefined;
  /** Where it happened, field coordinates: drawn alone while there is no path. */
  spot?: { readonly team: 0 | 1 | null; readonly x: number; readonly y: number };
}

/** Margin around the ball's path, and the least part of the field shown, in tens of uu. */
const VIEW_MARGIN = 110;
const MIN_VIEW_SIZE = { width: 620, height: 400 } as const;
/** Radius of a car as a share of the picture's width. */
const DOT = 0.021;

/**
 * How the ball and the cars moved around a moment, faint before it and bright after it. The player's team attacks to
 * the right; their own car is ringed. The words are next to it.
 */
export function ClipPicture({ path, spot }: ClipPictureProps) {
  const drawn = path ?? (spot ? createSpotPath(spot) : null);
  const bodies = (drawn?.bodies ?? []).map(({ of, points, at }) => ({ of, at, points: toPoints(points) }));
  const ball = bodies.find(({ of }) => of === 'ball');
  const me = bodies.find(({ of }) => of === 'me');
  const view = ball ? getView([...ball.points, ...(me ? [me.points[me.at]!] : [])]) : FULL_VIEW;
  const team = drawn?.team ?? 0;
  return (
    <svg
      viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
      className="block w-full aspect-16/9 rounded-1 bg-pitch"
      aria-hidden="true"
    >
      <path d={drawPitchOutline(true)} fill="var(--pitch)" />
      <PitchLines standard turned={team === 1} />
      {bodies.map(({ of, points, at }, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: bodies of a finished moment never change
          key={index}
          stroke={of === 'ball' ? 'var(--t1)' : of === 'me' ? 'var(--me)' : getTeamColor(team, of)}
          strokeWidth={of === 'ball' || of === 'me' ? 2.5 : 1.5}
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
        >
          <path d={formatLine(points.slice(0, at + 1))} opacity=".35" vectorEffect="non-scaling-stroke" />
          <path
            d={formatLine(points.slice(at))}
            opacity={of === 'ball' || of === 'me' ? 1 : 0.55}
            vectorEffect="non-scaling-stroke"
          />
          <circle
            cx={points[at]!.x}
            cy={points[at]!.y}
            r={view.width * DOT * (of === 'ball' ? 0.75 : 1)}
            fill={of === 'ball' ? 'var(--t1)' : getTeamColor(team, of)}
            stroke={of === 'me' ? 'var(--me)' : 'var(--pitch)'}
            strokeWidth={of === 'me' ? 2.5 : 1}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
    </svg>
  );
}

const FULL_VIEW = PITCH_VIEW;
const TEAM_COLORS = ['var(--blue)', 'var(--orange)'] as const;

const getTeamColor = (team: 0 | 1, of: PathBody['of']): string =>
  TEAM_COLORS[of === 'other' ? ((1 - team) as 0 | 1) : team];

function createSpotPath({ team, x, y }: NonNullable<ClipPictureProps['spot']>): NonNullable<ClipPath> {
  const sign = team === 1 ? -1 : 1;
  return { team: team ?? 0, bodies: [{ of: 'me', points: [sign * x, sign * y], at: 0 }] };
}

/** Turns pairs of field coordinates to the drawing's: attacking right, tens of uu. */
const toPoints = (pairs: readonly number[]): Point[] =>
  Array.from({ length: pairs.length / 2 }, (_, index) => ({
    x: pairs[index * 2 + 1]! / 10,
    y: -pairs[index * 2]! / 10,
  }));

const formatLine = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** Returns the part of the field around these points, in the picture's proportions. */
function getView(points: readonly Point[]): typeof FULL_VIEW | Record<keyof typeof FULL_VIEW, number> {
  const calculateSpan = (values: readonly number[], least: number) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return { middle: (low + high) / 2, size: Math.max(least, high - low + 2 * VIEW_MARGIN) };
  };
  const across = calculateSpan(
    points.map(({ x }) => x),
    MIN_VIEW_SIZE.width,
  );
  const along = calculateSpan(
    points.map(({ y }) => y),
    MIN_VIEW_SIZE.height,
  );
  const width = Math.min(PITCH_VIEW.width, Math.max(across.size, (along.size * 16) / 9));
  const height = Math.min(PITCH_VIEW.height, Math.max(along.size, (across.size * 9) / 16));
  const clampStart = (start: number, from: number, room: number) =>
    Math.min(from + room, Math.max(from, start));
  return {
    left: clampStart(across.middle - width / 2, PITCH_VIEW.left, PITCH_VIEW.width - width),
    top: clampStart(along.middle - height / 2, PITCH_VIEW.top, PITCH_VIEW.height - height),
    width,
    height,
  };
}
