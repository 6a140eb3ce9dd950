import { formatNumber } from '@datacoach/analysis/format-number';
import type { ValueScale } from './chart-scale.ts';

interface EndLabel {
  value: number;
  /** Name of its color: "blue" means `--blue-text`. */
  color: string;
}

interface EndLabelsProps {
  labels: readonly [EndLabel, EndLabel];
  unit?: string;
  fontSize: number;
  x: number;
  y: (value: number) => number;
}

/** Min distance between two labels, in px. */
const MIN_DISTANCE = 17;

/** Labels at the ends of two lines, moved apart if they would overlap. */
export function EndLabels({ labels, unit, fontSize, x, y }: EndLabelsProps) {
  const [first, second] = labels.map(({ value }) => y(value)) as [number, number];
  const push = Math.max(0, MIN_DISTANCE - Math.abs(first - second)) / 2;
  const up = first <= second ? 0 : 1;
  return labels.map(({ value, color }, index) => (
    <text
      key={color}
      x={x}
      y={y(value) + 4 + (index === up ? -push : push)}
      fontSize={fontSize}
      fill={`var(--${color}-text)`}
    >
      <tspan fontWeight="650">{formatNumber(value, 2)}</tspan>
      {unit !== undefined && (
        <tspan fill="var(--t2)" fontSize="12">
          {` ${unit}`}
        </tspan>
      )}
    </text>
  ));
}

interface ValueAxisProps {
  scale: ValueScale;
  /** Ends of its lines, in px. */
  left: number;
  right: number;
  format?: (value: number) => string;
}

/** A line and a number at each tick; the line at 0 is stronger. */
export function ValueAxis({ scale, left, right, format }: ValueAxisProps) {
  const { at, ticks, decimals } = scale;
  return ticks.map((tick) => {
    const y = at(tick);
    return (
      <g key={tick}>
        <path
          d={`M${left} ${y.toFixed(1)}H${right}`}
          className="stroke-line data-zero:stroke-line-strong"
          data-zero={tick === 0 || undefined}
        />
        <text x={left - 8} y={y + 4} textAnchor="end" className="fill-t3 text-[12px]">
          {format ? format(tick) : formatNumber(tick, decimals)}
        </text>
      </g>
    );
  });
}
