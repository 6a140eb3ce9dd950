import { createHmac } from 'node:crypto';
import type { Context } from '../../feature-module.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RateLimits, tooFast } from '../../platform/http/rate-limits.ts';
import { removeEndedTokens } from './account-token.repository.ts';
import { countAttempt, deleteAttempts, removeEndedAttempts } from './attempt.repository.ts';

/** What is counted, and for whom: an address, an account id or its email key. */
export type Attempt = [kind: keyof RateLimits, whom: string];

/** Counts an attempt under each limit, for all processes. Throws ProblemError 429 if one is exceeded. */
export async function limitAttempts(context: Context, ...all: Attempt[]): Promise<void> {
  const { db, clock, rateLimits } = context;
  const now = clock.now();
  for (const attempt of all) {
    const limit = rateLimits[attempt[0]];
    const { count, endsAt } = await countAttempt(db, getAttemptKey(context, attempt), now, limit.timeWindow);
    if (count > limit.max) throw tooFast(Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)));
  }
}

/** Counts an attempt and returns false instead of throwing if the limit is exceeded. */
export async function isWithinLimit(context: Context, attempt: Attempt): Promise<boolean> {
  const { db, clock, rateLimits } = context;
  const { max, timeWindow } = rateLimits[attempt[0]];
  const { count } = await countAttempt(db, getAttemptKey(context, attempt), clock.now(), timeWindow);
  return count <= max;
}

/** Counts a request to a limited route under its key, for `registerRateLimits`. */
export async function countRequest(
  { db, clock, keys }: Pick<Context, 'db' | 'clock' | 'keys'>,
  key: string,
  windowMs: number,
): Promise<{ current: number; ttl: number }> {
  const now = clock.now();
  const { count, endsAt } = await countAttempt(db, hashKey(keys, 'route', key), now, windowMs);
  return { current: count, ttl: Math.max(0, endsAt.getTime() - now.getTime()) };
}

/** Resets the counter after a success. */
export async function resetAttempts(context: Context, attempt: Attempt): Promise<void> {
  await deleteAttempts(context.db, getAttemptKey(context, attempt));
}

function getAttemptKey({ keys }: Context, [kind, whom]: Attempt): string {
  return hashKey(keys, kind, whom);
}

/** Returns a key that shows what is counted, but not for whom. */
function hashKey(keys: Context['keys'], kind: string, whom: string): string {
  return `${kind}:${createHmac('sha256', keys.attempts).update(whom).digest('base64url')}`;
}

export async function deleteEndedAttempts(db: Database, now: Date): Promise<void> {
  await removeEndedAttempts(db, now);
  await removeEndedTokens(db, now);
}
