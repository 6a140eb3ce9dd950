import type { ScoreMode } from '../model/score-modes.ts';
import type { MetricCategory } from './metric.ts';
import scoreCategories from './score-categories.data.json' with { type: 'json' };

export interface CategoryRow {
  readonly key: MetricCategory;
  readonly label: string;
  /** Code in scores and progression. */
  readonly scoreCode: number;
  /** Code in questions and training plans: the two lists number Mechanics and Positional differently. */
  readonly planCode: number;
  /** Share of the overall 0-100 score. */
  readonly overall: number;
  readonly polr: Readonly<Record<ScoreMode, number>>;
}

/**
 * The five categories. Codes: game-and-stats.md 4.3; `overall`: 7.3; `polr`: decisions.md 1.7, which names the
 * categories in the order Offensive, Defensive, Positional, Mechanics, Kickoffs (1.2).
 */
export const SCORE_CATEGORIES = scoreCategories as readonly CategoryRow[];
