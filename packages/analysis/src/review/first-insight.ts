import type { ScoreGame } from '../eligibility/score-game.ts';
import type { MetricInfo, MetricUnit } from '../metrics/metric.ts';
import { findMetricInfo } from '../metrics/metrics.ts';
import { SCORE_CATEGORIES } from '../metrics/score-categories.ts';
import { findScoredMetric } from '../metrics/scored-metrics.ts';
import type { ReferenceBook } from '../references/reference-book.ts';
import { scoreSingleMatch } from '../scoring/match-performance.ts';
import { MIN_OPPORTUNITIES } from '../scoring/metric-score.ts';

/** One metric of one match compared with its reference, in the metric's unit. */
export interface InsightLine {
  metric: string;
  label: string;
  unit: MetricUnit;
  decimals: number;
  value: number;
  reference: number;
  /** Both are counts or amounts per this much live play. */
  per: 'five minutes' | 'minute' | null;
  better: 'higher' | 'lower';
  comparedWith: string;
  category: string;
}

/** Insights from a first match: no verdict yet, a strength and an opportunity to look at (decisions.md 5). */
export interface FirstInsight {
  strength: InsightLine | null;
  opportunity: InsightLine | null;
}

const TYPICAL = 50;
/** Closer than this counts as typical. */
const MIN_DISTANCE = 5;

/**
 * Finds the metrics of a single match that are most above and most below what is typical for the rank, weighted as in
 * the overall score. Excluded: uncertain detections, metrics with too few opportunities, and target ranges.
 *
 * @param tier rank to compare the player with, 1-22
 */
export function findFirstInsight(game: ScoreGame, tier: number, book: ReferenceBook): FirstInsight {
  const card = scoreSingleMatch(game, tier, book);
  const candidates = card.categories.flatMap(({ category, parts }) => {
    const row = SCORE_CATEGORIES.find(({ key }) => key === category)!;
    return parts.flatMap(({ metric, weight }) => {
      const scored = card.metrics.find((one) => one.metric === metric);
      const info = findMetricInfo(metric);
      if (weight === 0 || !info || !scored || scored.value === null) return [];
      if (scored.score === null || scored.reference === null || !isSure(info, scored.over)) return [];
      const { label, unit, decimals, better } = info;
      if (better === 'neutral' || scored.value === scored.reference) return [];
      const line: InsightLine = {
        metric,
        label,
        unit,
        decimals,
        value: scored.value,
        reference: scored.reference,
        per: getPer(info, scored.per5),
        better,
        comparedWith: scored.comparedWith ?? '',
        category: row.label,
      };
      return [{ line, score: scored.score, weight: weight * row.overall }];
    });
  });
  const strongest = (above: boolean) =>
    candidates
      .filter(({ score, line }) => isBetter(line) === above && score > TYPICAL === above)
      .filter(({ score }) => Math.abs(score - TYPICAL) >= MIN_DISTANCE)
      .sort((a, b) => contrast(b) - contrast(a))[0]?.line ?? null;
  return { strength: strongest(true), opportunity: strongest(false) };
}

const contrast = ({ score, weight }: { score: number; weight: number }) => weight * Math.abs(score - TYPICAL);

function getPer({ scale }: MetricInfo, byTime: boolean): InsightLine['per'] {
  if (byTime || scale === 'per5') return 'five minutes';
  return scale === 'perMinute' ? 'minute' : null;
}

function isSure({ key, scale, confidence }: MetricInfo, over: number): boolean {
  const counted = findScoredMetric(key)?.prior !== null || scale === 'mean';
  return confidence !== 'low' && (!counted || over >= MIN_OPPORTUNITIES);
}

function isBetter({ value, reference, better }: InsightLine): boolean {
  return better === 'higher' ? value > reference : value < reference;
}
