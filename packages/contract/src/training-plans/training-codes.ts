/** Minutes a day that a player gives a plan; each session leaves out what needs more. */
export const TRAINING_MINUTES = [20, 40, 60] as const;
export type TrainingMinutes = (typeof TRAINING_MINUTES)[number];

/** Four groups of four hexadecimal digits (game-and-stats.md 9.3). */
export const PACK_CODE = /^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/;

/** How sure a code is: seen in at least two independent public lists, or in one (game-and-stats.md 9.3). */
export const CODE_SOURCES = ['two-lists', 'one-list'] as const;

/** What a drill is counted in. */
export const DRILL_UNITS = ['shots', 'tries', 'laps', 'minutes'] as const;

export const ENROLLMENT_STATUSES = ['active', 'paused', 'completed', 'left'] as const;

export const CHECK_VERDICTS = ['fixed', 'better', 'noChange', 'tooEarly'] as const;

export const LOG_STATES = ['open', 'done', 'skipped'] as const;

/** What a player can do with a plan that they have started. */
export const PLAN_CHANGES = [
  'pause',
  'resume',
  'leave',
  'restart',
  'rest-week',
  'end-rest',
  'newer-version',
  'repeat-week',
  'minutes',
] as const;
export type PlanChange = (typeof PLAN_CHANGES)[number];

/** A draft becomes seen when it is published; an archived one goes on for those who have started it. */
export const TRAINING_PLAN_STATUSES = ['draft', 'published', 'archived'] as const;
