/** Returns positions of labels, as close to `target` as possible, `room` apart and between the two ends. */
export function spaceOutLabels(
  target: readonly number[],
  room: number,
  [first, last]: readonly [number, number],
): number[] {
  const order = target.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? first - room) + room));
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i]!, i === placed.length - 1 ? last : placed[i + 1]! - room);
  }
  const result = new Array<number>(target.length);
  order.forEach(({ index }, i) => {
    result[index] = placed[i]!;
  });
  return result;
}

/** Returns a moment's fractional index among evenly spaced points, by its time. */
export function findIndexInTime(at: number, times: readonly number[]): number {
  const next = times.findIndex((time) => time > at);
  if (next === 0) return 0;
  if (next === -1) return times.length - 1;
  const [from, to] = [times[next - 1]!, times[next]!];
  return next - 1 + (at - from) / (to - from);
}
