import type { SignedIn } from '@datacoach/contract';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { AuthContext } from './auth-context.ts';
import { describeSignedIn } from './describe-signed-in.ts';
import { passwordFits } from './password-hash.ts';
import { insertFamily } from './refresh-family.repository.ts';
import { REFRESH_TOKEN_MS } from './refresh-session.ts';
import { findUserByEmail, markFirstSignIn } from './user.repository.ts';

/** Opens a sign-in. Throws ProblemError 401, the same whether the account or the password is wrong. */
export async function signIn(
  context: AuthContext,
  credentials: { email: string; password: string },
): Promise<SignedIn> {
  const { db, clock } = context;
  const user = await findUserByEmail(db, credentials.email);
  const fits = await passwordFits(user?.passwordHash ?? null, credentials.password);
  if (!user || !fits) {
    throw new ProblemError(401, 'wrong-credentials', 'The e-mail address or the password is wrong.');
  }
  const now = clock.now();
  const family = await db.transaction(async (tx) =>
    insertFamily(tx, {
      userId: user.id,
      firstSignIn: await markFirstSignIn(tx, user.id, now),
      rotatedAt: now,
      expiresAt: new Date(now.getTime() + REFRESH_TOKEN_MS),
    }),
  );
  return describeSignedIn(context, user, family);
}
