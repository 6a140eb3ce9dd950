import { extent, tickStep } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** A value axis: maps values to px, with round numbers as ticks. */
export interface ValueScale {
  readonly at: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
  /** Decimals needed to distinguish the ticks. */
  readonly decimals: number;
}

/** A range that starts below this share of its end is shown from 0. */
const FROM_ZERO = 0.5;

/** Returns a scale between round numbers, around all values; `bottom` and `top` in px. */
export function roundScale(
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
  return ticked(scaleLinear([low, high], [bottom, top]).nice(tickCount), tickCount);
}

/** Returns a scale from 0 to a round number at or above `highest`. */
export function scaleFromZero(highest: number, range: readonly [number, number]): ValueScale {
  return ticked(scaleLinear([0, highest], range).nice(3), 3);
}

/** Adds about `tickCount` ticks to the scale. */
export function ticked(at: ScaleLinear<number, number>, tickCount: number): ValueScale {
  const [low = 0, high = 1] = at.domain();
  const step = tickStep(low, high, tickCount);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return { at, ticks: at.ticks(tickCount), decimals };
}
