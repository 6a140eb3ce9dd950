import coachedMetrics from './coached-metrics.data.json' with { type: 'json' };
import { isTrustedMetric } from './experimental-metrics.ts';
import type { MetricCategory } from './metric.ts';
import { SCORE_CATEGORIES } from './score-categories.ts';

/** A metric that coaching works with: what it weighs, what trains it, and how to say it. */
interface CoachedMetric extends Partial<PlainWords> {
  /** Category whose score it is part of, with its share of it; left out where none weighs it. Source: game-and-stats.md 7.3. */
  readonly category?: MetricCategory;
  readonly weight?: number;
  /** Passes, roles and spacing need a teammate: left out in smaller matches, the rest renormalized (7.3). */
  readonly minimumTeamSize?: 2;
  /** Drill that trains it, and how much of it training moves, 0-1: a habit or a mechanic more than a result. */
  readonly drill: string;
  readonly trainable: number;
}

/** A weighted metric for somebody who has never played. The words are ours. */
interface PlainWords {
  /** What it is about, as the subject of a sentence: "Chances". */
  readonly about: string;
  /** What goes wrong when it is low for the rank. */
  readonly problem: string;
  /** One instruction that can be read out before a game. */
  readonly say: string;
}

/** A row for every metric that a category score weighs, and few more that questions have a drill for. */
export const COACHED_METRICS = coachedMetrics as Readonly<Record<string, CoachedMetric>>;

interface MetricWeight extends Pick<CoachedMetric, 'minimumTeamSize'> {
  readonly metric: string;
  readonly weight: number;
}

/** What a category score is made of: experimental metrics are left out, the rest renormalized. */
export const CATEGORY_WEIGHTS = Object.fromEntries(
  SCORE_CATEGORIES.map(({ key }) => [
    key,
    Object.entries(COACHED_METRICS)
      .filter(([metric, { category }]) => category === key && isTrustedMetric(metric))
      .map(([metric, row]) => ({ ...row, metric })),
  ]),
) as unknown as Readonly<Record<MetricCategory, readonly MetricWeight[]>>;

/** Words of a metric for somebody who has never played; null for one that no score weighs. */
export function plainWordsOf(metric: string): PlainWords | null {
  const { about, problem, say } = COACHED_METRICS[metric] ?? {};
  return about && problem && say ? { about, problem, say } : null;
}
