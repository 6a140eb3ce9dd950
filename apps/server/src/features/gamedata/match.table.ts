import { COVERAGES, type MatchReport } from '@datacoach/contract';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** One match, whoever uploaded it and however often. */
export const matches = pgTable(
  'matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What two files must share to be the same match (see analysis: match-identity.ts). */
    identity: text('identity').notNull().unique(),
    /** Upload whose numbers these are. */
    sourceReplayId: uuid('source_replay_id').notNull(),
    sourceOwnerId: uuid('source_owner_id').notNull(),
    coverage: text('coverage', { enum: COVERAGES }).notNull(),
    analysisVersion: text('analysis_version').notNull(),
    playedAt: timestamp('played_at', { withTimezone: true }),
    mapCode: text('map_code').notNull(),
    mapName: text('map_name').notNull(),
    playlistSlug: text('playlist_slug').notNull(),
    playlistName: text('playlist_name').notNull(),
    mode: text('mode').notNull(),
    teamSize: integer('team_size').notNull(),
    liveSeconds: doublePrecision('live_seconds').notNull(),
    blueScore: integer('blue_score').notNull(),
    orangeScore: integer('orange_score').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('matches_played').on(table.playedAt)],
);

/** The whole report, apart from its match so that lists need not read it. */
export const matchReports = pgTable('match_reports', {
  matchId: uuid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  report: jsonb('report').$type<MatchReport>().notNull(),
});

/** Who played: one row a match and player. */
export const matchPlayers = pgTable(
  'match_players',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerKey: text('player_key').notNull(),
    /** Platform and platform id; null for bots and files without ids. */
    identity: text('identity'),
    name: text('name').notNull(),
    nameHidden: boolean('name_hidden').notNull(),
    team: integer('team').$type<0 | 1>().notNull(),
    bot: boolean('bot').notNull(),
    mvp: boolean('mvp').notNull(),
    carName: text('car_name'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerKey] }),
    index('match_players_identity').on(table.identity),
  ],
);

/** Facts: one row a match and player with every registered statistic, by its key. */
export const playerFacts = pgTable(
  'player_facts',
  {
    matchId: uuid('match_id').notNull(),
    playerKey: text('player_key').notNull(),
    statistics: jsonb('statistics').$type<Record<string, number | null>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerKey] })],
);
