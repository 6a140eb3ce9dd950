import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX, type TokenScope } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { describeCaller } from '../auth/index.ts';
import { findTokenOwner, noteUse } from './personal-token.repository.ts';

/** A program that works through a folder need not write a row for each file. */
const NOTED_EVERY_MS = 60_000;

/** Account behind a personal token; null when it is revoked, or not of the scope that the endpoint takes. */
export async function authenticateToken(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string,
  scope: TokenScope | null,
): Promise<Caller | null> {
  if (scope === null) return null;
  const owner = await findTokenOwner(db, hashOfToken(token), scope);
  if (!owner) return null;
  const now = clock.now();
  await noteUse(db, owner.tokenId, now, new Date(now.getTime() - NOTED_EVERY_MS));
  return describeCaller(owner.user, owner.tokenId);
}

/** A new token: 256 bits after the beginning by which it is recognized. */
export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export function isPersonalToken(text: string): boolean {
  return text.startsWith(TOKEN_PREFIX);
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
