import { PLAN_NAMES } from '@datacoach/contract';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/**
 * Since when and until when an account holds its plan (`users.planName`). Only ever changed together with the ledger, of
 * which it can be made again.
 */
export const memberships = pgTable(
  'memberships',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its day of the month begins each cycle: the sign-up day for Basic, the billing day for what is paid. */
    anchorAt: timestamp('anchor_at', { withTimezone: true }).notNull(),
    heldSince: timestamp('held_since', { withTimezone: true }).notNull(),
    /** What is paid for, or Basic: held again when the time of a trial is over. */
    basePlanName: text('base_plan_name', { enum: PLAN_NAMES }).notNull().default('Basic'),
    /** On trial, or given for a time. */
    timedPlanName: text('timed_plan_name', { enum: PLAN_NAMES }),
    /** End of that time; null without one. */
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
  },
  (table) => [index('memberships_trial_end').on(table.trialEndsAt)],
);
