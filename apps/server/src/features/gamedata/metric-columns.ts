import { METRICS, type MetricFigures } from '@datacoach/analysis/metadata';

/** Length of the stored arrays: one place for each metric number. */
const PLACES = 1 + METRICS.reduce((highest, { number }) => Math.max(highest, number), -1);

/** Whether single precision can hold it; hostile files make numbers that it cannot. */
const fits = (value: number): boolean => Number.isFinite(Math.fround(value));

/** A player's figures as two arrays by metric number; null in matches that have none. */
export function metricColumns(figures: MetricFigures | undefined): {
  metricValues: (number | null)[] | null;
  metricOvers: number[] | null;
} {
  if (figures === undefined) return { metricValues: null, metricOvers: null };
  const metricValues = new Array<number | null>(PLACES).fill(null);
  const metricOvers = new Array<number>(PLACES).fill(0);
  for (const { key, number } of METRICS) {
    const figure = figures[key];
    if (figure === undefined || !fits(figure.value ?? 0) || !fits(figure.over)) continue;
    metricValues[number] = figure.value;
    metricOvers[number] = figure.over;
  }
  return { metricValues, metricOvers };
}

/** The other way round: figures as they were stored, in single precision. */
export function metricFigures(
  values: readonly (number | null)[],
  overs: readonly (number | null)[],
): MetricFigures {
  const figures: MetricFigures = {};
  for (const { key, number } of METRICS) {
    figures[key] = { value: values[number] ?? null, over: overs[number] ?? 0 };
  }
  return figures;
}
