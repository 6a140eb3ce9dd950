import type { MetricInfo } from './metric.ts';
import metrics from './metrics.data.json' with { type: 'json' };

export type MetricKey = keyof typeof metrics;

/** Every metric in the order in which screens show them. */
export const METRICS = Object.entries(metrics).map(([key, row]) => ({
  key,
  ...row,
})) as readonly MetricInfo[];

const BY_KEY = new Map(METRICS.map((info) => [info.key, info]));

export const metricInfo = (key: string): MetricInfo | undefined => BY_KEY.get(key);
