import { createHmac, timingSafeEqual } from 'node:crypto';

/** Which token of which sign-in. */
export interface RefreshToken {
  familyId: string;
  generation: number;
}

const SHAPE = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/**
 * `<family>.<generation>.<HMAC-SHA256>`. The token follows from family and generation, so a second tab that comes
 * with the previous one can be given the same successor, and the database holds nothing that could be stolen.
 */
export function writeRefreshToken(key: Uint8Array, token: RefreshToken): string {
  const body = `${token.familyId}.${token.generation}`;
  return `${body}.${signature(key, body).toString('base64url')}`;
}

/** The token if it is genuine, else null. Says nothing about whether it is still good. */
export function readRefreshToken(key: Uint8Array, text: string): RefreshToken | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, familyId, generation, mac] = match;
  const expected = signature(key, `${familyId}.${generation}`);
  if (!timingSafeEqual(expected, Buffer.from(mac!, 'base64url'))) return null;
  return { familyId: familyId!, generation: Number(generation) };
}

function signature(key: Uint8Array, body: string): Buffer {
  return createHmac('sha256', key).update(body).digest();
}
