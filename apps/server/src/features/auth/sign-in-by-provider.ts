import { type SignedIn, userName } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { findLinkedUser, linkIdentity } from './linked-identity.repository.ts';
import type { ProviderIdentity } from './provider-identity.ts';
import { openSignIn } from './sign-in.ts';
import { emailKey, findUserByEmail, insertUser, type User } from './user.repository.ts';

/**
 * Signs in by Epic or Discord. The first time, an account is made; one with the same address is joined when both sides
 * have proved the address. Null when the account with this address has not: whoever signed up with it may be somebody
 * else, who would then share the account.
 */
export async function signInByProvider(
  context: Context,
  identity: ProviderIdentity,
): Promise<SignedIn | null> {
  const { db } = context;
  const { provider, subject } = identity;
  const known = await findLinkedUser(db, provider, subject);
  const user = known ?? (await joinOrMake(context, identity));
  if (!user) return null;
  for (const { onProof } of context.modules) await onProof?.(context, user.id, identity);
  return openSignIn(context, user);
}

async function joinOrMake(context: Context, identity: ProviderIdentity): Promise<User | null> {
  const { db, clock, modules } = context;
  const { provider, subject, name, verifiedEmail } = identity;
  const now = clock.now();
  const taken = verifiedEmail === null ? null : await findUserByEmail(db, verifiedEmail);
  if (!taken) for (const { beforeSignUp } of modules) await beforeSignUp?.(context);
  return db.transaction(async (tx) => {
    const existing = verifiedEmail === null ? null : await findUserByEmail(tx, verifiedEmail);
    if (existing && !existing.emailConfirmedAt) return null;
    const user =
      existing ??
      (await insertUser(tx, {
        email: verifiedEmail,
        emailKey: verifiedEmail === null ? null : emailKey(verifiedEmail),
        emailConfirmedAt: verifiedEmail === null ? null : now,
        userName: userNameFrom(name),
        epicUserName: provider === 'epic' ? name?.slice(0, LONGEST_EPIC_NAME) : null,
        createdAt: now,
      }));
    if (!user) return null;
    const linked = await linkIdentity(tx, { provider, subject, userId: user.id, name, linkedAt: now });
    if (linked) return user;
    // The same person came twice at once: the other request has made the account.
    throw new Error(`a second ${provider} sign-in overtook this one`);
  });
}

const LONGEST_EPIC_NAME = 64;
const LONGEST_NAME = 32;

/** A name that sign-up would take too. */
function userNameFrom(name: string | null): string {
  // Whole characters: half of one would be no text.
  const characters = Array.from((name ?? '').trim());
  while (characters.join('').length > LONGEST_NAME) characters.pop();
  const taken = userName.safeParse(characters.join(''));
  return taken.success ? taken.data : 'Player';
}
