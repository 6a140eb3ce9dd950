import { DISPUTE_STATES, IDENTITY_PROOFS } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/**
 * Match players linked to accounts (decisions.md 16.1). A verified identity belongs to one account; several may claim
 * one.
 */
export const playerIdentities = pgTable(
  'player_identities',
  {
    userId: userReference('user_id'),
    /** Platform and platform id, as `match_players.identity`. */
    identity: text('identity').notNull(),
    /** Name in the match or at the linking provider. */
    name: text('name').notNull(),
    /** `refused`: the owner has said that this isn't them; uploads don't link it again. */
    linkStatus: text('link_status', { enum: ['claimed', 'verified', 'refused'] }).notNull(),
    /** Strongest proof, kept when refused; null for a claim. */
    verifiedBy: text('verified_by', { enum: IDENTITY_PROOFS }),
    linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
    /** Hidden from others since then (decisions.md 16.2). */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.identity] }),
    uniqueIndex('player_identities_one_account')
      .on(table.identity)
      .where(sql`${table.linkStatus} = 'verified'`),
    index('player_identities_identity').on(table.identity),
  ],
);

/** "This player of another account is me": for administrators. */
export const identityDisputes = pgTable(
  'identity_disputes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    identity: text('identity').notNull(),
    name: text('name').notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: DISPUTE_STATES }).notNull().default('open'),
    raisedAt: timestamp('raised_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  (table) => [
    unique('identity_disputes_once').on(table.userId, table.identity),
    index('identity_disputes_state').on(table.state, table.raisedAt),
  ],
);

/** Players without an account hidden by an administrator at their own request (decisions.md 16.2). */
export const hiddenPlayers = pgTable('hidden_players', {
  /** Platform and platform id, as `match_players.identity`. */
  identity: text('identity').primaryKey(),
  /** How they proved that the id is theirs. */
  note: text('note').notNull(),
  since: timestamp('since', { withTimezone: true }).notNull(),
  hiddenBy: uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
});
