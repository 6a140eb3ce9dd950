import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { defineEndpoints } from '../endpoint.ts';
import { mechanicRow, shotRow } from '../gamedata/match-insight.ts';
import { clock } from '../gamedata/match-parts.ts';
import { arrayOf, namedExtension, namedObject } from '../named.ts';
import { placedShot } from '../scores/player-scores.ts';
import { SIDES } from './folders.ts';

const endpoint = defineEndpoints('coach-folders');

const side = z.enum(SIDES);

/**
 * Filters a folder's games (decisions.md 20.2). `Team` is a key of `teams`, 0 for all; `Result` is our team's: Won 5,
 * Lost 10, 0 for both. Mode: All 0, Duel 5, Doubles 10, Standard 15, each with standard goals; match size: All 0,
 * OneVsOne 5, TwoVsTwo 10, ThreeVsThree 15, in any mode.
 */
export const folderFilter = namedObject('FolderFilter', {
  Team: z.union([z.literal(0), z.string().max(200)]).default(0),
  Result: z.literal([0, 5, 10], 'Choose All (0), Won (5) or Lost (10).').default(0),
  mode: z.literal([0, 5, 10, 15], 'Choose All (0), Duel (5), Doubles (10) or Standard (15).').default(0),
  matchSize: z.literal([0, 5, 10, 15], 'Choose All (0), 1v1 (5), 2v2 (10) or 3v3 (15).').default(0),
  /** Key of the opposing team. */
  opponent: z.string().max(200).optional(),
  from: momentWithinReach().optional(),
  to: momentWithinReach().optional(),
});
export type FolderFilter = z.infer<typeof folderFilter>;

export const folderWhere = z.object({
  folderId: z.uuid('Choose a folder.'),
  matchId: z.uuid().optional(),
});

/** What calls for a folder's stats have in common. */
export const folderCall = {
  access: 'coach',
  costly: true,
  query: folderWhere,
  body: folderFilter,
  errors: [404],
} as const;

/** Basis of the stats: `processed` of `files` have been analyzed, and `games` of them count here. */
export const folderBasis = z.object({
  files: z.number().int(),
  processed: z.number().int(),
  failed: z.number().int(),
  games: z.number().int(),
});

export const folderPerson = z.object({
  playerId: z.string(),
  name: z.string(),
  team: z.string(),
  side,
  games: z.number().int(),
});

export const playersFilter = namedExtension('FolderPlayersFilter', folderFilter, {
  /** IDs of `players`, all if omitted; a list longer than a folder's possible players is rejected. */
  playerIds: z.array(z.string().max(200)).max(500).optional(),
});

/** Σ value · over / Σ over of the games; null if unknown. */
const folderStat = namedObject('FolderFigure', { value: z.number().nullable(), over: z.number() });

/** Returns the requested metrics, by key, for each player. */
export const generateStatistics = endpoint('POST /api/v1/coach/generate-statistics', {
  ...folderCall,
  summary: "Stats of a folder's players",
  body: playersFilter.extend({
    /** Keys of the metrics registry; a default selection if omitted. */
    metricKeys: z.array(z.string().max(60)).max(200).optional(),
  }),
  responses: {
    200: namedExtension('FolderStatistics', folderBasis, {
      metricKeys: z.array(z.string()),
      players: z.array(
        folderPerson.extend({
          wins: z.number().int(),
          liveSeconds: z.number(),
          values: z.record(z.string(), folderStat),
        }),
      ),
    }),
  },
});

const chanceSums = z.object({
  /** Of the scoreboard; xG counts all attempts (decisions.md 19.9). */
  shots: z.number().int(),
  attempts: z.number().int(),
  goals: z.number().int(),
  xg: z.number(),
  /** Goals above expectation. */
  finishing: z.number(),
  /** Expected goals faced minus goals conceded; for a team, without own goals. */
  prevented: z.number(),
});
export type ChanceSums = z.infer<typeof chanceSums>;

/** Returns the chances of every player and both sides, summed over the games. */
export const postXgStat = endpoint('POST /api/v1/coach/xg-stat', {
  ...folderCall,
  summary: 'Expected goals of players and teams',
  responses: {
    200: namedExtension('XgStatistics', folderBasis, {
      teams: z.array(chanceSums.extend({ team: z.string(), side, games: z.number().int() })),
      players: z.array(folderPerson.extend(chanceSums.shape)),
    }),
  },
});

