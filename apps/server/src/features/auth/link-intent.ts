import { SIGN_IN_PROVIDERS } from '@datacoach/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** Cookie that makes the next sign-in by a provider a linking. */
export const LINK_COOKIE = 'datacoach.link-account';
/** As long as one may take to sign in at the provider. */
export const LINK_INTENT_MS = 10 * 60_000;

const AUDIENCE = 'link-account';

const intent = z.object({
  userId: z.uuid(),
  familyId: z.uuid(),
  provider: z.enum(SIGN_IN_PROVIDERS),
  returnTo: z.string(),
});
/** Whose account is to be linked with whom, and the page that is waiting for it. */
export type LinkIntent = z.infer<typeof intent>;

export function writeLinkIntent(key: Uint8Array, given: LinkIntent, now: Date): Promise<string> {
  return new SignJWT(given)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LINK_INTENT_MS))
    .sign(key);
}

/** Null for what is not genuine or too old. */
export async function readLinkIntent(key: Uint8Array, token: string, now: Date): Promise<LinkIntent | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate: now,
    });
    return intent.parse(payload);
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return null;
    throw error;
  }
}

/** `Set-Cookie` with an intent; an empty one ends it. Only the callback of a provider gets to see it. */
export function linkCookie(value: string, isSecure: boolean): string {
  const seconds = value === '' ? 0 : LINK_INTENT_MS / 1000;
  const secure = isSecure ? '; Secure' : '';
  return `${LINK_COOKIE}=${value}; Path=/api/auth/callback; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Value of the cookie in a request's header. */
export function linkCookieIn(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === LINK_COOKIE && value) return value;
  }
  return null;
}
