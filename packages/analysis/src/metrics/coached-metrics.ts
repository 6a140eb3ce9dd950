import coachedMetrics from './coached-metrics.data.json' with { type: 'json' };
import type { MetricCategory } from './metric.ts';
import { isTrustedMetric } from './metrics.ts';
import { SCORE_CATEGORIES } from './score-categories.ts';

/** A metric used for coaching: its weight, the drill that trains it, and how to say it. */
interface CoachedMetric extends Partial<PlainWords> {
  /**
   * Category whose score it is part of, and its share of it; omitted if no score uses it. Source: game-and-stats.md
   * 7.3.
   */
  readonly category?: MetricCategory;
  readonly weight?: number;
  /** Passes, roles and spacing need a teammate: omitted in smaller matches, with the rest renormalized (7.3). */
  readonly minimumTeamSize?: 2;
  /** Drill that trains it, and how much training improves it, 0-1: a habit or a mechanic improves more than a result. */
  readonly drill: string;
  readonly trainable: number;
  /** Other wordings if most of a player's moments show this. */
  readonly tips?: readonly Tip[];
}

/** What a moment can show about where and how the ball was played. */
export type MomentPattern = 'wide' | 'far' | 'pressed' | 'close';

interface Tip extends Pick<PlainWords, 'problem' | 'say'> {
  readonly shows: MomentPattern;
}

/** Wording of a weighted metric for people who have never played. The words are ours. */
interface PlainWords {
  /** Topic, as the subject of a sentence: "Chances". */
  readonly about: string;
  /** Problem if it is low for the rank. */
  readonly problem: string;
  /** A single instruction that can be read out before a game. */
  readonly say: string;
}

/** A row for every metric used by a category score, and a few more that have a drill for questions. */
export const COACHED_METRICS = coachedMetrics as Readonly<Record<string, CoachedMetric>>;

interface MetricWeight extends Pick<CoachedMetric, 'minimumTeamSize'> {
  readonly metric: string;
  readonly weight: number;
}

/** Metrics and weights of each category score: experimental metrics are excluded, the rest renormalized. */
export const CATEGORY_WEIGHTS = Object.fromEntries(
  SCORE_CATEGORIES.map(({ key }) => [
    key,
    Object.entries(COACHED_METRICS)
      .filter(([metric, { category }]) => category === key && isTrustedMetric(metric))
      .map(([metric, row]) => ({ ...row, metric })),
  ]),
) as unknown as Readonly<Record<MetricCategory, readonly MetricWeight[]>>;

/** Returns a metric's wording for people who have never played; null if no score uses it. */
export function findPlainWords(metric: string): PlainWords | null {
  const { about, problem, say } = COACHED_METRICS[metric] ?? {};
  return about && problem && say ? { about, problem, say } : null;
}
