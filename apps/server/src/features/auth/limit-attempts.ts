import { createHmac } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RateLimits, tooFast } from '../../platform/http/rate-limits.ts';
import { removeEndedTokens } from './account-token.repository.ts';
import { countAttempt, forgetAttempts, removeEndedAttempts } from './attempt.repository.ts';

/** What is counted, and whom: an address, an account's id or its email key. */
export type Attempt = [kind: keyof RateLimits, whom: string];

/**
 * Counts an attempt under each of the limits. Throws ProblemError 429 as soon as one of them is over; the counters live
 * in the database, so several processes share them.
 */
export async function limitAttempts(context: Context, ...all: Attempt[]): Promise<void> {
  const { db, clock, rateLimits } = context;
  const now = clock.now();
  for (const attempt of all) {
    const limit = rateLimits[attempt[0]];
    const { count, endsAt } = await countAttempt(db, attemptKey(context, attempt), now, limit.timeWindow);
    if (count > limit.max) throw tooFast(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
  }
}

/** Counts an attempt, without refusing it when it is one too many. */
export async function isWithinLimit(context: Context, attempt: Attempt): Promise<boolean> {
  const { db, clock, rateLimits } = context;
  const { max, timeWindow } = rateLimits[attempt[0]];
  const { count } = await countAttempt(db, attemptKey(context, attempt), clock.now(), timeWindow);
  return count <= max;
}

/** Counts a request of a route's limit under its key, for `registerRateLimits`. */
export async function countRequest(
  { db, clock, keys }: Pick<Context, 'db' | 'clock' | 'keys'>,
  key: string,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  const now = clock.now();
  const { count, endsAt } = await countAttempt(db, hiddenKey(keys, 'route', key), now, windowMs);
  return { current: count, ttl: Math.max(0, endsAt.getTime() - now.getTime()) };
}

/** Begins again, after a success. */
export async function forgiveAttempts(context: Context, attempt: Attempt): Promise<void> {
  await forgetAttempts(context.db, attemptKey(context, attempt));
}

function attemptKey({ keys }: Context, [kind, whom]: Attempt): string {
  return hiddenKey(keys, kind, whom);
}

/** Says what is counted, not whom. */
function hiddenKey(keys: Context['keys'], kind: string, whom: string): string {
  return `${kind}:${createHmac('sha256', keys.attempts).update(whom).digest('base64url')}`;
}

/** Removes what is good for nothing any more: counters of attempts and tokens of mails that have ended. */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await removeEndedAttempts(db, now);
  await removeEndedTokens(db, now);
}
