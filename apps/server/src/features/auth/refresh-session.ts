import type { SignedIn } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { describeSignedIn } from './describe-signed-in.ts';
import { findLiveFamily, revokeFamily, rotateFamily } from './refresh-family.repository.ts';
import { readRefreshToken } from './refresh-token.ts';
import { noteSeen } from './user.repository.ts';

/**
 * Two tabs (or a repeated request) may come with the same token within this time and get the same successor; later
 * a used token can only be a stolen one.
 */
export const REUSE_WINDOW_MS = 10_000;

/**
 * Exchanges a refresh token for the next one. A used one ends its whole family.
 * Throws ProblemError 401.
 */
export async function refreshSession(context: Context, refreshToken: string): Promise<SignedIn> {
  const { db, clock, keys, config } = context;
  const token = readRefreshToken(keys.refresh, refreshToken);
  if (!token) throw signInAgain();
  const now = clock.now();
  await rotateFamily(
    db,
    token.familyId,
    token.generation,
    now,
    new Date(now.getTime() + config.refreshTokenMs),
  );
  const live = await findLiveFamily(db, token.familyId, now);
  if (!live) throw signInAgain();

  const isPrevious = live.family.generation === token.generation + 1;
  const inWindow = now.getTime() - live.family.rotatedAt.getTime() <= REUSE_WINDOW_MS;
  if (!isPrevious || !inWindow) {
    await revokeFamily(db, token.familyId, now);
    throw signInAgain();
  }
  await noteSeen(db, live.user.id, now);
  return describeSignedIn(context, live.user, live.family);
}

function signInAgain(): ProblemError {
  return new ProblemError(401, 'session-ended', 'Your session has ended. Sign in again.');
}
