import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';
import { named, namedObject, pageOf } from '../named.ts';
import { PLAY_KINDS, windowQuery } from '../scores/window-query.ts';
import { flagReason } from './event-flags.ts';
import {
  eventCode,
  eventCodeInQuery,
  eventGroup,
  eventGroupInQuery,
  eventKindInQuery,
  matchEvent,
} from './match-event.ts';

const endpoint = endpointsOf('gamedata');

/** Part of the acting player in their team at that moment; `ambiguous` is crowding. */
export const EVENT_ROLES = ['first', 'second', 'third', 'ambiguous'] as const;
/** How the acting team stood at that moment. */
export const SCORE_STATES = ['ahead', 'level', 'behind'] as const;
/** Shot outcome types (specification.md 3). */
export const OUTCOME_TYPES = ['Shots', 'Assists', 'Goals', 'Saves'] as const;

const eventRole = z.enum(EVENT_ROLES);
export const scoreState = z.enum(SCORE_STATES);

/** What a list says of an event in columns of its own; null where the file does not tell or it makes no sense. */
export const eventFacts = namedObject('EventFacts', {
  /** Which of the game's four outcomes it belongs to. */
  outcomeType: z.enum(OUTCOME_TYPES).nullable(),
  /** What came of it: goal, save, won … */
  outcome: z.string().nullable(),
  /** Words for `zone`. */
  zoneLabel: z.string().nullable(),
  /** uu/s. */
  ballSpeed: z.number().nullable(),
  heightLabel: z.string().nullable(),
  placementLabel: z.string().nullable(),
  xg: z.number().nullable(),
  /** Null in duels and out of live play. */
  role: eventRole.nullable(),
  /** Null for events of no team. */
  scoreState: scoreState.nullable(),
});
export type EventFacts = z.infer<typeof eventFacts>;

/** An event by itself: with its address, and what its kind means in the player's words. */
export const eventItem = named(
  'EventItem',
  matchEvent.extend({
    /** `<matchId>-<ordinal>`: the ordinal is its place in the match's whole stream, from 0. */
    id: z.string(),
    matchId: z.uuid(),
    label: z.string(),
    definition: z.string(),
    /** How we know of events of the kind; what is experimental counts in no score, plan or answer. */
    trust: z.enum(['recorded', 'derived', 'measured', 'experimental']),
    facts: eventFacts,
    /** Why it looks wrong to the caller. */
    flag: flagReason.nullable(),
  }),
);
export type EventItem = z.infer<typeof eventItem>;

/** What a list can be sorted by; what has no such value comes last. */
const EVENT_SORTS = ['time', 'xg', 'ballSpeed', 'trust'] as const;
export type EventSort = (typeof EVENT_SORTS)[number];

/** Events a page (specification.md 9). */
const EVENT_PAGE_SIZE = 15;
/** Games that a list may span; the statistic-event dialog asks for 20. */
const LARGEST_WINDOW = 100;

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
 * Events of one replay or match or, without both, of the caller's newest matches that mode, result, map and window leave
 * (decisions.md 13). An event has to pass every filter that is given; without `kind` only those with a code are listed. A
 * kind, code or group that does not exist is refused with 400.
 */
export const eventList = endpoint('GET /api/v1/gamedata/event-list', {
  summary: 'Events of a match, or of the last matches, page by page',
  access: 'account',
  costly: true,
  query: z.object({
    replayId: z.uuid().optional(),
    /** A match that the caller may see, instead of their replay of it. */
    matchId: z.uuid().optional(),
    pageIndex: z.coerce.number().int().min(0).default(0),
    pageSize: z.coerce.number().int().min(1).max(100).default(EVENT_PAGE_SIZE),
    /** Adds how often each code (of the group, if one is given) occurs in these matches, for this player. */
    getGameStats: z.stringbool().default(false),
    gameStatType: eventGroupInQuery.optional(),
    code: several(eventCodeInQuery),
    kind: several(eventKindInQuery),
    /** Key of a player of the report, `me` or `all`. Left out: `all` with `replayId` or `matchId`, else `me`. */
    player: z.string().max(200).optional(),
    /** Events of the caller's team, or of the others; needs a match in which they are known. */
    side: z.enum(['own', 'other']).optional(),
    /** Events of this team, 0 blue and 1 orange; only with `replayId` or `matchId`. */
    team: oneOf([0, 1]).optional(),
    /** Only these events, by their place in the stream of `replayId` or `matchId`, which has to be given. */
    ordinal: several(z.coerce.number().int().min(0)),
    /** Only what this metric of the player (else the team, else anybody) counts of its kinds. */
    metric: z.string().max(60).optional(),
    role: eventRole.optional(),
    scoreState: scoreState.optional(),
    sort: z.enum(EVENT_SORTS).default('time'),
    order: z.enum(['asc', 'desc']).default('asc'),
    /** 0 all, 5 duel, 10 doubles, 15 standard. */
    mode: oneOf([0, 5, 10, 15]).default(0),
    /** Number of newest matches to look at. */
    window: z.coerce.number().int().min(1).max(LARGEST_WINDOW).default(20),
    /** 5 won, 10 lost. */
    result: oneOf([5, 10]).optional(),
    /** Code of a map. */
    map: z.string().max(100).optional(),
    /** Only games of these last days. */
    days: windowQuery.days,
    /** Only games that count for scores, of this kind (see `scores/player`); left out: every game. */
    play: z.enum(PLAY_KINDS).optional(),
  }),
  responses: {
    200: pageOf(eventItem).extend({
      /** Matches that were looked at. */
      matches: z.number().int(),
      /** Null unless `getGameStats`. */
      gameStats: z.array(eventCount).nullable(),
    }),
  },
  errors: [404],
});

export const getEvent = endpoint('GET /api/v1/gamedata/event/{id}', {
  summary: 'One event with its evidence and definition',
  access: 'account',
  params: z.object({ id: z.string().max(60) }),
  responses: { 200: eventItem },
  errors: [404],
});
