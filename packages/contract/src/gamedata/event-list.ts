import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { namedExtension, namedObject, pageOf } from '../named.ts';
import { windowQuery } from '../scores/player-scores.ts';
import { PLAY_KINDS } from '../scores/window-choices.ts';
import { flagReason } from './event-flags.ts';
import {
  eventCode,
  eventCodeInQuery,
  eventGroup,
  eventGroupInQuery,
  eventKindInQuery,
  matchEvent,
} from './match-event.ts';
import { clipPath } from './match-parts.ts';

const endpoint = defineEndpoints('gamedata', { access: 'account' });

/** The acting player's role in their team at that moment; `ambiguous` means crowding. */
export const EVENT_ROLES = ['first', 'second', 'third', 'ambiguous'] as const;
/** The acting team's score at that moment. */
export const SCORE_STATES = ['ahead', 'level', 'behind'] as const;
/** Shot outcome types (specification.md 3). */
export const OUTCOME_TYPES = ['Shots', 'Assists', 'Goals', 'Saves'] as const;

const eventRole = z.enum(EVENT_ROLES);
export const scoreState = z.enum(SCORE_STATES);

/** Columns of an event list; null if the file doesn't say or it doesn't apply. */
export const eventFacts = namedObject('EventFacts', {
  /** Which of the game's four outcome types it belongs to. */
  outcomeType: z.enum(OUTCOME_TYPES).nullable(),
  /** Its outcome: goal, save, won … */
  outcome: z.string().nullable(),
  /** Label for `zone`. */
  zoneLabel: z.string().nullable(),
  /** uu/s. */
  ballSpeed: z.number().nullable(),
  heightLabel: z.string().nullable(),
  placementLabel: z.string().nullable(),
  xg: z.number().nullable(),
  /** Null in 1v1 and outside live play. */
  role: eventRole.nullable(),
  /** Null for events without a team. */
  scoreState: scoreState.nullable(),
});
export type EventFacts = z.infer<typeof eventFacts>;

/** A single event with its address and an explanation of its kind for players. */
export const eventItem = namedExtension('EventItem', matchEvent, {
  /** `<matchId>-<ordinal>`: the ordinal is its index in the match's whole stream, from 0. */
  id: z.string(),
  matchId: z.uuid(),
  label: z.string(),
  definition: z.string(),
  /** How events of this kind are known; experimental events don't count in scores, plans or answers. */
  trust: z.enum(['recorded', 'derived', 'measured', 'experimental']),
  facts: eventFacts,
  /** Why it looks wrong to the caller. */
  flag: flagReason.nullable(),
  /** Only if `paths` asks for it. */
  path: clipPath.optional(),
});
export type EventItem = z.infer<typeof eventItem>;

/** Sort keys of a list; events without the value come last. */
const EVENT_SORTS = ['time', 'xg', 'ballSpeed', 'trust'] as const;
export type EventSort = (typeof EVENT_SORTS)[number];

/** Events a page (specification.md 9). */
const EVENT_PAGE_SIZE = 15;
/** Maximum games in a list; the statistic-event dialog requests 20. */
const MAX_WINDOW = 100;

/** Once or several times: `code=5&code=10`. */
const several = <T extends z.ZodType>(item: T) =>
  z.union([z.array(item).max(100), item.transform((one) => [one])]).optional();

const oneOf = <const N extends number>(values: readonly N[]) => z.preprocess(Number, z.literal(values));

const eventCount = namedObject('EventCount', {
  code: eventCode,
  label: z.string(),
  groups: z.array(eventGroup),
  count: z.number().int(),
});

/**
 * Lists the events of one replay or match or, without either, of the caller's newest matches that match mode, result,
 * map and window (decisions.md 13). Events have to match every given filter; without `kind` only those with a code
 * are listed. An unknown kind, code or group is rejected with 400.
 */
export const eventList = endpoint('GET /api/v1/gamedata/event-list', {
  summary: 'Events of a match, or of the last matches, page by page',
  costly: true,
  query: z.object({
    replayId: z.uuid().optional(),
    /** A match that the caller may see, instead of their own replay. */
    matchId: z.uuid().optional(),
    pageIndex: z.coerce.number().int().min(0).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(EVENT_PAGE_SIZE),
    /** Adds how often each code (in the group, if one is given) occurs in these matches, for this player. */
    getGameStats: z.stringbool().default(true),
    /** Adds how ball and cars moved around each event, to draw it as a clip of the caller. */
    paths: z.stringbool().default(false),
    gameStatType: eventGroupInQuery.optional(),
    code: several(eventCodeInQuery),
    kind: several(eventKindInQuery),
    /** Key of a player in the report, `me` or `all`. If omitted: `all` with `replayId` or `matchId`, otherwise `me`. */
    player: z.string().max(200).optional(),
    /** Events of the caller's team or of the opponents; requires a match in which the caller is known. */
    side: z.enum(['own', 'other']).optional(),
    /** Events of this team, 0 blue and 1 orange; only with `replayId` or `matchId`. */
    team: oneOf([0, 1]).optional(),
    /** Only these events, by their index in the stream of `replayId` or `matchId`, which is required. */
    ordinal: several(z.coerce.number().int().min(0)),
    /** Only the events that this metric of the player (otherwise of the team, otherwise of anyone) counts. */
    metric: z.string().max(60).optional(),
    role: eventRole.optional(),
    scoreState: scoreState.optional(),
    sort: z.enum(EVENT_SORTS).default('time'),
    order: z.enum(['asc', 'desc']).default('asc'),
    /** 0 all, 5 duel, 10 doubles, 15 standard. */
    mode: oneOf([0, 5, 10, 15]).default(0),
    /** Number of newest matches to search. */
    window: z.coerce.number().int().min(1).max(MAX_WINDOW).default(20),
    /** 5 won, 10 lost. */
    result: oneOf([5, 10]).optional(),
    /** Map code. */
    map: z.string().max(100).optional(),
    /** Only games from this many recent days. */
    days: windowQuery.days,
    /** Only games of this kind that count for scores (see `scores/player`); every game if omitted. */
    play: z.enum(PLAY_KINDS).optional(),
  }),
  responses: {
    200: pageOf(eventItem).extend({
      /** Matches that were searched. */
      matches: z.number().int(),
      /** Null unless `getGameStats`. */
      gameStats: z.array(eventCount).nullable(),
    }),
  },
  errors: [404],
});

export const getEvent = endpoint('GET /api/v1/gamedata/event/{id}', {
  summary: 'One event with its evidence and definition',
  params: z.object({ id: z.string().max(60) }),
  responses: { 200: eventItem },
});
