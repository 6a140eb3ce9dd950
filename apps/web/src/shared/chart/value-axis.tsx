import { formatNumber } from '@datacoach/analysis/format-number';
import { extent, tickStep } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** A value axis: maps values to px, with round numbers as ticks. */
interface ValueScale {
  readonly at: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
  /** Decimals needed to distinguish the ticks. */
  readonly decimals: number;
}

/** A range that starts below this share of its end is shown from 0. */
const FROM_ZERO = 0.5;

/** Returns a scale between round numbers, around all values; `bottom` and `top` in px. */
export function createRoundScale(
  values: readonly number[],
  [bottom, top]: readonly [number, number],
  tickCount = 4,
): ValueScale {
  let [low = 0, high = 1] = extent(values.filter(Number.isFinite)) as [number?, number?];
  if (low >= 0 && low <= FROM_ZERO * high) low = 0;
  if (low === high) {
    const room = Math.abs(low) * 0.1 || 1;
    low = low === 0 ? 0 : low - room;
    high += room;
  }
  return createValueScale(scaleLinear([low, high], [bottom, top]).nice(tickCount), tickCount);
}

/** Returns a scale from 0 to a round number at or above `highest`. */
export const createZeroBasedScale = (highest: number, range: readonly [number, number]): ValueScale =>
  createValueScale(scaleLinear([0, highest], range).nice(3), 3);

/** Adds about `tickCount` ticks to the scale. */
export function createValueScale(at: ScaleLinear<number, number>, tickCount: number): ValueScale {
  const [low = 0, high = 1] = at.domain();
  const step = tickStep(low, high, tickCount);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return { at, ticks: at.ticks(tickCount), decimals };
}

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
