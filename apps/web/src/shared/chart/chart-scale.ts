import { extent, tickStep } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';

/** An axis of values: where each one is, px, and the round numbers at which it is labeled. */
export interface ValueScale {
  readonly at: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
  /** Decimals that tell the ticks apart. */
  readonly decimals: number;
}

/** A range that begins so near to 0, of its end, is shown from 0 on. */
const FROM_ZERO = 0.5;

/** From one round number to another, around all values; `bottom` and `top` in px. */
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

/** From 0 to a round number that reaches `highest`. */
export function scaleFromZero(highest: number, range: readonly [number, number]): ValueScale {
  return ticked(scaleLinear([0, highest], range).nice(3), 3);
}

/** The scale with its ticks; `tickCount` of them or about as many. */
export function ticked(at: ScaleLinear<number, number>, tickCount: number): ValueScale {
  const [low = 0, high = 1] = at.domain();
  const step = tickStep(low, high, tickCount);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return { at, ticks: at.ticks(tickCount), decimals };
}
