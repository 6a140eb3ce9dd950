import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { createBatchLookup } from '../../platform/batch-lookups/batch-lookups.ts';
import type { Caller } from '../../platform/http/access.ts';
import { findLiveFamily } from './refresh-family.repository.ts';
import type { User } from './user.repository.ts';

const ISSUER = 'datacoach';

const claims = z.object({ sub: z.uuid(), family: z.uuid() });

interface AccessClaims {
  userId: string;
  /** The token's sign-in; the token ends with it. */
  familyId: string;
}

/** Returns a signed JWT and its expiry in epoch ms. */
export async function issueAccessToken(
  key: Uint8Array,
  { userId, familyId }: AccessClaims,
  now: Date,
  lifeMs: number,
): Promise<{ token: string; expiry: number }> {
  const expiry = now.getTime() + lifeMs;
  const token = await new SignJWT({ family: familyId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(new Date(expiry))
    .sign(key);
  return { token, expiry };
}

/** Max genuine tokens cached per key; a page sends the same one with every call. */
const MAX_REMEMBERED = 1000;

/** A genuine token's claims and its expiry in epoch seconds. */
interface VerifiedToken {
  claims: AccessClaims;
  end: number;
}

const tokenCaches = new WeakMap<Uint8Array, LRUCache<string, VerifiedToken>>();

/** Returns the claims of a token if it is genuine and not expired, else null. */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const ofKey = tokenCaches.get(key) ?? new LRUCache<string, VerifiedToken>({ max: MAX_REMEMBERED });
  tokenCaches.set(key, ofKey);
  const known = ofKey.get(token);
  if (known && known.end > Math.floor(now.getTime() / 1000)) return known.claims;
  const found = await verifyToken(key, token, now);
  if (found) ofKey.set(token, found);
  return found?.claims ?? null;
}

async function verifyToken(key: Uint8Array, token: string, now: Date): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return null;
    return { claims: { userId: parsed.data.sub, familyId: parsed.data.family }, end: payload.exp! };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Finds the account of an access token; null if the token is invalid or its sign-in has ended. */
export function createAuthenticator({
  db,
  clock,
  keys,
}: Pick<Context, 'db' | 'clock' | 'keys'>): (accessToken: string) => Promise<Caller | null> {
  const findFamily = createBatchLookup((familyId: string) => findLiveFamily(db, familyId, clock.now()));
  return async (accessToken) => {
    const claims = await readAccessToken(keys.access, accessToken, clock.now());
    if (!claims) return null;
    const live = await findFamily(claims.familyId);
    if (!live || live.user.id !== claims.userId) return null;
    return { ...describeCaller(live.user, claims.familyId), impersonatorId: live.family.impersonatorId };
  };
}

export function describeCaller({ id, userType, emailConfirmedAt, timeZone }: User, familyId: string): Caller {
  return {
    userId: id,
    actorId: id,
    familyId,
    userType,
    isAdmin: userType === 'Admin',
    isEmailConfirmed: emailConfirmedAt !== null,
    timeZone,
    impersonatorId: null,
  };
}
