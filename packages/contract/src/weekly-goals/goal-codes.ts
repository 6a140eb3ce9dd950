/** Weekly-goal metrics in specification.md 3; the engine's table defines what each counts. */
export const GOAL_METRIC_CODES = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55] as const;

/** An account has at most one goal of each kind at a time. */
export const GOAL_KINDS = ['habit', 'skill', 'community'] as const;
export type GoalKind = (typeof GOAL_KINDS)[number];

export const GOAL_DIRECTIONS = ['atLeast', 'atMost'] as const;

/** Time frame (specification.md 3). */
export const TIME_FRAMES = { past: 5, onGoing: 10, future: 15 } as const;
export type TimeFrame = (typeof TIME_FRAMES)[keyof typeof TIME_FRAMES];

/** How long after a week's end files of its games still count. */
export const LATE_FILES_HOURS = 48;

/** Given once to each player who achieves the goal, in addition to its badge (decisions.md 1). */
export const GOAL_REWARDS = ['discount', 'referralCredit'] as const;
export type GoalReward = (typeof GOAL_REWARDS)[number];
/** Discount on the first payment of a plan; the code is valid for this many days. */
export const GOAL_DISCOUNT = { percent: 10, days: 60 } as const;
