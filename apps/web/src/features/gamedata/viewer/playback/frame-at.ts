/**
 * Frame that is shown at a time: the last one that is not later. 0 before the first.
 *
 * @param elapsed seconds of each frame, rising
 */
export function frameAt(elapsed: ArrayLike<number>, time: number): number {
  let low = 0;
  let high = elapsed.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((elapsed[middle] as number) <= time) low = middle;
    else high = middle - 1;
  }
  return low;
}
