import type { Purpose } from '@datacoach/analysis';
import { COVERAGES, FLAG_REASONS, type MatchInsight, type MatchReport } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { userReference } from './auth.schema.ts';
import { bytes, realArray } from './columns.ts';

/** A match, regardless of who uploaded it and how often. */
export const matches = pgTable(
  'matches',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What two files must share to be the same match (see analysis: match-identity.ts). */
    identity: text('identity').notNull().unique(),
    /** Source upload of these stats. */
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

/** References the match; rows are deleted with it. */
export function matchReference<Name extends string>(name: Name) {
  return uuid(name)
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' });
}

/** The whole report, separate from the match so that lists needn't read it. */
export const matchReports = pgTable('match_reports', {
  matchId: uuid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  report: jsonb('report').$type<MatchReport>().notNull(),
  /** Null for modes other than soccar and for scoreboards. */
  insight: jsonb('insight').$type<MatchInsight>(),
});

/**
 * By kind: flattened pairs of ordinal and player number (-1 for team events). By a metric's `momentsKey`, even if
 * empty: the same for its moments and their players; a moment may belong to several players.
 */
export type KindIndex = Record<string, number[]>;

/** A match's recording, compressed as served. None for scoreboards. Why here: docs/decisions/0005. */
export const matchRecordings = pgTable('match_recordings', {
  matchId: uuid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** All events: the body of `match/{matchId}/events`. */
  events: bytes('events').notNull(),
  /** The body of `match/{matchId}/tracks`. */
  tracks: bytes('tracks').notNull(),
  /** Positions of events in the stream; null if written by an older engine. */
  kinds: jsonb('kinds').$type<KindIndex>(),
});

/** The players of a match, one row per match and player. */
export const matchPlayers = pgTable(
  'match_players',
  {
    matchId: matchReference('match_id'),
    playerKey: text('player_key').notNull(),
    /** Index in the report, from 0. */
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

/** Facts: one row per match and player with every registered stat by key and every metric by number. */
export const playerFacts = pgTable(
  'player_facts',
  {
    matchId: matchReference('match_id'),
    playerKey: text('player_key').notNull(),
    statistics: jsonb('statistics').$type<Record<string, number | null>>().notNull(),
    /** Values by metric number, and their denominators: Σ value·over / Σ over combines matches. See decisions/0004. */
    metricValues: realArray<number | null>('metric_values'),
    metricOvers: realArray<number>('metric_overs'),
    /** Live play while the player was present, in s; null if no events were found. */
    liveSeconds: doublePrecision('live_seconds'),
    /** What the match counts for (`PURPOSES` of the engine), and why if not for scores. */
    countsFor: text('counts_for').array().$type<Purpose[]>().notNull().default([]),
    notCounted: text('not_counted'),
    /** Pickups by number of the standard pad; null on maps with a different layout. */
    pads: smallint('pads').array(),
    /** What they did on the left and on the right (`splitSides` of the engine); null without events. */
    sides: smallint('sides').array(),
    /** Where their time was spent (see heat-grid.ts); null without recorded positions. */
    heat: bytes('heat'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerKey] })],
);

/**
 * What folder stats read of a match, so that sums over 200 games don't need 200 reports: JSON as text, which the
 * database returns three times as fast as jsonb. Created after each analysis or on first use.
 */
export const matchDigests = pgTable('match_digests', {
  matchId: uuid('match_id')
    .primaryKey()
    .references(() => matches.id, { onDelete: 'cascade' }),
  /** `matches.updated_at` of its source analysis. */
  madeFrom: timestamp('made_from', { withTimezone: true }).notNull(),
  digest: text('digest').notNull(),
});

/**
 * Events with a code (game-and-stats.md 4.1), narrow, for lists and counts across matches. Names, spans and evidence
 * are in the match's recording under the same ordinal. Why: docs/decisions/0005.
 */
export const matchEvents = pgTable(
  'match_events',
  {
    matchId: matchReference('match_id'),
    /** Index in the match's whole stream, from 0. */
    ordinal: integer('ordinal').notNull(),
    frame: integer('frame').notNull(),
    /** Sum of frame deltas, in seconds. */
    time: real('time').notNull(),
    /** Scoreboard clock, in seconds. */
    clock: real('clock').notNull(),
    xg: real('xg'),
    /** Outcome of a shot. */
    outcome: text('outcome'),
    confidence: real('confidence').notNull(),
    code: smallint('code').notNull(),
    /** `match_players.number`; null for team events. */
    player: smallint('player'),
    team: smallint('team').$type<0 | 1>(),
    /** Field coordinates, uu. */
    x: smallint('x').notNull(),
    y: smallint('y').notNull(),
    z: smallint('z').notNull(),
    zone: smallint('zone'),
    overtime: boolean('overtime').notNull(),
    /** Of the acting player at that moment, by place in `EVENT_ROLES`; null in duels and out of live play. */
    role: smallint('role'),
    /** How the acting team stood at that moment, by place in `SCORE_STATES`; null for events of no team. */
    scoreState: smallint('score_state'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.ordinal] }),
    index('match_events_player').on(table.matchId, table.player, table.code),
  ],
);

