/** An axis from one round number to another. */
export interface ValueAxis {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** Decimals that tell the ticks apart. */
  readonly decimals: number;
}

const STEPS = [1, 2, 2.5, 5, 10] as const;
/** A range that begins so near to 0, of its end, is shown from 0 on. */
const FROM_ZERO = 0.5;

/** A vertical axis for values: about as many ticks as wanted, at round numbers. */
export function valueAxis(values: readonly number[], wanted = 5): ValueAxis {
  const known = values.filter(Number.isFinite);
  let low = known.length === 0 ? 0 : Math.min(...known);
  let high = known.length === 0 ? 1 : Math.max(...known);
  if (low >= 0 && low <= FROM_ZERO * high) low = 0;
  if (low === high) {
    const room = Math.abs(low) * 0.1 || 1;
    low = low === 0 ? 0 : low - room;
    high += room;
  }
  const step = roundStep((high - low) / wanted);
  const from = Math.floor(low / step + 1e-9);
  const to = Math.ceil(high / step - 1e-9);
  const ticks = Array.from({ length: to - from + 1 }, (_, place) => (from + place) * step);
  return { low: from * step, high: to * step, ticks, decimals: decimalsOf(step) };
}

function roundStep(rough: number): number {
  const unit = 10 ** Math.floor(Math.log10(rough));
  return unit * STEPS.find((step) => step * unit >= rough * (1 - 1e-9))!;
}

function decimalsOf(step: number): number {
  const text = Number(step.toPrecision(6)).toString();
  return text.includes('.') ? text.split('.')[1]!.length : 0;
}

/** Places of labels that want to stand at `wanted`, moved apart to `room` and kept between two ends. */
export function spreadLabels(
  wanted: readonly number[],
  room: number,
  [first, last]: readonly [number, number],
): number[] {
  const order = wanted.map((at, place) => ({ at, place })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? first - room) + room));
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i]!, i === placed.length - 1 ? last : placed[i + 1]! - room);
  }
  const result = new Array<number>(wanted.length);
  order.forEach(({ place }, i) => {
    result[place] = placed[i]!;
  });
  return result;
}

/** Where a moment lies among points that stand evenly: between two of them by its time. */
export function placeInTime(at: number, times: readonly number[]): number {
  const next = times.findIndex((time) => time > at);
  if (next === 0) return 0;
  if (next === -1) return times.length - 1;
  const [from, to] = [times[next - 1]!, times[next]!];
  return next - 1 + (at - from) / (to - from);
}
