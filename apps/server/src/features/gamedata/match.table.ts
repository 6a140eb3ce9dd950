import type { Purpose } from '@datacoach/analysis';
import { COVERAGES, type MatchInsight, type MatchReport } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
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
import { realArray } from '../../platform/database/real-array.ts';

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
  /** Null for other modes than soccar and for scoreboards. */
  insight: jsonb('insight').$type<MatchInsight>(),
});

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/**
 * By kind: ordinal and number of the player (-1 for events of a team), one after the other. By `momentsKey` of a metric,
 * also where it has none: the same of its moments and whose they are; one may be that of several players.
 */
export type KindIndex = Record<string, number[]>;

/** What was recorded of a match, packed as it is served. None for scoreboards. Why here: docs/decisions/0005. */
export const matchRecordings = pgTable('match_recordings', {
  matchId: uuid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** Every event: the body of `match/{matchId}/events`. */
  events: bytes('events').notNull(),
  /** The body of `match/{matchId}/tracks`. */
  tracks: bytes('tracks').notNull(),
  /** Where events stand in the stream; null where an older engine has written it. */
  kinds: jsonb('kinds').$type<KindIndex>(),
});

/** Who played: one row a match and player. */
export const matchPlayers = pgTable(
  'match_players',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerKey: text('player_key').notNull(),
    /** Place in the report, from 0. */
    number: smallint('number').notNull().default(0),
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
    index('match_players_name').on(sql`lower(${table.name})`),
  ],
);

/** Facts: one row a match and player with every registered statistic, by its key, and every metric, by its number. */
export const playerFacts = pgTable(
  'player_facts',
  {
    matchId: uuid('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    playerKey: text('player_key').notNull(),
    statistics: jsonb('statistics').$type<Record<string, number | null>>().notNull(),
    /** Figures by metric number, and what each stands on: Σ value·over / Σ over adds matches up. See decisions/0004. */
    metricValues: realArray<number | null>('metric_values'),
    metricOvers: realArray<number>('metric_overs'),
    /** Live play while the player was there, s; null where no events were found. */
    liveSeconds: doublePrecision('live_seconds'),
    /** What the match counts for (`PURPOSES` of the engine), and if not for scores, why. */
    countsFor: text('counts_for').array().$type<Purpose[]>().notNull().default([]),
    notCounted: text('not_counted'),
    /** Pickups by number of the standard pad; null on maps with another layout. */
    pads: smallint('pads').array(),
    /** Where his time was spent (see heat-grid.ts); null without recorded positions. */
    heat: bytes('heat'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerKey] })],
);
