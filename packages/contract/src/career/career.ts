import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { clipPath } from '../gamedata/match-parts.ts';
import { namedObject } from '../named.ts';
import { RANKED_MODES } from '../ranks/ranks.ts';
import { currentSeason } from '../seasons/seasons.ts';

const endpoint = defineEndpoints('career', { access: 'player' });

/** Parts of a career that a player can make public individually. */
export const CAREER_PARTS = ['record', 'feats', 'milestones', 'ranks', 'teammates', 'favorites'] as const;
export type CareerPart = (typeof CAREER_PARTS)[number];

const mode = z.preprocess(Number, z.literal([0, 5, 10, 15]));
/** `season`: the current one. `week`: the last seven days. */
export const CAREER_SPANS = ['all', 'season', 'week'] as const;

const playedAt = z.iso.datetime().nullable();

/** A record with its game; if it has a time, it has a clip. */
const careerRecord = namedObject('CareerRecord', {
  value: z.number(),
  /** Null if the match isn't shown, as on public pages. */
  matchId: z.uuid().nullable(),
  /** Seconds into the recording; null if the whole game is the record. */
  time: z.number().nullable(),
  playedAt,
  /** Of a clip, for its picture. */
  path: clipPath.optional(),
}).nullable();

const favorite = z.object({ name: z.string(), games: z.number().int() }).nullable();

/** Parts that a public page leaves out are null. */
export const career = namedObject('Career', {
  userName: z.string(),
  /** 0 all, 5 duel, 10 doubles, 15 standard. */
  mode: z.union([z.literal(0), z.literal(5), z.literal(10), z.literal(15)]),
  season: currentSeason.nullable(),
  coverage: z.object({
    /** Games that count, and all games with the player. */
    counted: z.number().int(),
    known: z.number().int(),
    from: playedAt,
    to: playedAt,
  }),
  record: z
    .object({
      games: z.number().int(),
      won: z.number().int(),
      lost: z.number().int(),
      drawn: z.number().int(),
      /** s */
      seconds: z.number(),
      goals: z.number().int(),
      assists: z.number().int(),
      saves: z.number().int(),
      demolitions: z.number().int(),
      /** uu */
      distance: z.number(),
      comebacks: z.number().int(),
      overtime: z.object({ won: z.number().int(), lost: z.number().int() }),
    })
    .nullable(),
  feats: z
    .object({
      longestStreak: careerRecord,
      /** Seconds from kickoff. */
      fastestGoal: careerRecord,
      /** Ball, uu/s. */
      hardestShot: careerRecord,
      /** Seconds. */
      longestAirDribble: careerRecord,
      mostSaves: careerRecord,
      mostGoals: careerRecord,
      bestXg: careerRecord,
      /** Goals behind in a game that they won. */
      deepestComeback: careerRecord,
      /** Over 20 games in one mode; the record is the last of them. Null for all modes together. */
      bestPolr: careerRecord,
      /** Games not yet counted for it. */
      polrWaits: z.number().int(),
    })
    .nullable(),
  milestones: z
    .array(z.object({ games: z.number().int(), matchId: z.uuid().nullable(), playedAt }))
    .nullable(),
  ranks: z
    .object({
      held: z.array(z.object({ mode: z.enum(RANKED_MODES), rank: z.string(), at: z.iso.datetime() })),
      seasons: z.array(z.object({ number: z.number().int(), at: z.iso.datetime() })),
    })
    .nullable(),
  /** The server leaves out the names of hidden players. */
  teammates: z
    .array(z.object({ name: z.string(), games: z.number().int(), won: z.number().int() }))
    .nullable(),
  favorites: z.object({ car: favorite, map: favorite }).nullable(),
  /** News of the week's main mode; null for other spans. */
  week: z
    .object({
      /** The number that moved most against the 20 games before, as a sentence; null if none did. */
      moved: z.string().nullable(),
      /** What costs them most now, and what to do. */
      focus: z.object({ problem: z.string(), say: z.string() }).nullable(),
    })
    .nullable(),
});
export type CareerPage = z.infer<typeof career>;

export const getCareer = endpoint('GET /api/v1/career', {
  summary: 'Career of the caller: totals, records, milestones, teammates',
  costly: true,
  query: z.object({ mode: mode.default(0), span: z.enum(CAREER_SPANS).default('all') }),
  responses: { 200: career },
});

const share = namedObject('CareerShare', {
  token: z.string().nullable(),
  parts: z.array(z.enum(CAREER_PARTS)),
});

export const getCareerShare = endpoint('GET /api/v1/career/share', {
  summary: 'Which career parts are public, and their link',
  responses: { 200: share },
});

/** The link stays the same while any part is public; it is removed with the last part. */
export const saveCareerShare = endpoint('PUT /api/v1/career/share', {
  summary: 'Choose which career parts are public',
  body: z.object({ parts: z.array(z.enum(CAREER_PARTS)).max(CAREER_PARTS.length) }),
  responses: { 200: share },
});

export const getSharedCareer = endpoint('GET /api/v1/career/shared/{token}', {
  summary: "The public parts of a player's career",
  access: 'public',
  costly: true,
  params: z.object({ token: z.string().max(64) }),
  query: z.object({ mode: mode.default(0), span: z.enum(CAREER_SPANS).default('all') }),
  responses: { 200: career },
});
