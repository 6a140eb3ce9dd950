import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '@datacoach/contract';

/** A new token: 256 bits after the beginning by which it is recognised. */
export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export function isPersonalToken(text: string): boolean {
  return text.startsWith(TOKEN_PREFIX);
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
