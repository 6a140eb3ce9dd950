import { isExperimental } from '../detectors/event-trust.ts';
import type { MetricInfo } from './metric.ts';
import metrics from './metrics.data.json' with { type: 'json' };

export type MetricKey = keyof typeof metrics;

export const METRICS = Object.entries(metrics).map(([key, row]) => ({
  key,
  ...row,
})) as readonly MetricInfo[];

const BY_KEY = new Map(METRICS.map((info) => [info.key, info]));

export const findMetricInfo = (key: string): MetricInfo | undefined => BY_KEY.get(key);

/** Keys of metrics that count experimental events: shown on the match page, but not used in scores, plans or answers. */
const EXPERIMENTAL_METRICS: ReadonlySet<string> = new Set(
  METRICS.filter(({ events }) => events.some(isExperimental)).map(({ key }) => key),
);

export const isTrustedMetric = (key: string): boolean => !EXPERIMENTAL_METRICS.has(key);
