import { IMPERSONATION_MINUTES, signedIn } from '@datacoach/contract';
import type { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import { recordAudit } from '../audit/index.ts';
import { issueAccessToken, readAccessToken } from './authenticate.ts';
import { isFirstTime } from './describe-signed-in.ts';
import { findLiveFamily, insertFamily, revokeFamily } from './refresh-family.repository.ts';
import type { User } from './user.repository.ts';

const LIFETIME_MS = IMPERSONATION_MINUTES * 60_000;

/** The session of an administrator who views as a user; it can't be refreshed. */
export const impersonated = signedIn.omit({ refreshToken: true });
export type Impersonated = z.infer<typeof impersonated>;

type ImpersonationContext = Pick<Context, 'db' | 'clock' | 'keys'>;

/** Lets an administrator view as `user` for a while, and audits it with the reason. */
export async function startImpersonation(
  { db, clock, keys }: ImpersonationContext,
  impersonatorId: string,
  user: User,
  reason: string,
): Promise<{ accessToken: string; accessTokenExpiry: number }> {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const family = await db.transaction(async (tx) => {
    await recordAudit(tx, {
      actorId: impersonatorId,
      at: now,
      action: 'start-impersonation',
      targetKind: 'user',
      targetId: user.id,
      note: reason,
    });
    return insertFamily(tx, { userId: user.id, impersonatorId, rotatedAt: now, expiresAt });
  });
  const claims = { userId: user.id, familyId: family.id };
  const { token, expiry } = await issueAccessToken(keys.access, claims, now, LIFETIME_MS);
  return { accessToken: token, accessTokenExpiry: expiry };
}

/** Returns the session of a token from `startImpersonation`; null unless it's this administrator's. */
export async function readImpersonation(
  context: ImpersonationContext,
  impersonatorId: string,
  accessToken: string,
): Promise<Impersonated | null> {
  const found = await findImpersonation(context, accessToken);
  if (found?.family.impersonatorId !== impersonatorId) return null;
  const { user, family } = found;
  return {
    accessToken,
    accessTokenExpiry: family.expiresAt.getTime(),
    userType: user.userType,
    firstTimeLogin: isFirstTime(user),
    user: { id: user.id, email: user.email ?? '', name: user.userName, isAdmin: false },
  };
}

/** Ends and audits an impersonation; does nothing if it is over. */
export async function endImpersonation(context: ImpersonationContext, accessToken: string): Promise<void> {
  const found = await findImpersonation(context, accessToken);
  const actorId = found?.family.impersonatorId;
  if (!found || !actorId) return;
  const { db, clock } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await revokeFamily(tx, found.family.id, now);
    const target = { targetKind: 'user', targetId: found.user.id };
    await recordAudit(tx, { actorId, at: now, action: 'end-impersonation', ...target });
  });
}

async function findImpersonation({ db, clock, keys }: ImpersonationContext, accessToken: string) {
  const now = clock.now();
  const claims = await readAccessToken(keys.access, accessToken, now);
  return claims && findLiveFamily(db, claims.familyId, now);
}