const shotRows = z.array(shotRow);

/** One shot on the field, its team attacking toward +y, uu. */
const shotMark = namedObject('FolderShot', {
  matchId: z.uuid(),
  team: z.string(),
  side,
  playerId: z.string().nullable(),
  name: z.string(),
  /** The player's key in the match, for the viewer. */
  player: z.string().nullable(),
  time: z.number(),
  clock,
  ...placedShot.shape,
});
export type FolderShot = z.infer<typeof shotMark>;

/** Returns how, from what height and where to each side shoots; rows with shots, in the order of the engine's tables. */
export const postShotTypeStat = endpoint('POST /api/v1/coach/shot-type-stat', {
  ...folderCall,
  summary: 'Shots by type, height and placement',
  responses: {
    200: namedExtension('ShotStatistics', folderBasis, {
      teams: z.array(
        z.object({ team: z.string(), side, types: shotRows, heights: shotRows, placements: shotRows }),
      ),
      /** The newest shots. */
      shots: z.array(shotMark),
    }),
  },
});

const mechanicRows = z.array(mechanicRow);

/** Returns attempts and successes by mechanic, for mechanics with attempts. */
export const postMechanicsStat = endpoint('POST /api/v1/coach/mechanics-stat', {
  ...folderCall,
  summary: 'Mechanics of players and teams',
  responses: {
    200: namedExtension('MechanicStatistics', folderBasis, {
      teams: z.array(z.object({ team: z.string(), side, mechanics: mechanicRows })),
      players: z.array(folderPerson.extend({ mechanics: mechanicRows })),
    }),
  },
});

const pair = z.object({ us: z.number(), them: z.number() });

/** Returns our and their chances, game by game and in total; within the game if one is given. */
export const postXgGraph = endpoint('POST /api/v1/coach/xg-graph', {
  ...folderCall,
  summary: 'Expected goals over the games of a folder, or over one game',
  responses: {
    200: namedExtension('XgGraph', folderBasis, {
      points: arrayOf({
        matchId: z.uuid(),
        playedAt: z.iso.datetime().nullable(),
        result: z.union([z.literal(5), z.literal(10)]).nullable(),
        goals: z.object({ us: z.number().int(), them: z.number().int() }),
        xg: pair,
        /** Including all games before it. */
        total: pair,
      }),
      /** The given game's attempts, in order. */
      race: arrayOf({
        time: z.number(),
        clock,
        side: z.enum(['us', 'them']),
        name: z.string(),
        xg: z.number(),
        total: z.number(),
        goal: z.boolean(),
      }).nullable(),
    }),
  },
});

/** Sums over games, weighted by live play; null if no game has the value. */
const sums = z.object({
  /** By key of the metrics registry, group "boost collected"; for a side, the value per player. */
  values: z.record(z.string(), folderStat),
  /**
   * Only from files with boost amounts, per 5 minutes of a player's live play: boost from big and small pads wasted
   * because the player was full, and small pads taken in the opponents' half.
   */
  wastedBig: z.number().nullable(),
  wastedSmall: z.number().nullable(),
  smallStolen: z.number().nullable(),
});
export type BoostSums = z.infer<typeof sums>;

/** Pickups of the standard field's 34 pads, the side attacking toward +y, in this many games. */
const pads = namedObject('FolderPads', {
  counts: z.array(z.number().int()).length(34),
  games: z.number().int(),
});

/** Returns both sides' and every player's boost: taken, wasted, stolen, and where. */
export const postBoostStat = endpoint('POST /api/v1/coach/boost-stat', {
  ...folderCall,
  summary: 'Boost of players and teams',
  body: playersFilter,
  responses: {
    200: namedExtension('BoostStatistics', folderBasis, {
      metricKeys: z.array(z.string()),
      /** `pads` is null if no game was on the standard field. */
      sides: z.array(sums.extend({ side, pads: pads.nullable() })),
      players: z.array(folderPerson.extend(sums.shape)),
    }),
  },
});
