import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const ISSUER = 'datacoach';

const claims = z.object({ sub: z.uuid(), family: z.uuid() });

export interface AccessClaims {
  userId: string;
  /** Sign-in that the token belongs to; ends with it. */
  familyId: string;
}

/** Signed JWT and its end in epoch ms. */
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

/** Tokens found genuine that are remembered for each key; a page sends the same one with every call. */
const MAX_REMEMBERED = 1000;

/** A genuine token's claims, and its end in epoch seconds. */
interface Genuine {
  claims: AccessClaims;
  end: number;
}

const remembered = new WeakMap<Uint8Array, LRUCache<string, Genuine>>();

/** Claims of a token that is genuine and not over; else null. */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const ofKey = remembered.get(key) ?? new LRUCache<string, Genuine>({ max: MAX_REMEMBERED });
  remembered.set(key, ofKey);
  const known = ofKey.get(token);
  if (known && known.end > Math.floor(now.getTime() / 1000)) return known.claims;
  const found = await verifyToken(key, token, now);
  if (found) ofKey.set(token, found);
  return found?.claims ?? null;
}

async function verifyToken(key: Uint8Array, token: string, now: Date): Promise<Genuine | null> {
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