/** Events a player flagged as wrong: one row per user and event. */
export const eventFlags = pgTable(
  'event_flags',
  {
    userId: userReference('user_id'),
    matchId: matchReference('match_id'),
    ordinal: integer('ordinal').notNull(),
    kind: text('kind').notNull(),
    /** Version of the engine that found the event: in other versions the ordinal is a different event. */
    analysisVersion: text('analysis_version').notNull(),
    reason: text('reason', { enum: FLAG_REASONS }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.matchId, table.ordinal] }),
    index('event_flags_kind').on(table.kind, table.analysisVersion),
  ],
);

/**
 * What a career counts of a player's match, narrow so that thousands can be read at once; written with the match.
 * Each feat with its size and its time in s.
 */
export const gameHighlights = pgTable(
  'game_highlights',
  {
    matchId: matchReference('match_id'),
    playerKey: text('player_key').notNull(),
    goals: smallint('goals').notNull(),
    assists: smallint('assists').notNull(),
    saves: smallint('saves').notNull(),
    demolitions: smallint('demolitions').notNull(),
    /** uu */
    distance: real('distance').notNull(),
    /** Of live play. */
    seconds: real('seconds').notNull(),
    xg: real('xg'),
    overtime: boolean('overtime').notNull(),
    /** Largest goal deficit of their team. */
    deficit: smallint('deficit').notNull(),
    fastestGoal: real('fastest_goal'),
    fastestGoalTime: real('fastest_goal_time'),
    /** uu/s */
    hardestShot: real('hardest_shot'),
    hardestShotTime: real('hardest_shot_time'),
    airDribble: real('air_dribble'),
    airDribbleTime: real('air_dribble_time'),
    carName: text('car_name'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.playerKey] })],
);

/**
 * What windows, lists and counts over a player's matches filter by: one narrow row per match and player with a known
 * identity, written with the match. Stats are in `player_facts`.
 */
export const playedGames = pgTable(
  'played_games',
  {
    matchId: matchReference('match_id'),
    playerKey: text('player_key').notNull(),
    /** Index in the report, from 0. */
    number: smallint('number').notNull(),
    /** Platform and platform id. */
    identity: text('identity').notNull(),
    team: smallint('team').$type<0 | 1>().notNull(),
    playedAt: timestamp('played_at', { withTimezone: true }),
    teamSize: smallint('team_size').notNull(),
    blueScore: integer('blue_score').notNull(),
    orangeScore: integer('orange_score').notNull(),
    mapCode: text('map_code').notNull(),
    mapName: text('map_name').notNull(),
    playlistSlug: text('playlist_slug').notNull(),
    playlistName: text('playlist_name').notNull(),
    /** As in `player_facts`. */
    countsFor: text('counts_for').array().$type<Purpose[]>().notNull(),
    notCounted: text('not_counted'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.playerKey] }),
    index('played_games_newest').on(table.identity, table.playedAt.desc().nullsLast(), table.matchId),
  ],
);

/**
 * Ranked seasons of the game, numbered since it became free to play (decisions.md 19.3). Seeded by the migration that
 * creates the table; a match belongs to the season of its date.
 */
export const seasons = pgTable('seasons', {
  number: integer('number').primaryKey(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull().unique(),
});
