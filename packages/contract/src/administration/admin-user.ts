import { z } from 'zod';
import { namedObject } from '../named.ts';
import { PLAN_NAMES, PLATFORMS, USER_TYPES } from '../product-codes.ts';
import { ranksByMode } from '../ranks/ranks.ts';
import { SEEN_CHOICES, USER_SORTS, USER_STATES } from './user-choices.ts';

const list = z.object({
  /** Part of the name, the Epic name or the address, or the beginning of a platform id (`steam:7656…` or its number). */
  search: z.string().trim().max(100).default(''),
  plan: z.enum(PLAN_NAMES).optional(),
  userType: z.enum(USER_TYPES).optional(),
  platform: z.coerce
    .number()
    .pipe(z.literal(Object.values(PLATFORMS)))
    .optional(),
  state: z.enum(USER_STATES).optional(),
  seen: z.enum(SEEN_CHOICES).optional(),
  sort: z.enum(USER_SORTS).default('seen'),
  direction: z.enum(['up', 'down']).default('down'),
});
/** What narrows and orders the list of accounts, and the file made of it. */
export const userListQuery = list;
export type UserListQuery = z.output<typeof list>;

const standing = {
  id: z.uuid(),
  userName: z.string(),
  /** Null for accounts of a provider that tells none. */
  email: z.string().nullable(),
  userType: z.enum(USER_TYPES),
  /** The plan in force: TeamPlan for who has a seat in a team. */
  planName: z.enum(PLAN_NAMES),
  /** Uploads that count in this billing month, and how many the plan has; of the whole team where that shares a plan. */
  replaysUsed: z.number().int(),
  replayLimit: z.number().int(),
  trialEndsAt: z.iso.datetime().nullable(),
  bannedAt: z.iso.datetime().nullable(),
  isEmailConfirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime().nullable(),
};

/** An account in the list. */
export const adminUserRow = namedObject('AdminUserRow', {
  ...standing,
  /** Highest declared rank; null while none is. */
  rank: z.string().nullable(),
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

/** An account, opened. */
export const adminUser = namedObject('AdminUser', {
  ...standing,
  /** Null means PC. */
  platform: z.literal(Object.values(PLATFORMS)).nullable(),
  epicUserName: z.string().nullable(),
  timeZone: z.string().nullable(),
  banReason: z.string().nullable(),
  /** Uploads of this billing month that do not count, because of players on consoles. */
  withConsolePlayers: z.number().int(),
  isFairUse: z.boolean(),
  /** First day of the next billing month. */
  nextCycleAt: z.iso.datetime(),
  ranks: ranksByMode,
  replays: z.number().int(),
  failedReplays: z.number().int(),
  coachingSessionsLeft: z.number().int(),
  coachingTokens: z.number(),
  /** Ways to sign in: `password`, `epic`, `discord`. */
  signInWays: z.array(z.string()),
  /** Sign-ins that are open now. */
  openSignIns: z.number().int(),
  /** Players of matches that are this account. */
  players: z.array(z.object({ identity: z.string(), name: z.string(), isVerified: z.boolean() })),
});
export type AdminUser = z.infer<typeof adminUser>;
