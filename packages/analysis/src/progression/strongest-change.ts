import type { ScoreGame } from '../eligibility/score-game.ts';
import { addUnit, formatNumber } from '../format-number.ts';
import { COACHED_METRICS } from '../metrics/coached-metrics.ts';
import { getMetricWords } from '../metrics/metric-words.ts';
import { isTrustedMetric } from '../metrics/metrics.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import { calculatePeriodDifference, createMetricMeasure, type PeriodDifference } from './measure.ts';

/** A metric that differs between two periods by more than chance explains. */
export interface MetricChange {
  metric: string;
  earlier: number;
  later: number;
  verdict: 'better' | 'worse';
}

/** Of some 40 metrics one often passes an 80% interval by chance; twice as wide it is rare. */
const MIN_INTERVALS = 2;

/** Returns the coached metric that changed most for its spread; null if none did by more than chance. */
export function findStrongestChange(earlier: readonly ScoreGame[], later: readonly ScoreGame[]) {
  let best: { change: MetricChange; intervals: number } | null = null;
  for (const key of Object.keys(COACHED_METRICS).filter(isTrustedMetric)) {
    const metric = findScoredMetric(key);
    const found = metric && calculatePeriodDifference(createMetricMeasure(metric), earlier, later);
    if (!found || (found.verdict !== 'better' && found.verdict !== 'worse')) continue;
    const intervals = countIntervals(found);
    if (intervals < MIN_INTERVALS || intervals <= (best?.intervals ?? 0)) continue;
    const [before, after] = [found.earlier.value, found.later.value];
    best = { change: { metric: key, earlier: before, later: after, verdict: found.verdict }, intervals };
  }
  return best?.change ?? null;
}

function countIntervals({ difference, interval: [low, high] }: PeriodDifference): number {
  return Math.abs(difference) / ((high - low) / 2);
}

/** "Whiffs: down from 2.24 to 1.40 per game", or "Whiffs: 1.40 per game" with nothing to compare it to. */
export function describeChange({
  metric,
  earlier,
  later,
}: {
  metric: string;
  earlier: number | null;
  later: number;
}): string {
  const { metric: row, unit, decimals } = getMetricWords(metric);
  const moved = later === earlier ? 'unchanged' : later > (earlier ?? later) ? 'up' : 'down';
  const from =
    earlier === null
      ? ''
      : `${moved} from ${addUnit(formatNumber(earlier, decimals), unit.replace(/ ?per game$/, ''))} to `;
  return `${row.label}: ${from}${addUnit(formatNumber(later, decimals), unit)}`;
}
