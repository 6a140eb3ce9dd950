import type { Purpose } from '@datacoach/analysis';
import { COVERAGES, FLAG_REASONS, type MatchInsight, type MatchReport } from '@datacoach/contract';
import { sql } from 'drizzle-orm';
import * as t from 'drizzle-orm/pg-core';
import { userReference } from './auth.schema.ts';
import { bytes, realArray } from './columns.ts';

/** A match, regardless of who uploaded it and how often. */
export const matches = t.pgTable(
  'matches',
  {
    id: t.uuid('id').primaryKey().defaultRandom(),
    /** What two files must share to be the same match (`calculateMatchIdentity`). */
    identity: t.text('identity').notNull().unique(),
    /** Source upload of these stats. */
    sourceReplayId: t.uuid('source_replay_id').notNull(),
    sourceOwnerId: t.uuid('source_owner_id').notNull(),
    coverage: t.text('coverage', { enum: COVERAGES }).notNull(),
    analysisVersion: t.text('analysis_version').notNull(),
    playedAt: t.timestamp('played_at', { withTimezone: true }),
    mapCode: t.text('map_code').notNull(),
    mapName: t.text('map_name').notNull(),
    playlistSlug: t.text('playlist_slug').notNull(),
    playlistName: t.text('playlist_name').notNull(),
    mode: t.text('mode').notNull(),
    teamSize: t.integer('team_size').notNull(),
    liveSeconds: t.doublePrecision('live_seconds').notNull(),
    blueScore: t.integer('blue_score').notNull(),
    orangeScore: t.integer('orange_score').notNull(),
    createdAt: t.timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: t.timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [t.index('matches_played').on(table.playedAt)],
);

/** References the match; rows are deleted with it. */
export function matchReference<Name extends string>(name: Name) {
  return t
    .uuid(name)
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' });
}

/** The whole report, separate from the match so that lists needn't read it. */
export const matchReports = t.pgTable('match_reports', {
  matchId: matchReference('match_id').primaryKey(),
  report: t.jsonb('report').$type<MatchReport>().notNull(),
  /** Null for modes other than soccar and for scoreboards. */
  insight: t.jsonb('insight').$type<MatchInsight>(),
});

/**
 * By kind: flattened pairs of ordinal and player number (-1 for team events). By a metric's `getMomentsKey`, even if
 * empty: the same for its moments and their players; a moment may belong to several players.
 */
export type KindIndex = Record<string, number[]>;

/** A match's recording, compressed as served. None for scoreboards. Why here: docs/decisions/0005. */
export const matchRecordings = t.pgTable('match_recordings', {
  matchId: matchReference('match_id').primaryKey(),
  /** All events: the body of `match/{matchId}/events`. */
  events: bytes('events').notNull(),
  /** The body of `match/{matchId}/tracks`. */
  tracks: bytes('tracks').notNull(),
  /** Positions of events in the stream; null if written by an older engine. */
  kinds: t.jsonb('kinds').$type<KindIndex>(),
});

/** The players of a match, one row per match and player. */
export const matchPlayers = t.pgTable(
  'match_players',
  {
    matchId: matchReference('match_id'),
    playerKey: t.text('player_key').notNull(),
    /** Index in the report, from 0. */
    number: t.smallint('number').notNull().default(0),
    /** Platform and platform id; null for bots and files without ids. */
    identity: t.text('identity'),
    name: t.text('name').notNull(),
    nameHidden: t.boolean('name_hidden').notNull(),
    team: t.integer('team').$type<0 | 1>().notNull(),
    bot: t.boolean('bot').notNull(),
    mvp: t.boolean('mvp').notNull(),
    carName: t.text('car_name'),
  },
  (table) => [
    t.primaryKey({ columns: [table.matchId, table.playerKey] }),
    t.index('match_players_identity').on(table.identity),
    t.index('match_players_name').on(sql`lower(${table.name})`),
  ],
);

/** Facts: one row per match and player with every registered stat by key and every metric by number. */
export const playerFacts = t.pgTable(
  'player_facts',
  {
    matchId: matchReference('match_id'),
    playerKey: t.text('player_key').notNull(),
    statistics: t.jsonb('statistics').$type<Record<string, number | null>>().notNull(),
    /** Values by metric number, and their denominators: Σ value·over / Σ over combines matches. See decisions/0004. */
    metricValues: realArray<number | null>('metric_values'),
    metricOvers: realArray<number>('metric_overs'),
    /** Live play while the player was present, in s; null if no events were found. */
    liveSeconds: t.doublePrecision('live_seconds'),
    /** What the match counts for (`PURPOSES` of the engine), and why if not for scores. */
    countsFor: t.text('counts_for').array().$type<Purpose[]>().notNull().default([]),
    notCounted: t.text('not_counted'),
    /** Pickups by number of the standard pad; null on maps with a different layout. */
    pads: t.smallint('pads').array(),
    /** What they did on the left and on the right (`splitSides` of the engine); null without events. */
    sides: t.smallint('sides').array(),
    /** Where their time was spent (see heat-grid.ts); null without recorded positions. */
    heat: bytes('heat'),
  },
  (table) => [t.primaryKey({ columns: [table.matchId, table.playerKey] })],
);

/**
 * What folder stats read of a match, so that sums over 200 games don't need 200 reports: JSON as text, which the
 * database returns three times as fast as jsonb. Created after each analysis or on first use.
 */
export const matchDigests = t.pgTable('match_digests', {
  matchId: matchReference('match_id').primaryKey(),
  /** `matches.updated_at` of its source analysis. */
  madeFrom: t.timestamp('made_from', { withTimezone: true }).notNull(),
  digest: t.text('digest').notNull(),
});

/**
 * Events with a code (game-and-stats.md 4.1), narrow, for lists and counts across matches. Names, spans and evidence
 * are in the match's recording under the same ordinal. Why: docs/decisions/0005.
 */
export const matchEvents = t.pgTable(
  'match_events',
  {
    matchId: matchReference('match_id'),
    /** Index in the match's whole stream, from 0. */
    ordinal: t.integer('ordinal').notNull(),
    frame: t.integer('frame').notNull(),
    /** Sum of frame deltas, in seconds. */
    time: t.real('time').notNull(),
    /** Scoreboard clock, in seconds. */
    clock: t.real('clock').notNull(),
    xg: t.real('xg'),
    /** Outcome of a shot. */
    outcome: t.text('outcome'),
    confidence: t.real('confidence').notNull(),
    code: t.smallint('code').notNull(),
    /** `match_players.number`; null for team events. */
    player: t.smallint('player'),
    team: t.smallint('team').$type<0 | 1>(),
    /** Field coordinates, uu. */
    x: t.smallint('x').notNull(),
    y: t.smallint('y').notNull(),
    z: t.smallint('z').notNull(),
    zone: t.smallint('zone'),
    overtime: t.boolean('overtime').notNull(),
    /** Of the acting player at that moment, by place in `EVENT_ROLES`; null in duels and out of live play. */
    role: t.smallint('role'),
    /** How the acting team stood at that moment, by place in `SCORE_STATES`; null for events of no team. */
    scoreState: t.smallint('score_state'),
  },
  (table) => [
    t.primaryKey({ columns: [table.matchId, table.ordinal] }),
    t.index('match_events_player').on(table.matchId, table.player, table.code),
  ],
);

/** Events a player flagged as wrong: one row per user and event. */
export const eventFlags = t.pgTable(
  'event_flags',
  {
    userId: userReference('user_id'),
    matchId: matchReference('match_id'),
    ordinal: t.integer('ordinal').notNull(),
    kind: t.text('kind').notNull(),
    /** Version of the engine that found the event: in other versions the ordinal is a different event. */
    analysisVersion: t.text('analysis_version').notNull(),
    reason: t.text('reason', { enum: FLAG_REASONS }).notNull(),
    at: t.timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    t.primaryKey({ columns: [table.userId, table.matchId, table.ordinal] }),
    t.index('event_flags_kind').on(table.kind, table.analysisVersion),
  ],
);

/**
 * What a career counts of a player's match, narrow so that thousands can be read at once; written with the match.
 * Each feat with its size and its time in s.
 */
export const gameHighlights = t.pgTable(
  'game_highlights',
  {
    matchId: matchReference('match_id'),
    playerKey: t.text('player_key').notNull(),
    goals: t.smallint('goals').notNull(),
    assists: t.smallint('assists').notNull(),
    saves: t.smallint('saves').notNull(),
    demolitions: t.smallint('demolitions').notNull(),
    /** uu */
    distance: t.real('distance').notNull(),
    /** Of live play. */
    seconds: t.real('seconds').notNull(),
    xg: t.real('xg'),
    overtime: t.boolean('overtime').notNull(),
    /** Largest goal deficit of their team. */
    deficit: t.smallint('deficit').notNull(),
    fastestGoal: t.real('fastest_goal'),
    fastestGoalTime: t.real('fastest_goal_time'),
    /** uu/s */
    hardestShot: t.real('hardest_shot'),
    hardestShotTime: t.real('hardest_shot_time'),
    airDribble: t.real('air_dribble'),
    airDribbleTime: t.real('air_dribble_time'),
    carName: t.text('car_name'),
  },
  (table) => [t.primaryKey({ columns: [table.matchId, table.playerKey] })],
);

/**
 * What windows, lists and counts over a player's matches filter by: one narrow row per match and player with a known
 * identity, written with the match. Stats are in `player_facts`.
 */
export const playedGames = t.pgTable(
  'played_games',
  {
    matchId: matchReference('match_id'),
    playerKey: t.text('player_key').notNull(),
    /** Index in the report, from 0. */
    number: t.smallint('number').notNull(),
    /** Platform and platform id. */
    identity: t.text('identity').notNull(),
    team: t.smallint('team').$type<0 | 1>().notNull(),
    playedAt: t.timestamp('played_at', { withTimezone: true }),
    teamSize: t.smallint('team_size').notNull(),
    blueScore: t.integer('blue_score').notNull(),
    orangeScore: t.integer('orange_score').notNull(),
    mapCode: t.text('map_code').notNull(),
    mapName: t.text('map_name').notNull(),
    playlistSlug: t.text('playlist_slug').notNull(),
    playlistName: t.text('playlist_name').notNull(),
    /** As in `player_facts`. */
    countsFor: t.text('counts_for').array().$type<Purpose[]>().notNull(),
    notCounted: t.text('not_counted'),
  },
  (table) => [
    t.primaryKey({ columns: [table.matchId, table.playerKey] }),
    t.index('played_games_newest').on(table.identity, table.playedAt.desc().nullsLast(), table.matchId),
  ],
);

/**
 * Ranked seasons of the game, numbered since it became free to play (decisions.md 19.3). Seeded by the migration that
 * creates the table; a match belongs to the season of its date.
 */
export const seasons = t.pgTable('seasons', {
  number: t.integer('number').primaryKey(),
  startsAt: t.timestamp('starts_at', { withTimezone: true }).notNull().unique(),
});
