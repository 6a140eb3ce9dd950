import type { AuthConfig } from '@auth/core';
import { CredentialsSignin } from '@auth/core/errors';
import Credentials from '@auth/core/providers/credentials';
import { SIGN_IN_ERRORS, type SignedIn, signedIn, timeZone, userName } from '@datacoach/contract';
import { z } from 'zod';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { refreshSession } from './describe-signed-in.ts';
import { endImpersonation, type Impersonated, impersonated, readImpersonation } from './impersonation.ts';
import { finishLinking, type LinkIntent } from './linked-accounts.route.ts';
import { findLinkedUser, linkIdentity, type ProviderIdentity } from './linked-identity.repository.ts';
import { IDENTITY_READERS, listConfiguredProviders } from './providers.ts';
import { revokeFamily } from './refresh-family.repository.ts';
import { readRefreshToken } from './refresh-token.ts';
import { hasSecondFactor } from './second-factor.repository.ts';
import { SECOND_FACTOR } from './second-factor.route.ts';
import { runEmailConfirmedHooks } from './set-password.ts';
import { BANNED, limitSignIn, type Origin, openSignIn, signIn } from './sign-in.ts';
import { findUserByEmail, insertUser, toEmailKey, type User } from './user.repository.ts';

/**
 * Signs in with Epic or Discord. Creates an account the first time, or joins one with the same address if both sides
 * have verified it. Returns null if the account with this address hasn't: the person who signed up with it may be
 * someone else, who would then share the account.
 */
async function signInWithProvider(context: Context, identity: ProviderIdentity): Promise<SignedIn | null> {
  const { db } = context;
  const { provider, subject } = identity;
  const known = await findLinkedUser(db, provider, subject);
  if (known) await requireNoSecondFactor(db, known.id);
  const user = known ?? (await findOrCreateUser(context, identity));
  if (!user) return null;
  for (const { onProof } of context.modules) await onProof?.(context, user.id, identity);
  return openSignIn(context, user);
}

/** Throws ProblemError 403 if sign-ins need a code: the provider's page can't ask for it. */
async function requireNoSecondFactor(db: Executor, userId: string): Promise<void> {
  if (await hasSecondFactor(db, userId))
    throw new ProblemError(403, SECOND_FACTOR, SIGN_IN_ERRORS.SecondFactor!);
}

async function findOrCreateUser(context: Context, identity: ProviderIdentity): Promise<User | null> {
  const { db, clock, modules } = context;
  const { provider, subject, name, verifiedEmail } = identity;
  const now = clock.now();
  const taken = verifiedEmail === null ? null : await findUserByEmail(db, verifiedEmail);
  if (!taken) for (const { beforeSignUp } of modules) await beforeSignUp?.(context);
  return db.transaction(async (tx) => {
    const existing = verifiedEmail === null ? null : await findUserByEmail(tx, verifiedEmail);
    if (existing && !existing.emailConfirmedAt) return null;
    if (existing) await requireNoSecondFactor(tx, existing.id);
    const user =
      existing ??
      (await insertUser(tx, {
        email: verifiedEmail,
        emailKey: verifiedEmail === null ? null : toEmailKey(verifiedEmail),
        emailConfirmedAt: verifiedEmail === null ? null : now,
        userName: createUserName(name),
        epicUserName: provider === 'epic' ? name?.slice(0, MAX_EPIC_NAME_LENGTH) : null,
        createdAt: now,
      }));
    if (!user) return null;
    const linked = await linkIdentity(tx, { provider, subject, userId: user.id, name, linkedAt: now });
    if (linked) {
      if (!existing && verifiedEmail !== null) await runEmailConfirmedHooks(context, tx, user);
      return user;
    }
    // Two requests from the same person: the other one has created the account.
    throw new Error(`a second ${provider} sign-in overtook this one`);
  });
}

const MAX_EPIC_NAME_LENGTH = 64;
const MAX_NAME_LENGTH = 32;

/** Returns a name that sign-up would accept too. */
function createUserName(name: string | null): string {
  // Cut by whole characters: half a character would be invalid text.
  const characters = Array.from((name ?? '').trim());
  while (characters.join('').length > MAX_NAME_LENGTH) characters.pop();
  const taken = userName.safeParse(characters.join(''));
  return taken.success ? taken.data : 'Player';
}

