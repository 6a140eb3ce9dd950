import { CAREER_PARTS } from '@datacoach/contract';
import { integer, pgTable, primaryKey, real, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { matches } from '../gamedata/match.table.ts';

/** Best POLR over 20 games that a player had in a mode, counted game by game as they come. */
export const careerBests = pgTable(
  'career_bests',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 5 duel, 10 doubles, 15 standard. */
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    /** Null while no 20 games have been counted. */
    value: real('value'),
    rank: text('rank'),
    /** Last game of the best 20. */
    matchId: uuid('match_id').references(() => matches.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true }),
    /** Everything played up to here is counted, so many games. */
    countedTo: timestamp('counted_to', { withTimezone: true }).notNull(),
    games: integer('games').notNull(),
    polrVersion: smallint('polr_version').notNull(),
    /** Declared tier that all of it was held against; null without a rank. */
    rankTier: smallint('rank_tier'),
    /** Date of the references when the count began; null for those that the product started with. */
    referencesAt: timestamp('references_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode] })],
);

/** What of a career everybody may see who has its link; no row: nothing. */
export const careerShares = pgTable('career_shares', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  parts: text('parts', { enum: CAREER_PARTS }).array().notNull(),
  sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
});
