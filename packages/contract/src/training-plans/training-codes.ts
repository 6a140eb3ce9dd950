/** Minutes per day that a player spends on a plan; each session skips what needs more. */
export const TRAINING_MINUTES = [20, 40, 60] as const;
export type TrainingMinutes = (typeof TRAINING_MINUTES)[number];

/** Four groups of four hexadecimal digits (game-and-stats.md 9.3). */
export const PACK_CODE = /^[0-9A-F]{4}(-[0-9A-F]{4}){3}$/;

/** Confidence in a code: seen in at least two independent public lists, or in one (game-and-stats.md 9.3). */
export const CODE_SOURCES = ['two-lists', 'one-list'] as const;

export const DRILL_UNITS = ['shots', 'tries', 'laps', 'minutes'] as const;

export const ENROLLMENT_STATUSES = ['active', 'paused', 'completed', 'left'] as const;

export const CHECK_VERDICTS = ['fixed', 'better', 'noChange', 'tooEarly'] as const;

export const LOG_STATES = ['open', 'done', 'skipped'] as const;

/** Actions on a plan that a player has started. */
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

/** A draft becomes visible when it is published; an archived plan continues for players who have started it. */
export const TRAINING_PLAN_STATUSES = ['draft', 'published', 'archived'] as const;
