import { createHash, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX, type TokenScope } from '@datacoach/contract';
import type { DbAndClock } from '../../feature-module.ts';
import { describeCaller } from '../auth/index.ts';
import { findTokenOwner, noteUse } from './personal-token.repository.ts';

/** A program that uploads a folder doesn't need a write per file. */
const NOTED_EVERY_MS = 60_000;

/** Returns the account of a personal token; null if it's revoked or its scope doesn't fit the endpoint. */
export async function authenticateToken({ db, clock }: DbAndClock, token: string, scope: TokenScope | null) {
  if (scope === null) return null;
  const owner = await findTokenOwner(db, hashToken(token), scope);
  if (!owner) return null;
  const now = clock.now();
  await noteUse(db, owner.tokenId, now, new Date(now.getTime() - NOTED_EVERY_MS));
  return describeCaller(owner.user, owner.tokenId);
}

/** Creates a token: a recognizable prefix and 256 random bits. */
export function generateToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}

export function isPersonalToken(text: string): boolean {
  return text.startsWith(TOKEN_PREFIX);
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
