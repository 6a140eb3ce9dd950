import { createHmac, timingSafeEqual } from 'node:crypto';

/** A sign-in and its token's generation. */
export interface RefreshToken {
  familyId: string;
  generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/**
 * Formats `<family>.<generation>.<HMAC-SHA256>`. The token is derived from family and generation, so a second tab
 * with the previous token can get the same successor, and the database contains nothing worth stealing.
 */
export function writeRefreshToken(key: Uint8Array, token: RefreshToken): string {
  const body = `${token.familyId}.${token.generation}`;
  return `${body}.${createSignature(key, body).toString('base64url')}`;
}

/** Parses a genuine token, else returns null. Doesn't check if it is still valid. */
export function readRefreshToken(key: Uint8Array, text: string): RefreshToken | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, familyId, generation, mac] = match;
  const expected = createSignature(key, `${familyId}.${generation}`);
  if (!timingSafeEqual(expected, Buffer.from(mac!, 'base64url'))) return null;
  return { familyId: familyId!, generation: Number(generation) };
}

function createSignature(key: Uint8Array, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest();
}
