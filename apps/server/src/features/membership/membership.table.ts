import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    /** End of the trial that the plan is held by; null for what is not on trial. */
    trialEndsAt: timestamp('trial_ends_at', { withTimezone: true }),
  },
  (table) => [index('memberships_trial_end').on(table.trialEndsAt)],
);
