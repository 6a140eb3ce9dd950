import { scaleLinear } from 'd3-scale';
import { scaleFromZero } from '../../../shared/chart/chart-scale.ts';
import { EndLabels } from '../../../shared/chart/value-axis.tsx';
import type { GraphPoint, Pair } from './chances-points.ts';

export const HEIGHT = 264;
export const FRAME = { left: 36, right: 56, top: 12, bottom: 26 } as const;
const WON = 5;
export const SIDES = ['us', 'them'] as const;
export const COLOURS = { us: 'blue', them: 'orange' } as const;

/** Both scales of a picture from 0 on. */
export function scalesOf(highest: number, length: number, width: number) {
  const y = scaleFromZero(highest, [HEIGHT - FRAME.bottom, FRAME.top]);
  return { y, x: scaleLinear([0, Math.max(1, length)], [FRAME.left, width - FRAME.right]) };
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

/** The two sums at the ends of their lines. */
export function SumLabels({ last, x, y }: { last: Pair; x: number; y: (value: number) => number }) {
  const labels = [
    { value: last.us, color: COLOURS.us },
    { value: last.them, color: COLOURS.them },
  ] as const;
  return <EndLabels labels={labels} fontSize={13} x={x + 8} y={y} />;
}
