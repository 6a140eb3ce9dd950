/** How far a module is open (specification.md 3). */
export const ACCESS_LEVELS = { restricted: 5, partiallyPermitted: 10, fullyPermitted: 15 } as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[keyof typeof ACCESS_LEVELS];

/** What can be allowed in a module that is open in part (decisions.md 21.1). */
export const PERMISSION_ACTIONS = ['View', 'Create', 'Edit', 'Delete'] as const;
export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

/** Modules of administrators: an administrator without entry has the whole module. */
export const PERMISSION_MODULES = [
  'Users',
  'TrainingPlans',
  'Carousel',
  'Referrals',
  'DiscordEvents',
  'WeeklyGoals',
  'Coaching',
  'Plans',
] as const;
export type PermissionModule = (typeof PERMISSION_MODULES)[number];

/** Features of players, opened by the plan. */
export const PLAN_FEATURES = [
  'PolrAnalytics',
  'TrainingPackCodes',
  'ProgressionTracking',
  'Playlist Access',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** What a plan opens of each feature; the rows are seeded data. */
export type PlanAccess = Record<PlanFeature, AccessLevel>;
