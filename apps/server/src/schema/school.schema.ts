import * as t from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';

/** Teams that are a school's; rules for members under 18 apply (decisions.md 20.13). */
export const schoolTeams = t.pgTable('school_teams', {
  coachId: userReference('coach_id').primaryKey(),
  name: t.text('name').notNull(),
  seasonEndsOn: t.date('season_ends_on').notNull(),
  /** End of the last season that is over, for players who left in it. */
  lastSeasonEndedOn: t.date('last_season_ended_on'),
  since: t.timestamp('since', { withTimezone: true }).notNull(),
});

/** What a school's team keeps about a member: the name it shows, and a guardian's consent. */
export const schoolMembers = t.pgTable(
  'school_members',
  {
    coachId: userReference('coach_id'),
    playerId: userReference('player_id'),
    /** First name or nickname that the coach chose; null for the first word of the username. */
    shownName: t.text('shown_name'),
    /** How a guardian agreed or was asked; null before. */
    how: t.text('how', { enum: ['paper', 'email'] }),
    /** The coach who recorded the form or sent the link. */
    recordedBy: t.uuid('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    guardian: t.text('guardian'),
    email: t.text('email'),
    /** SHA-256 of the mailed link's token, so that reading the database doesn't reveal it. */
    tokenHash: t.text('token_hash').unique(),
    askedAt: t.timestamp('asked_at', { withTimezone: true }),
    expiresAt: t.timestamp('expires_at', { withTimezone: true }),
    agreedAt: t.timestamp('agreed_at', { withTimezone: true }),
    withdrawnAt: t.timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    t.primaryKey({ columns: [table.coachId, table.playerId] }),
    t.index('school_members_player').on(table.playerId),
    t.index('school_members_recorded_by').on(table.recordedBy),
  ],
);

/** Match players who left a school's team and were erased: its folders no longer show their names. */
export const schoolFormerPlayers = t.pgTable(
  'school_former_players',
  {
    coachId: userReference('coach_id'),
    /** Platform and platform id, as `match_players.identity`. */
    identity: t.text('identity').notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.coachId, table.identity] })],
);
