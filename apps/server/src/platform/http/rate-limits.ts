import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DAY_MS, MINUTE_MS } from '../clock/clock.ts';
import type { Config } from '../config/config.ts';
import { getNetwork } from './get-network.ts';
import { ProblemError } from './problem-error.ts';

/** Max requests from one network (or account, if signed in) in a time window. */
export interface RateLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

/**
 * Generous for a household behind one address, useless for guessing passwords. All but costly reads and what happens in
 * live rooms are counted in the database, shared by all processes.
 */
export const RATE_LIMITS = {
  signUp: { max: 20, timeWindow: 10 * MINUTE_MS },
  signIn: { max: 30, timeWindow: 5 * MINUTE_MS },
  /** Attempts at one account from one network or from one of its known devices; the right password resets them. */
  signInAccount: { max: 10, timeWindow: 15 * MINUTE_MS },
  /** Attempts at one account from all networks together, except its known devices. */
  signInEverywhere: { max: 100, timeWindow: 15 * MINUTE_MS },
  reset: { max: 20, timeWindow: 60 * MINUTE_MS },
  /** Mails to one account requested by one network or by the account itself. */
  mailAccount: { max: 4, timeWindow: 60 * MINUTE_MS },
  /** Mails to one account requested by all strangers together; more aren't sent. */
  mailEverywhere: { max: 20, timeWindow: 60 * MINUTE_MS },
  /** Mails to one address requested by all coaches together: invitations and guardians' consents. */
  coachMail: { max: 10, timeWindow: DAY_MS },
  /** Attempts with mailed tokens, and confirmations of the user's own password. */
  proof: { max: 20, timeWindow: 10 * MINUTE_MS },
  /** Codes of an account whose password was right. */
  secondFactor: { max: 10, timeWindow: 15 * MINUTE_MS },
  refresh: { max: 120, timeWindow: MINUTE_MS },
  upload: { max: 120, timeWindow: MINUTE_MS },
  uploadChunk: { max: 600, timeWindow: MINUTE_MS },
  /** Each analyzes any number of failed files again, without using quota. */
  retryReplays: { max: 30, timeWindow: 10 * MINUTE_MS },
  clientLog: { max: 20, timeWindow: MINUTE_MS },
  /** Searches for players by name, claims and disputes. */
  findPlayers: { max: 60, timeWindow: 10 * MINUTE_MS },
  awaitCapacity: { max: 10, timeWindow: 10 * MINUTE_MS },
  exportAccount: { max: 6, timeWindow: 60 * MINUTE_MS },
  downloadReplays: { max: 30, timeWindow: 60 * MINUTE_MS },
  invite: { max: 40, timeWindow: 60 * MINUTE_MS },
  /** Attempts with names and codes. */
  lookUp: { max: 60, timeWindow: 10 * MINUTE_MS },
  /** Each call that asks the payment provider. */
  payment: { max: 60, timeWindow: 10 * MINUTE_MS },
  /** The state of an order: a page asks every second while the bank is deciding. */
  order: { max: 120, timeWindow: MINUTE_MS },
  unsubscribe: { max: 60, timeWindow: MINUTE_MS },
  /** Pictures of links; one network is a whole chat service. */
  linkPreview: { max: 240, timeWindow: MINUTE_MS },
  openLiveRoom: { max: 30, timeWindow: 10 * MINUTE_MS },
  /** Moves, drawings and pointing in live rooms, each at twice the rate that a page sends them. */
  liveRoom: { max: 1200, timeWindow: MINUTE_MS },
  /** Reads whose cost grows with an account's games, all together: enough for fifty dashboards. */
  costlyRead: { max: 300, timeWindow: MINUTE_MS },
} satisfies Readonly<Record<string, RateLimit>>;
export type RateLimits = Record<keyof typeof RATE_LIMITS, RateLimit>;

export function createRateLimits({ costlyReadsPerMinute: max }: Config): RateLimits {
  return { ...RATE_LIMITS, costlyRead: { max, timeWindow: MINUTE_MS } };
}

/** Counts a request under a key. Returns the current count and the ms until the window resets. */
export type CountRequest = (key: string, windowMs: number) => Promise<{ current: number; ttl: number }>;

const COSTLY_GROUP = 'costly';
/** Routes called many times a second. */
const BUSY = 'busy';
/** Max accounts whose costly reads are counted at the same time. */
const MAX_COUNTERS = 50_000;

/** Enforces `config.rateLimit` and `config.costly` of each route; routes without either aren't limited. */
export async function registerRateLimits(
  app: FastifyInstance,
  count: CountRequest,
  { costlyRead }: Pick<RateLimits, 'costlyRead'>,
): Promise<void> {
  app.addHook('onRoute', ({ config }) => {
    if (config?.costly) Object.assign(config, { rateLimit: { ...costlyRead, groupId: COSTLY_GROUP } });
  });
  await app.register(rateLimit, {
    global: false,
    store: createStore(count, createCounter()),
    keyGenerator: (request) => request.caller?.userId ?? getNetwork(request.ip),
    errorResponseBuilder: (_request, context) => tooFast(Math.ceil(context.ttl / 1000)),
  });
}

/** Counts in this process only: a database row for each request would cost more than it saves. */
function createCounter(): CountRequest {
  const counts = new LRUCache<string, number>({ max: MAX_COUNTERS });
  return async (key, windowMs) => {
    const current = (counts.get(key) ?? 0) + 1;
    counts.set(key, current, { ttl: windowMs, noUpdateTTL: true });
    return { current, ttl: counts.getRemainingTTL(key) };
  };
}

type StoreResult = Parameters<Parameters<FastifyRateLimitStore['incr']>[1]>[1];

/** Counts each route separately, busy ones in this process, but all costly reads together. */
function createStore(count: CountRequest, countHere: CountRequest): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly #count: CountRequest;

    constructor(_options: unknown, counting = count) {
      this.#count = counting;
    }

    incr(key: string, done: (error: Error | null, result?: StoreResult) => void, windowMs = 0): void {
      this.#count(key, windowMs).then(
        (result) => done(null, result),
        (error: unknown) => done(error instanceof Error ? error : new Error('not counted', { cause: error })),
      );
    }

    child(options: unknown): Store {
      // Its types name different fields than it passes.
      const { routeInfo, groupId } = options as {
        routeInfo: { method: string; url: string };
        groupId?: string;
      };
      if (groupId === COSTLY_GROUP) return new Store(null, countHere);
      const route = `${routeInfo.method} ${routeInfo.url}`;
      const counting = groupId === BUSY ? countHere : count;
      return new Store(null, (key, windowMs) => counting(`${route}|${key}`, windowMs));
    }
  };
}

/** Returns the route configuration for a limit. */
export function limitRoute(limit: RateLimit): { rateLimit: RateLimitOptions } {
  return { rateLimit: { max: limit.max, timeWindow: limit.timeWindow } };
}

/** Returns the same for a route called many times a second. */
export function limitBusyRoute({ max, timeWindow }: RateLimit): { rateLimit: RateLimitOptions } {
  return { rateLimit: { max, timeWindow, groupId: BUSY } };
}

/** Returns the error for too many requests, with Retry-After for browsers. */
export function tooFast(seconds: number): ProblemError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const problem = new ProblemError(429, 'too-many-requests', `Too many attempts. Try again in ${wait}.`);
  problem.retryAfterSeconds = seconds;
  return problem;
}
