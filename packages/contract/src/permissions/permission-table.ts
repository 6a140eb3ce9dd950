import { z } from 'zod';

/** How far a module is open (specification section 3). */
export const ACCESS_LEVELS = { restricted: 5, partiallyPermitted: 10, fullyPermitted: 15 } as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[keyof typeof ACCESS_LEVELS];

/** What can be allowed in a module that is open in part (rulings A17). */
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
type PlanFeature = (typeof PLAN_FEATURES)[number];

/** One permission (specification section 3). `allowedAccessLevel` counts only where the level is PartiallyPermitted. */
export const permissionEntry = z.object({
  permissionModuleName: z.enum([...PERMISSION_MODULES, ...PLAN_FEATURES]),
  accessLevel: z.union([z.literal(5), z.literal(10), z.literal(15)]),
  allowedPermissionAccessRules: z.object({ allowedAccessLevel: z.array(z.enum(PERMISSION_ACTIONS)) }),
});
export type PermissionEntry = z.infer<typeof permissionEntry>;

/** The rule of specification section 5; without an entry nothing is permitted. */
export function permits(
  entries: readonly PermissionEntry[],
  moduleName: PermissionModule | PlanFeature,
  action: PermissionAction,
): boolean {
  const entry = entries.find((one) => one.permissionModuleName === moduleName);
  if (!entry || entry.accessLevel === ACCESS_LEVELS.restricted) return false;
  if (entry.accessLevel === ACCESS_LEVELS.fullyPermitted) return true;
  return entry.allowedPermissionAccessRules.allowedAccessLevel.includes(action);
}

/** What a plan opens of each feature; the rows are seeded data. */
export type PlanAccess = Record<PlanFeature, AccessLevel>;
