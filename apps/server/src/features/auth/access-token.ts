import { errors, jwtVerify, SignJWT } from 'jose';
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

/** Claims of a token that is genuine and not over; else null. */
export async function readAccessToken(
  key: Uint8Array,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
    });
    const parsed = claims.safeParse(payload);
    return parsed.success ? { userId: parsed.data.sub, familyId: parsed.data.family } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
