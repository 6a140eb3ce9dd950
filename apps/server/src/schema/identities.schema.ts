import { DISPUTE_STATES, IDENTITY_PROOFS } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/** Match players linked to accounts (decisions.md 16.1): verified for one, claimed by several. */
export const playerIdentities = t.pgTable(
  'player_identities',
  {
    userId: userReference('user_id'),
    /** Platform and platform id, as `match_players.identity`. */
    identity: t.text('identity').notNull(),
    /** Name in the match or at the linking provider. */
    name: t.text('name').notNull(),
    /** `refused`: the owner has said that this isn't them; uploads don't link it again. */
    linkStatus: t.text('link_status', { enum: ['claimed', 'verified', 'refused'] }).notNull(),
    /** Strongest proof, kept when refused; null for a claim. */
    verifiedBy: t.text('verified_by', { enum: IDENTITY_PROOFS }),
    linkedAt: t.timestamp('linked_at', { withTimezone: true }).notNull(),
    /** Hidden from others since then (decisions.md 16.2). */
    hiddenAt: t.timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    t.primaryKey({ columns: [table.userId, table.identity] }),
    t
      .uniqueIndex('player_identities_one_account')
      .on(table.identity)
      .where(sql`${table.linkStatus} = 'verified'`),
    t.index('player_identities_identity').on(table.identity),
  ],
);

/** "This player of another account is me": for administrators. */
export const identityDisputes = t.pgTable(
  'identity_disputes',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    userId: userReference('user_id'),
    identity: t.text('identity').notNull(),
    name: t.text('name').notNull(),
    reason: t.text('reason').notNull(),
    state: t.text('state', { enum: DISPUTE_STATES }).notNull().default('open'),
    raisedAt: t.timestamp('raised_at', { withTimezone: true }).notNull(),
    decidedAt: t.timestamp('decided_at', { withTimezone: true }),
    decidedBy: t.uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    note: t.text('note'),
  },
  (table) => [
    t.unique('identity_disputes_once').on(table.userId, table.identity),
    t.index('identity_disputes_state').on(table.state, table.raisedAt),
  ],
);

/** Players without an account hidden by an administrator at their own request (decisions.md 16.2). */
export const hiddenPlayers = t.pgTable('hidden_players', {
  /** Platform and platform id, as `match_players.identity`. */
  identity: t.text('identity').primaryKey(),
  /** How they proved that the id is theirs. */
  note: t.text('note').notNull(),
  since: t.timestamp('since', { withTimezone: true }).notNull(),
  hiddenBy: t.uuid('hidden_by').references(() => users.id, { onDelete: 'set null' }),
});
