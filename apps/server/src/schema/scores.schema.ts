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

/** One row: the state of the learned references. */
export const referenceStates = pgTable('reference_states', {
  id: smallint('id').primaryKey(),
  /** Versions of references and engine; a different version makes everything be relearned. */
  version: text('version').notNull(),
  /** Player matches in the cells: fewer in the ledger means that some were withdrawn. */
  counted: integer('counted').notNull(),
  /** When the newest of them was played. */
  newestPlayedAt: timestamp('newest_played_at', { withTimezone: true }),
  /** Changes whenever the cells change. */
  revision: integer('revision').notNull(),
});

/** What matches of players with a known rank have taught about a metric at a rank (game-and-stats.md 7.6). */
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

/** Player matches that are or will be counted: each once, with the player's rank at the time. */
export const referenceMatches = pgTable(
  'reference_matches',
  {
    matchId: matchReference('match_id'),
    /** Platform and platform id of the player. */
    identity: text('identity').notNull(),
    /** Account that owned the identity. */
    userId: userReference('user_id'),
    mode: text('mode', { enum: MODES }).notNull(),
    tier: smallint('tier').notNull(),
    rankKnownAt: timestamp('rank_known_at', { withTimezone: true }).notNull(),
    playedAt: timestamp('played_at', { withTimezone: true }).notNull(),
    /** `matches.updated_at` when it was taken: if different, the match's stats have changed. */
    factsAt: timestamp('facts_at', { withTimezone: true }).notNull(),
    status: text('status', { enum: ['waiting', 'counted', 'enoughOfPlayer', 'rankTooOld'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.identity] }),
    index('reference_matches_waiting').on(table.status, table.mode, table.tier),
    index('reference_matches_user').on(table.userId),
  ],
);

/** The opportunity that a player is working on in a mode, kept for a week. */
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

/** What was offered to a player to work on: each metric once a season, however often it was shown. */
export const offeredOpportunities = pgTable(
  'offered_opportunities',
  {
    userId: userReference('user_id'),
    mode: smallint('mode').notNull(),
    metric: text('metric').notNull(),
    /** 0 for a season that isn't in the list. */
    season: smallint('season').notNull(),
    offeredAt: timestamp('offered_at', { withTimezone: true }).notNull(),
    /** What it was worth then, in goals per game; null if unknown. */
    worth: jsonb('worth').$type<{ value: number; interval: readonly [number, number] }>(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode, table.metric, table.season] })],
);

/** Opportunities that a player has dismissed for now, and why. */
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

/** A player's best POLR over 20 games in a mode, updated game by game. */
export const careerBests = pgTable(
  'career_bests',
  {
    userId: userReference('user_id'),
    /** 5 duel, 10 doubles, 15 standard. */
    mode: smallint('mode').$type<5 | 10 | 15>().notNull(),
    /** Null until 20 games have been counted. */
    value: real('value'),
    rank: text('rank'),
    /** Last game of the best 20. */
    matchId: uuid('match_id').references(() => matches.id, { onDelete: 'set null' }),
    at: timestamp('at', { withTimezone: true }),
    /** All games played up to here, this many, have been counted. */
    countedTo: timestamp('counted_to', { withTimezone: true }).notNull(),
    games: integer('games').notNull(),
    polrVersion: smallint('polr_version').notNull(),
    /** Declared tier used for all of it; null without a rank. */
    rankTier: smallint('rank_tier'),
    /** Date of the references when counting started; null for the built-in references. */
    referencesAt: timestamp('references_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mode] })],
);

/** The parts of a career visible to everyone with its link; no row: nothing. */
export const careerShares = pgTable('career_shares', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  token: text('token').notNull().unique(),
  parts: text('parts', { enum: CAREER_PARTS }).array().notNull(),
  sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
});