/** The session refreshes its access token this long before it ends (specification.md 9). */
export const REFRESH_BEFORE_EXPIRY_MS = 600_000;

/** Error that signs the user out in the web app (specification.md 4). */
const REFRESH_ERROR = 'RefreshAccessTokenError';

/** Wrong passwords, forged forms and denied consent. */
const CALLERS_DOING = new Set(['CredentialsSignin', 'MissingCSRF', 'OAuthCallbackError', 'AccessDenied']);

const text = z.string().refine((value) => !value.includes('\0'));
const credentials = z.object({
  email: text.max(254),
  password: text.max(200),
  code: text.max(40).optional(),
  // A browser's odd time zone is no reason to reject a sign-in.
  timeZone: timeZone.optional().catch(undefined),
});

/** Content of the encrypted session cookie. */
const cookieContent = z.object({
  signedIn,
  error: z.literal(REFRESH_ERROR).nullable(),
  /** Set while an administrator views as a user; their own sign-in is kept. */
  impersonated: impersonated.nullable().default(null),
});

/** One request to Auth.js, with results that Auth.js doesn't report. */
export interface AuthJsRequest extends Origin {
  /** Address of the account signed in with a password: the browser is now known. */
  signedInAs: string | null;
  /** The provider's identity is linked to the account, and the session stays unchanged. */
  intent: LinkIntent | null;
  /** The error to respond with: too many attempts, a banned account or an internal failure. */
  refusal: unknown;
}

/** Configures Auth.js on top of our own tokens: it keeps them in an encrypted cookie and refreshes them in time. */
export function createAuthJsConfig(context: Context, request: AuthJsRequest): AuthConfig {
  const { logger } = context;
  const { intent } = request;
  const signInPage = intent?.returnTo ?? '/login';
  return {
    basePath: '/api/auth',
    trustHost: true,
    secret: context.keys.session,
    session: { strategy: 'jwt', maxAge: context.config.refreshTokenMs / 1000 },
    pages: { signIn: signInPage, signOut: '/login', error: signInPage },
    providers: [
      Credentials({
        id: 'credentials',
        name: 'Email and password',
        credentials: {
          email: { type: 'email' },
          password: { type: 'password' },
          code: { type: 'text' },
          timeZone: { type: 'hidden' },
        },
        authorize: async (values) => {
          const parsed = credentials.safeParse(values);
          if (!parsed.success) throw new CredentialsSignin();
          try {
            // Counted here with the values Auth.js parsed, so every address and body is counted.
            await limitSignIn(context, request, parsed.data.email);
            const opened = await signIn(context, parsed.data, request);
            request.signedInAs = parsed.data.email;
            return { id: opened.user.id, signedIn: opened };
          } catch (error) {
            const isWrong = error instanceof ProblemError && error.statusCode === 401;
            if (!isWrong) request.refusal = error;
            throw new CredentialsSignin();
          }
        },
      }),
      ...listConfiguredProviders(context.config),
    ],
    callbacks: {
      // Runs before a session is created for an account verified by a provider: `user` is passed on to `jwt`.
      signIn: async ({ user, account, profile }) => {
        const getIdentity = IDENTITY_READERS[account?.provider ?? ''];
        if (!getIdentity) return true;
        const identity = getIdentity(profile);
        if (intent?.provider === identity.provider) return finishLinking(context, intent, identity);
        const opened = await signInOrReportFull(context, identity);
        if (opened === CAPACITY_FULL) return '/capacity';
        if (opened === BANNED) return '/login?error=AccountBanned';
        if (opened === SECOND_FACTOR) return '/login?error=SecondFactor';
        if (!opened) return '/login?error=OAuthAccountNotLinked';
        Object.assign(user, { signedIn: opened });
        return true;
      },
      jwt: async ({ token, user, trigger, session }) => {
        const fresh = user && 'signedIn' in user ? signedIn.parse(user.signedIn) : null;
        if (fresh) return { signedIn: fresh, error: null, impersonated: null };
        const content = cookieContent.safeParse(token);
        if (!content.success) return null;
        const isUpdate = trigger === 'update';
        const parsed = isUpdate ? impersonationUpdate.safeParse(session) : null;
        const updated = parsed?.success
          ? {
              ...content.data,
              impersonated: await switchImpersonation(context, content.data, parsed.data.impersonation),
            }
          : content.data;
        return refreshIfNeeded(
          context,
          await refreshImpersonation(context, updated, isUpdate),
          isUpdate,
          logger,
        );
      },
      session: ({ session, token }) => {
        const { signedIn: own, error, impersonated: other } = cookieContent.parse(token);
        const current = other ?? own;
        return {
          user: current.user,
          userType: current.userType,
          accessToken: current.accessToken,
          accessTokenExpiry: current.accessTokenExpiry,
          firstTimeLogin: current.firstTimeLogin,
          error,
          impersonator: other && { id: own.user.id, name: own.user.name },
          expires: session.expires,
        };
      },
    },
    events: {
      signOut: async (message) => {
        const content = cookieContent.safeParse('token' in message ? message.token : null);
        if (!content.success) return;
        await switchImpersonation(context, content.data, null);
        await signOut(context, content.data.signedIn.refreshToken);
      },
    },
    logger: {
      error: (error) => {
        const kind = 'type' in error ? String(error.type) : error.name;
        if (CALLERS_DOING.has(kind)) logger.info({ kind }, 'sign-in refused');
        else logger.error({ err: getCause(error), kind }, 'auth.js');
      },
      warn: (code) => logger.debug({ code }, 'auth.js'),
      debug: () => {},
    },
  };
}

