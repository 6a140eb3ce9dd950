import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { CAREER_PARTS, OPPORTUNITY_REASONS } from '@datacoach/contract';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { userReference, users } from './auth.schema.ts';
import { matches, matchReference } from './gamedata.schema.ts';

const MODES = SCORE_MODES.map(({ key }) => key) as ['duel', 'doubles', 'standard'];

/** One row: what the learned references are made of. */
export const referenceStates = pgTable('reference_states', {
  id: smallint('id').primaryKey(),
  /** Versions of references and engine; others make everything be learned again. */
  version: text('version').notNull(),
  /** Player matches in the cells: fewer in the ledger means that somebody has taken their away. */
  counted: integer('counted').notNull(),
  /** Playing time of the newest of them. */
  newestPlayedAt: timestamp('newest_played_at', { withTimezone: true }),
  /** Changes with every change of the cells. */
  revision: integer('revision').notNull(),
});

/** What matches of players of known rank have taught about one metric at one rank (game-and-stats.md 7.6). */
export const referenceCells = pgTable(
  'reference_cells',
  {
    mode: text('mode', { enum: MODES }).notNull(),
    tier: smallint('tier').notNull(),
    metric: text('metric').notNull(),
    n: integer('n').notNull(),
    mean: doublePrecision('mean').notNull(),
    m2: doublePrecision('m2').notNull(),
    sample: jsonb('sample').$type<(readonly [lot: number, value: number])[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mode, table.tier, table.metric] })],
);

/** Which player matches are to be counted, or were: each once, with the rank that the player had then. */
export const referenceMatches = pgTable(
  'reference_matches',
  {
    matchId: matchReference('match_id'),
    /** Platform and platform id of the player. */
    identity: text('identity').notNull(),
    /** Account that the identity belonged to. */
    userId: userReference('user_id'),
    mode: text('mode', { enum: MODES }).notNull(),
    tier: smallint('tier').notNull(),
    rankKnownAt: timestamp('rank_known_at', { withTimezone: true }).notNull(),
    playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
    /** `matches.updated_at` when it was taken: another one means that the match has other numbers now. */
    factsAt: timestamp('facts_at', { withTimezone: true }).notNull(),
    status: text('status', { enum: ['waiting', 'counted', 'enoughOfPlayer', 'rankTooOld'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.identity] }),
    index('reference_matches_waiting').on(table.status, table.mode, table.tier),
    index('reference_matches_user').on(table.userId),
  ],
);

/** The one opportunity that a player works on in a mode, kept for its week. */
export const topOpportunities = pgTable(
  'top_opportunities',
  {
    userId: userReference('user_id'),
    /** 5 duel, 10 doubles, 15 standard. */
    mode: smallint('mode').notNull(),
    metric: text('metric').notNull(),
    since: timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode] })],
);

/** Opportunities that a player does not want to see now, and why. */
export const opportunityAnswers = pgTable(
  'opportunity_answers',
  {
    userId: userReference('user_id'),
    mode: smallint('mode').notNull(),
    metric: text('metric').notNull(),
    reason: text('reason', { enum: OPPORTUNITY_REASONS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode, table.metric] })],
);

/** Best POLR over 20 games that a player had in a mode, counted game by game as they come. */
export const careerBests = pgTable(
  'career_bests',
  {
    userId: userReference('user_id'),
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
