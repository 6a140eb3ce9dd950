import { ENDPOINTS, type LinkedAccounts, SIGN_IN_PROVIDERS, type SignInProvider } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { conflict, ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoint, registerEndpoints, respond } from '../../platform/http/register-endpoint.ts';
import { limitAttempts } from './limit-attempts.ts';
import {
  findLinkedUser,
  linkIdentity,
  listLinkedAccounts,
  type ProviderIdentity,
  unlinkIdentities,
} from './linked-identity.repository.ts';
import { findLiveFamily } from './refresh-family.repository.ts';
import { lockUser, requireUser, type User } from './user.repository.ts';

/** Cookie that makes the next provider sign-in link the account. */
const LINK_COOKIE = 'datacoach.link-account';
/** How long signing in at the provider may take. */
export const LINK_INTENT_MS = 10 * 60_000;

const AUDIENCE = 'link-account';

const intent = z.object({
  userId: z.uuid(),
  familyId: z.uuid(),
  provider: z.enum(SIGN_IN_PROVIDERS),
  returnTo: z.string(),
});
export type LinkIntent = z.infer<typeof intent>;

function writeLinkIntent(key: Uint8Array, given: LinkIntent, now: Date): Promise<string> {
  return new SignJWT(given)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + LINK_INTENT_MS))
    .sign(key);
}

/** Parses an intent; null if it isn't genuine or too old. */
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

/** Returns the `Set-Cookie` with an intent; an empty one deletes it. It is only sent to provider callbacks. */
export function createLinkCookie(value: string, publicUrl: string): string {
  const seconds = value === '' ? 0 : LINK_INTENT_MS / 1000;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${LINK_COOKIE}=${value}; Path=/api/auth/callback; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** Returns the cookie's value from a request header. */
export function readLinkCookie(header: string | undefined): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === LINK_COOKIE && value) return value;
  }
  return null;
}

/** Returns the sign-in methods, without providers that are no longer configured. */
async function describeLinkedAccounts(
  db: Executor,
  user: User,
  configured: readonly SignInProvider[],
): Promise<LinkedAccounts> {
  const linked = await listLinkedAccounts(db, user.id);
  const isLinked = (provider: SignInProvider) => linked.some((one) => one.provider === provider);
  const hasPassword = canSignInByPassword(user);
  return {
    hasPassword,
    accounts: linked.map(({ provider, name, linkedAt }) => ({
      provider,
      name,
      linkedAt: linkedAt.toISOString(),
      canBeUnlinked: hasPassword || configured.some((other) => other !== provider && isLinked(other)),
    })),
    available: configured.filter((provider) => !isLinked(provider)),
  };
}

function canSignInByPassword({ passwordHash, email }: User): boolean {
  return passwordHash !== null && email !== null;
}

/** Links an identity to its account. Returns the page to go to, with `linked` or `error` in its query. */
export async function finishLinking(
  context: Context,
  { userId, familyId, returnTo }: LinkIntent,
  identity: ProviderIdentity,
): Promise<string> {
  const { db, clock } = context;
  const { provider, subject, name } = identity;
  const now = clock.now();
  const live = await findLiveFamily(db, familyId, now);
  // Signed out meanwhile, or another account has signed in.
  if (live?.user.id !== userId) return '/login?error=SessionRequired';
  const linked = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const holder = await findLinkedUser(tx, provider, subject);
    if (holder) return holder.id === userId;
    const others = await listLinkedAccounts(tx, userId);
    if (others.some((one) => one.provider === provider)) return false;
    return linkIdentity(tx, { provider, subject, userId, name, linkedAt: now });
  });
  if (!linked) return `${returnTo}?error=LinkedElsewhere`;
  for (const { onProof } of context.modules) await onProof?.(context, userId, identity);
  return `${returnTo}?linked=${provider}`;
}

/** Unlinks a provider. Throws ProblemError 404, 409 if it is the last sign-in method. */
export async function unlinkAccount(
  { db }: Context,
  userId: string,
  provider: SignInProvider,
  configured: readonly SignInProvider[],
): Promise<LinkedAccounts> {
  return db.transaction(async (tx) => {
    // Two concurrent calls, one per provider, would leave none.
    const user = await lockUser(tx, userId);
    if (!user) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
    const { accounts } = await describeLinkedAccounts(tx, user, configured);
    const account = accounts.find((one) => one.provider === provider);
    if (!account) throw new ProblemError(404, 'not-linked', 'This account isn’t connected.');
    if (!account.canBeUnlinked) {
      throw conflict('last-way-in', 'This is your only way to log in. Set an email and a password first.');
    }
    await unlinkIdentities(tx, userId, provider);
    return describeLinkedAccounts(tx, user, configured);
  });
}

export function linkedAccountRoutes(app: FastifyInstance, context: Context): void {
  const { db, keys, clock } = context;
  const configured = SIGN_IN_PROVIDERS.filter((provider) => context.config[provider] !== null);
  const describe = async (userId: string) =>
    describeLinkedAccounts(db, await requireUser(db, userId), configured);
  registerEndpoint(app, ENDPOINTS.linkAccount, async ({ params, body, caller }) => {
    await limitAttempts(context, ['proof', caller.userId]);
    const { provider } = params;
    if (!configured.includes(provider)) {
      throw new ProblemError(404, 'not-configured', 'This login method isn’t available here.');
    }
    const { available } = await describe(caller.userId);
    if (!available.includes(provider)) {
      throw conflict('already-linked', 'Disconnect the current account first.');
    }
    const { userId, familyId } = caller;
    const intent = { userId, familyId, provider, returnTo: body.returnTo };
    const cookie = createLinkCookie(
      await writeLinkIntent(keys.linkAccount, intent, clock.now()),
      context.config.publicUrl,
    );
    return respond(202, {}, { 'set-cookie': cookie });
  });
  registerEndpoints(app, {
    getLinkedAccounts: ({ caller }) => describe(caller.userId),
    unlinkAccount: ({ params, caller }) => unlinkAccount(context, caller.userId, params.provider, configured),
  });
}
