import { formatNumber } from '../../../shared/format/number.ts';
import { stepsOf } from '../figures/axis-steps.ts';
import type { GraphPoint, Pair } from './chances-points.ts';

export const HEIGHT = 264;
export const FRAME = { left: 36, right: 56, top: 12, bottom: 26 } as const;
const WON = 5;
export const SIDES = ['us', 'them'] as const;
export const COLOURS = { us: 'blue', them: 'orange' } as const;

interface Scale {
  x: (at: number) => number;
  y: (value: number) => number;
}

export function Axes({ ticks, width, y }: { ticks: readonly number[]; width: number; y: Scale['y'] }) {
  const inner = width - FRAME.left - FRAME.right;
  return ticks.map((tick) => (
    <g key={tick}>
      <path
        d={`M${FRAME.left} ${y(tick)}h${inner}`}
        stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
      />
      <text x={FRAME.left - 8} y={y(tick) + 4} textAnchor="end" fontSize="12" fill="var(--t3)">
        {formatNumber(tick, ticks.some((one) => one % 1 !== 0) ? 1 : 0)}
      </text>
    </g>
  ));
}

export function scaleOf(highest: number, length: number, width: number): Scale & { ticks: number[] } {
  const ticks = stepsOf(highest);
  const top = ticks.at(-1) ?? 1;
  const inner = width - FRAME.left - FRAME.right;
  return {
    ticks,
    x: (at) => FRAME.left + (length === 0 ? 0 : at / length) * inner,
    y: (value) => HEIGHT - FRAME.bottom - (value / top) * (HEIGHT - FRAME.top - FRAME.bottom),
  };
}

/** Least room of a game's label, px. */
const LABEL_PX = 54;

export function GameLabels({
  points,
  placeOf,
  width,
}: {
  points: readonly GraphPoint[];
  placeOf: (index: number) => number;
  width: number;
}) {
  const every = Math.max(1, Math.ceil((points.length * LABEL_PX) / (width - FRAME.left - FRAME.right)));
  return points.map(({ matchId, result, goals }, index) =>
    index % every === 0 ? (
      <text
        key={matchId}
        x={placeOf(index)}
        y={HEIGHT - 8}
        textAnchor="middle"
        fontSize="12"
        fill="var(--t3)"
      >
        {result === null ? '' : result === WON ? 'W ' : 'L '}
        {goals.us}–{goals.them}
      </text>
    ) : null,
  );
}

/** The two sums at the ends of their lines, moved apart where they would touch. */
export function EndLabels({ last, x, y }: { last: Pair; x: number; y: Scale['y'] }) {
  const push = Math.max(0, 17 - Math.abs(y(last.us) - y(last.them))) / 2;
  const usIsUp = y(last.us) <= y(last.them);
  return SIDES.map((side) => (
    <text
      key={side}
      x={x + 8}
      y={y(last[side]) + 4 + ((side === 'us') === usIsUp ? -push : push)}
      fontSize="13"
      fontWeight="600"
      fill={`var(--${COLOURS[side]}-text)`}
    >
      {formatNumber(last[side], 2)}
    </text>
  ));
}
