/** Access level of a module (specification.md 3). */
export const ACCESS_LEVELS = { restricted: 5, partiallyPermitted: 10, fullyPermitted: 15 } as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[keyof typeof ACCESS_LEVELS];

/** Actions that can be allowed in a partially permitted module (decisions.md 21.1). */
export const PERMISSION_ACTIONS = ['View', 'Create', 'Edit', 'Delete'] as const;
export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

/** Modules for administrators: an administrator without an entry has full access to the module. */
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

/** Features for players, opened by the plan. */
export const PLAN_FEATURES = [
  'PolrAnalytics',
  'TrainingPackCodes',
  'ProgressionTracking',
  'Playlist Access',
] as const;
export type PlanFeature = (typeof PLAN_FEATURES)[number];

/** A plan's access level for each feature; the rows are seeded data. */
export type PlanAccess = Record<PlanFeature, AccessLevel>;