function getCause(error: Error): unknown {
  const { cause } = error;
  return typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : error;
}

const CAPACITY_FULL = 'full';

/** Signs in. Returns null if the address is unverified, and a marker if sign-ups are closed or the account is banned. */
async function signInOrReportFull(
  context: Context,
  identity: ProviderIdentity,
): Promise<SignedIn | null | typeof CAPACITY_FULL | typeof BANNED | typeof SECOND_FACTOR> {
  try {
    return await signInWithProvider(context, identity);
  } catch (error) {
    if (error instanceof ProblemError && error.statusCode === 503) return CAPACITY_FULL;
    if (error instanceof ProblemError && error.code === BANNED) return BANNED;
    if (error instanceof ProblemError && error.code === SECOND_FACTOR) return SECOND_FACTOR;
    throw error;
  }
}

type CookieContent = z.infer<typeof cookieContent>;

/** `data` of a session update that starts (a token from the impersonation call) or ends (null) viewing as a user. */
const impersonationUpdate = z.object({ impersonation: z.string().max(2000).nullable() });

async function switchImpersonation(
  context: Context,
  { signedIn: own, impersonated: before }: CookieContent,
  accessToken: string | null,
): Promise<Impersonated | null> {
  if (before) await endImpersonation(context, before.accessToken);
  return accessToken === null ? null : readImpersonation(context, own.user.id, accessToken);
}

/** Returns the viewed account's session while it is valid; after an update it is looked up again. */
async function refreshImpersonation(
  context: Context,
  content: CookieContent,
  isUpdate: boolean,
): Promise<CookieContent> {
  const { signedIn: own, impersonated: other } = content;
  if (!other) return content;
  const isOver = other.accessTokenExpiry <= context.clock.now().getTime();
  if (!isOver && !isUpdate) return content;
  return { ...content, impersonated: await readImpersonation(context, own.user.id, other.accessToken) };
}

/** Refreshes the tokens when they are about to expire, or when the client asks for it (decisions.md 15.2). */
async function refreshIfNeeded(
  context: Context,
  content: CookieContent,
  forced: boolean,
  logger: Logger,
): Promise<CookieContent> {
  const remaining = content.signedIn.accessTokenExpiry - context.clock.now().getTime();
  if (content.error || (!forced && remaining > REFRESH_BEFORE_EXPIRY_MS)) return content;
  try {
    const renewed: SignedIn = await refreshSession(context, content.signedIn.refreshToken);
    return { ...content, signedIn: renewed, error: null };
  } catch (error) {
    if (error instanceof ProblemError) return { ...content, error: REFRESH_ERROR };
    // The database didn't respond: keep the session and retry next time.
    logger.error({ err: error }, 'session could not be refreshed');
    return content;
  }
}

async function signOut({ db, clock, keys }: Context, refreshToken: string): Promise<void> {
  const token = readRefreshToken(keys.refresh, refreshToken);
  if (token) await revokeFamily(db, token.familyId, clock.now());
}
