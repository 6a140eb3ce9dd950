import { IDENTITY_PROOFS } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';

/** Players of matches that are an account (rulings A3). One player belongs to one account. */
export const playerIdentities = pgTable(
  'player_identities',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Platform and platform id, as `match_players.identity`. */
    identity: text('identity').notNull(),
    /** Name in the match or at the provider by which he was linked. */
    name: text('name').notNull(),
    /** `refused`: the owner has said that this is not him; uploads do not link it again. */
    standing: text('standing', { enum: ['claimed', 'verified', 'refused'] }).notNull(),
    /** Strongest proof; null unless verified. */
    verifiedBy: text('verified_by', { enum: IDENTITY_PROOFS }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
    /** Others see him as hidden since then (rulings M6). */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.identity] }),
    uniqueIndex('player_identities_one_account')
      .on(table.identity)
      .where(sql`${table.standing} <> 'refused'`),
    index('player_identities_identity').on(table.identity),
  ],
);
