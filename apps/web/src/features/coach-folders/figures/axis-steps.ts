/** Round numbers from 0 to at least `highest`, at most five steps. */
export function stepsOf(highest: number): number[] {
  const rough = highest / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step);
  return Array.from({ length: count + 1 }, (_, index) => Math.round(index * step * 1000) / 1000);
}
