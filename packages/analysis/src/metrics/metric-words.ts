import type { MetricInfo } from './metric.ts';
import { findMetricInfo } from './metrics.ts';
import { findScoredMetric, type ScoredMetric } from './scored-metrics.ts';

const SUFFIXES: Readonly<Record<MetricInfo['unit'], string>> = {
  count: '',
  goals: '',
  percent: '%',
  seconds: 's',
  boost: '',
  uu: 'uu',
  uuPerSecond: 'uu/s',
  index: '',
};

/** How a metric over games is displayed; counts are per five minutes of live play. */
interface MetricWords {
  metric: ScoredMetric;
  /** Name within a sentence: "time behind ball". */
  name: string;
  unit: string;
  decimals: number;
  /** "attempts" or "on the field"; null if it is playing time or games. */
  sample: string | null;
  /** Whether the sample is seconds. */
  isTimed: boolean;
  definition: string;
}

const MEAN_DECIMALS = 2;
const PROPER = /^(xG|First|[A-Z]{2})/;

/** @throws if the metric does not exist */
export function getMetricWords(key: string): MetricWords {
  const metric = findScoredMetric(key);
  if (!metric) throw new Error(`There is no metric ${key}`);
  const info = findMetricInfo(key);
  const rate =
    metric.byTime || metric.scale === 'per5' ? 'per game' : metric.scale === 'perMinute' ? 'per minute' : '';
  const unit = [info ? SUFFIXES[info.unit] : '', rate].filter(Boolean).join(' ');
  const isCounted = metric.scale === 'share' || metric.scale === 'mean';
  // The unit says it.
  const label = metric.label.replace(/ per minute$/, '');
  const isTimed = metric.sample.startsWith('s ');
  return {
    metric,
    name: PROPER.test(label) ? label : label[0]!.toLowerCase() + label.slice(1),
    unit,
    decimals: metric.byTime ? Math.max(MEAN_DECIMALS, metric.decimals) : metric.decimals,
    sample: isCounted && !metric.sample.startsWith('s of') ? metric.sample.slice(isTimed ? 2 : 0) : null,
    isTimed,
    definition: info?.definition ?? 'A combination of several stats.',
  };
}

const NAME = /\{(\w+)\}/g;

/** Replaces each `{name}` with its value. Throws on a name without a value. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(NAME, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no ${name} for "${template}"`);
    return value;
  });
}

export const listTemplateNames = (template: string) => [...template.matchAll(NAME)].map(([, name]) => name!);
