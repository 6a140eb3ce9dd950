import type { ScoreMode } from '../model/score-modes.ts';
import type { MetricCategory } from './metric.ts';

export interface CategoryRow {
  readonly key: MetricCategory;
  readonly label: string;
  /** Code in scores and progression. */
  readonly scoreCode: number;
  /** Code in questions and training plans: the two lists number Mechanics and Positional differently. */
  readonly planCode: number;
  /** Share of the overall 0-100 score. */
  readonly overall: number;
  /** Share of POLR by mode. */
  readonly polr: Readonly<Record<ScoreMode, number>>;
}

/**
 * The five categories. Codes: game-and-stats.md 4.3; `overall`: 7.3; `polr`: decisions.md 1.7, which names the
 * categories in the order Offensive, Defensive, Positional, Mechanics, Kickoffs (1.2).
 */
export const SCORE_CATEGORIES: readonly CategoryRow[] = [
  {
    key: 'offensive',
    label: 'Offensive',
    scoreCode: 5,
    planCode: 5,
    overall: 0.26,
    polr: { duel: 0.28, doubles: 0.23, standard: 0.21 },
  },
  {
    key: 'defensive',
    label: 'Defensive',
    scoreCode: 10,
    planCode: 10,
    overall: 0.26,
    polr: { duel: 0.27, doubles: 0.25, standard: 0.23 },
  },
  {
    key: 'mechanics',
    label: 'Mechanics',
    scoreCode: 15,
    planCode: 20,
    overall: 0.18,
    polr: { duel: 0.18, doubles: 0.17, standard: 0.16 },
  },
  {
    key: 'positional',
    label: 'Positional',
    scoreCode: 20,
    planCode: 15,
    overall: 0.22,
    polr: { duel: 0.15, doubles: 0.25, standard: 0.32 },
  },
  {
    key: 'kickoffs',
    label: 'Kickoffs',
    scoreCode: 25,
    planCode: 25,
    overall: 0.08,
    polr: { duel: 0.12, doubles: 0.1, standard: 0.08 },
  },
];
