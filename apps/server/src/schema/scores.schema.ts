import { SCORE_MODES } from '@datacoach/analysis/metadata';
import { CAREER_PARTS, OPPORTUNITY_REASONS } from '@datacoach/contract';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';
import { matches, matchReference } from './gamedata.schema.ts';

const MODES = SCORE_MODES.map(({ key }) => key) as ['duel', 'doubles', 'standard'];

/** One row: the state of the learned references. */
export const referenceStates = t.pgTable('reference_states', {
  id: t.smallint('id').primaryKey(),
  /** Versions of references and engine; a different version makes everything be relearned. */
  version: t.text('version').notNull(),
  /** Player matches in the cells: fewer in the ledger means that some were withdrawn. */
  counted: t.integer('counted').notNull(),
  /** When the newest of them was played. */
  newestPlayedAt: t.timestamp('newest_played_at', { withTimezone: true }),
  /** Changes whenever the cells change. */
  revision: t.integer('revision').notNull(),
});

/** What matches of players with a known rank have taught about a metric at a rank (game-and-stats.md 7.6). */
export const referenceCells = t.pgTable(
  'reference_cells',
  {
    mode: t.text('mode', { enum: MODES }).notNull(),
    tier: t.smallint('tier').notNull(),
    metric: t.text('metric').notNull(),
    n: t.integer('n').notNull(),
    mean: t.doublePrecision('mean').notNull(),
    m2: t.doublePrecision('m2').notNull(),
    sample: t.jsonb('sample').$type<(readonly [lot: number, value: number])[]>().notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.mode, table.tier, table.metric] })],
);

/** Player matches that are or will be counted: each once, with the player's rank at the time. */
export const referenceMatches = t.pgTable(
  'reference_matches',
  {
    matchId: matchReference('match_id'),
    /** Platform and platform id of the player. */
    identity: t.text('identity').notNull(),
    /** Account that owned the identity. */
    userId: userReference('user_id'),
    mode: t.text('mode', { enum: MODES }).notNull(),
    tier: t.smallint('tier').notNull(),
    rankKnownAt: t.timestamp('rank_known_at', { withTimezone: true }).notNull(),
    playedAt: t.timestamp('played_at', { withTimezone: true }).notNull(),
    /** `matches.updated_at` when it was taken: if different, the match's stats have changed. */
    factsAt: t.timestamp('facts_at', { withTimezone: true }).notNull(),
    status: t.text('status', { enum: ['waiting', 'counted', 'enoughOfPlayer', 'rankTooOld'] }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.matchId, table.identity] }),
    t.index('reference_matches_waiting').on(table.status, table.mode, table.tier),
    t.index('reference_matches_user').on(table.userId),
  ],
);

/** The opportunity that a player is working on in a mode, kept for a week. */
export const topOpportunities = t.pgTable(
  'top_opportunities',
  {
    userId: userReference('user_id'),
    /** 5 duel, 10 doubles, 15 standard. */
    mode: t.smallint('mode').notNull(),
    metric: t.text('metric').notNull(),
    since: t.timestamp('since', { withTimezone: true }).notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.mode] })],
);

/** What was offered to a player to work on: each metric once a season, however often it was shown. */
export const offeredOpportunities = t.pgTable(
  'offered_opportunities',
  {
    userId: userReference('user_id'),
    mode: t.smallint('mode').notNull(),
    metric: t.text('metric').notNull(),
    /** 0 for a season that isn't in the list. */
    season: t.smallint('season').notNull(),
    offeredAt: t.timestamp('offered_at', { withTimezone: true }).notNull(),
    /** What it was worth then, in goals per game; null if unknown. */
    worth: t.jsonb('worth').$type<{ value: number; interval: readonly [number, number] }>(),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.mode, table.metric, table.season] })],
);

/** Opportunities that a player has dismissed for now, and why. */
export const opportunityAnswers = t.pgTable(
  'opportunity_answers',
  {
    userId: userReference('user_id'),
    mode: t.smallint('mode').notNull(),
    metric: t.text('metric').notNull(),
    reason: t.text('reason', { enum: OPPORTUNITY_REASONS }).notNull(),
    at: t.timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.mode, table.metric] })],
);

/** A player's best POLR over 20 games in a mode, updated game by game. */
export const careerBests = t.pgTable(
  'career_bests',
  {
    userId: userReference('user_id'),
    /** 5 duel, 10 doubles, 15 standard. */
    mode: t.smallint('mode').$type<5 | 10 | 15>().notNull(),
    /** Null until 20 games have been counted. */
    value: t.real('value'),
    rank: t.text('rank'),
    /** Last game of the best 20. */
    matchId: t.uuid('match_id').references(() => matches.id, { onDelete: 'set null' }),
    at: t.timestamp('at', { withTimezone: true }),
    /** All games played up to here, this many, have been counted. */
    countedTo: t.timestamp('counted_to', { withTimezone: true }).notNull(),
    games: t.integer('games').notNull(),
    polrVersion: t.smallint('polr_version').notNull(),
    /** Declared tier used for all of it; null without a rank. */
    rankTier: t.smallint('rank_tier'),
    /** Date of the references when counting started; null for the built-in references. */
    referencesAt: t.timestamp('references_at', { withTimezone: true }),
  },
  (table) => [t.primaryKey({ columns: [table.userId, table.mode] })],
);

/** The parts of a career visible to everyone with its link; no row: nothing. */
export const careerShares = t.pgTable('career_shares', {
  userId: userReference('user_id').primaryKey(),
  token: t.text('token').notNull().unique(),
  parts: t.text('parts', { enum: CAREER_PARTS }).array().notNull(),
  sharedAt: t.timestamp('shared_at', { withTimezone: true }).notNull(),
});
