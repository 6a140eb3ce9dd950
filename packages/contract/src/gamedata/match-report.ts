import { z } from 'zod';
import { namedObject } from '../named.ts';
import { COVERAGES } from '../product-codes.ts';
import { clock, pairOf, team } from './match-parts.ts';

/** Statistic key (see the registry in `packages/analysis`) to value; null = does not apply to this match. */
const statistics = z.record(z.string(), z.number().nullable());

export const TIMELINE_KINDS = ['goal', 'shot', 'save', 'assist', 'demolition'] as const;

const timelineEvent = namedObject('TimelineEvent', {
  kind: z.enum(TIMELINE_KINDS),
  frame: z.number().int(),
  /** Seconds since the first frame, summed from frame deltas. */
  time: z.number(),
  clock,
  team,
  /** Key of the acting player; null if the file doesn't name them. */
  player: z.string().nullable(),
  playerName: z.string(),
  /** Key of the other player: demolition victim, assisting player of a goal. */
  other: z.string().nullable(),
  /** Ball speed in uu/s for a goal, otherwise null. */
  ballSpeed: z.number().nullable(),
});

const reportPlayer = namedObject('ReportPlayer', {
  /** Stable within the match: platform and id, or name for bots and old files. */
  key: z.string(),
  platform: z.string(),
  platformId: z.string().nullable(),
  name: z.string(),
  /** True if the game itself replaced the name (AnonymizedName). */
  nameHidden: z.boolean(),
  team,
  bot: z.boolean(),
  mvp: z.boolean(),
  car: z.object({ id: z.number().int(), name: z.string(), hitbox: z.string() }).nullable(),
  camera: z
    .object({
      fov: z.number(),
      height: z.number(),
      pitch: z.number(),
      distance: z.number(),
      stiffness: z.number(),
      swivelSpeed: z.number(),
      transitionSpeed: z.number().nullable(),
    })
    .nullable(),
  steeringSensitivity: z.number().nullable(),
  /** The player's steering device; null if the file doesn't say, missing in matches analyzed before this was recorded. */
  input: z.enum(['controller', 'keyboard']).nullable().optional(),
  /** First and last second with this player in the match. */
  startTime: z.number(),
  endTime: z.number(),
  statistics,
});

const reportTeam = namedObject('ReportTeam', {
  team,
  name: z.string().nullable(),
  score: z.number().int(),
  statistics,
});

/**
 * Everything shown on the match page, produced by `packages/analysis` (in the server's worker or in the browser) and
 * stored whole. Grid maps are row-major from own-goal side y = -5120, x = -4096, in seconds.
 */
export const matchReport = namedObject('MatchReport', {
  analysisVersion: z.string(),
  coverage: z.enum(COVERAGES),
  match: z.object({
    /** MatchGUID, otherwise the header's Id, otherwise ''. */
    guid: z.string(),
    /** True if `guid` is shared by all recorders of the match. */
    guidShared: z.boolean(),
    title: z.string().nullable(),
    /** Recorder's local time `YYYY-MM-DDTHH:MM:SS`, or null. */
    localDate: z.string().nullable(),
    startEpoch: z.number().int().nullable(),
    map: z.object({ code: z.string(), name: z.string(), standard: z.boolean() }),
    playlist: z.object({
      id: z.number().int().nullable(),
      name: z.string(),
      slug: z.string(),
      ranked: z.boolean(),
    }),
    /** Game mode: soccar, hoops, snowday, rumble, dropshot, heatseeker, knockout, training, other. */
    mode: z.string(),
    matchType: z.string(),
    teamSize: z.number().int(),
    /** All recorded seconds, seconds of live play, seconds of overtime. */
    duration: z.number(),
    liveSeconds: z.number(),
    overtimeSeconds: z.number(),
    buildVersion: z.string(),
    gameVersion: z.string(),
    recorderName: z.string().nullable(),
    recorderTeam: team,
    forfeit: z.boolean(),
  }),
  teams: pairOf(reportTeam),
  players: z.array(reportPlayer),
  timeline: z.array(timelineEvent),
  /** Mean ball Y (uu, blue attacks +) per bucket of live play. */
  pressure: z.object({
    bucketSeconds: z.number(),
    buckets: z.array(z.object({ time: z.number(), clock, ballY: z.number() })),
  }),
  heatMaps: z.object({
    columns: z.number().int(),
    rows: z.number().int(),
    ball: z.array(z.number()),
    players: z.record(z.string(), z.array(z.number())),
  }),
  /** Statistic groups that are unavailable or estimated in this match, with a message that says why. */
  notApplicable: z.array(z.object({ group: z.string(), reason: z.string() })),
});
export type MatchReport = z.infer<typeof matchReport>;
export type TimelineEvent = z.infer<typeof timelineEvent>;
export type ReportPlayer = z.infer<typeof reportPlayer>;
export type ReportTeam = z.infer<typeof reportTeam>;
