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

export interface MetricWeight {
  readonly metric: string;
  readonly weight: number;
  /** Passes, roles and spacing need a mate: left out in smaller matches, the rest renormalised (7.3). */
  readonly minimumTeamSize?: 2;
}

/** What a category score is made of. Source: game-and-stats.md 7.3. */
export const CATEGORY_WEIGHTS: Readonly<Record<MetricCategory, readonly MetricWeight[]>> = {
  offensive: [
    { metric: 'xg', weight: 0.2 },
    { metric: 'goalsMinusXg', weight: 0.08 },
    { metric: 'shotAccuracy', weight: 0.1 },
    { metric: 'xgPerShot', weight: 0.08 },
    { metric: 'shotsOnTarget', weight: 0.12 },
    { metric: 'passes', weight: 0.08, minimumTeamSize: 2 },
    { metric: 'passCompletionPct', weight: 0.08, minimumTeamSize: 2 },
    { metric: 'xa', weight: 0.12, minimumTeamSize: 2 },
    { metric: 'centerSuccessPct', weight: 0.06, minimumTeamSize: 2 },
    { metric: 'openNetConversion', weight: 0.08 },
  ],
  defensive: [
    { metric: 'xga', weight: 0.14 },
    { metric: 'savePct', weight: 0.14 },
    { metric: 'goalsPrevented', weight: 0.12 },
    { metric: 'clearSuccessPct', weight: 0.1 },
    { metric: 'challengeWinPct', weight: 0.14 },
    { metric: 'takeaways', weight: 0.1 },
    { metric: 'dangerousTurnovers', weight: 0.12 },
    { metric: 'caughtAhead', weight: 0.06 },
    { metric: 'shadowTimePct', weight: 0.04 },
    { metric: 'transitionExitPct', weight: 0.04 },
  ],
  mechanics: [
    { metric: 'avgSpeed', weight: 0.14 },
    { metric: 'supersonicPct', weight: 0.12 },
    { metric: 'aerialSuccessPct', weight: 0.14 },
    { metric: 'aerialTouches', weight: 0.1 },
    { metric: 'touchQuality', weight: 0.16 },
    { metric: 'whiffs', weight: 0.1 },
    { metric: 'recoveryTime', weight: 0.1 },
    { metric: 'mechanicDiversity', weight: 0.06 },
    { metric: 'powerslides', weight: 0.04 },
    { metric: 'dribbleTime', weight: 0.04 },
  ],
  positional: [
    { metric: 'timeBehindBall', weight: 0.18 },
    { metric: 'doubleCommits', weight: 0.14, minimumTeamSize: 2 },
    { metric: 'ambiguousRoleShare', weight: 0.1, minimumTeamSize: 2 },
    { metric: 'spacingIndex', weight: 0.12, minimumTeamSize: 2 },
    { metric: 'bcpm', weight: 0.1 },
    { metric: 'smallPadShare', weight: 0.08 },
    { metric: 'timeZeroPct', weight: 0.1 },
    { metric: 'overfill', weight: 0.04 },
    { metric: 'backPostRotationPct', weight: 0.06, minimumTeamSize: 2 },
    { metric: 'firstManShare', weight: 0.08, minimumTeamSize: 2 },
  ],
  kickoffs: [
    { metric: 'kickoffWinPct', weight: 0.3 },
    { metric: 'kickoffPossessionPct', weight: 0.2 },
    { metric: 'firstTouchPct', weight: 0.1 },
    { metric: 'kickoffTime', weight: 0.1 },
    { metric: 'kickoffGoalDifference', weight: 0.15 },
    { metric: 'supportPossessionPct', weight: 0.15, minimumTeamSize: 2 },
  ],
};
