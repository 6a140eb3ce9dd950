import { SCORE_MODES } from '@datacoach/analysis/metadata';
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/user.table.ts';
import { matches } from '../gamedata/match.table.ts';

const MODES = SCORE_MODES.map(({ key }) => key) as ['duel', 'doubles', 'standard'];

/** One row: what the learned references are made of. */
export const referenceStates = pgTable('reference_states', {
  id: smallint('id').primaryKey(),
  /** Versions of references and engine; others make everything be learned anew. */
  version: text('version').notNull(),
  /** Player matches in the cells: fewer in the ledger means that somebody has taken his away. */
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
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** Platform and platform id of the player. */
    identity: text('identity').notNull(),
    /** Account that the identity belonged to. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
