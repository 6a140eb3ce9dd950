import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** Requests from one address (or one account, where signed in) in a time window. */
export interface RateLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

export interface RateLimits {
  signUp: RateLimit;
  signIn: RateLimit;
  refresh: RateLimit;
  upload: RateLimit;
}

const MINUTE_MS = 60_000;

/** Generous for a household behind one address, useless for guessing passwords. */
export const RATE_LIMITS: RateLimits = {
  signUp: { max: 20, timeWindow: 10 * MINUTE_MS },
  signIn: { max: 30, timeWindow: 5 * MINUTE_MS },
  refresh: { max: 120, timeWindow: MINUTE_MS },
  upload: { max: 120, timeWindow: MINUTE_MS },
};

/** Makes `config.rateLimit` of a route work; routes without one are not limited. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.caller?.userId ?? request.ip,
    errorResponseBuilder: (_request, context) => tooFast(Math.ceil(context.ttl / 1000)),
  });
}

/** Route configuration of a limit. */
export function limitedTo(limit: RateLimit): { rateLimit: RateLimitOptions } {
  return { rateLimit: { max: limit.max, timeWindow: limit.timeWindow } };
}

function tooFast(seconds: number): ProblemError {
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  return new ProblemError(429, 'too-many-requests', `That was too often. Try again in ${wait}.`);
}
