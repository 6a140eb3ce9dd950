import { isExperimental } from '../detectors/event-trust.ts';
import { METRICS } from './metrics.ts';

/** Keys of metrics that count experimental events: shown on the match page, but not used in scores, plans or answers. */
const EXPERIMENTAL_METRICS: ReadonlySet<string> = new Set(
  METRICS.filter(({ events }) => events.some(isExperimental)).map(({ key }) => key),
);

export const isTrustedMetric = (key: string): boolean => !EXPERIMENTAL_METRICS.has(key);
