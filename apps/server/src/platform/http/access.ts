import {
  type AccessRule,
  ALLOWED_USER_TYPES,
  type Endpoint,
  hasPermission,
  type PermissionEntry,
  TEAM_CALLS,
  TEAM_HEADER,
  type TeamRight,
  TOKEN_PREFIX,
  type TokenScope,
  type UserType,
} from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ProblemError } from './problem-error.ts';

/** The sender of a request, once the access token is verified. */
export interface Caller {
  /** The account whose data the call is about: for an assistant, the head coach's. */
  userId: string;
  /** The account that calls. */
  actorId: string;
  /** The sign-in behind the request. */
  familyId: string;
  userType: UserType;
  isAdmin: boolean;
  /** The owner has confirmed the email address. */
  isEmailConfirmed: boolean;
  /** IANA time zone, if known. */
  timeZone: string | null;
  /** The administrator who views as this account; null if the account itself calls. */
  impersonatorId: string | null;
}

/** Resolves an access token, or a personal token with `scope`, to its account; null if invalid. */
export type Authenticate = (token: string, scope: TokenScope | null) => Promise<Caller | null>;

/** Loads what the caller may do in the administration modules. */
export type LoadPermissions = (caller: Caller) => Promise<readonly PermissionEntry[]>;

/** Loads an assistant's rights on a coach's team; null if they aren't its assistant. */
export type LoadTeamRights = (coachId: string, assistantId: string) => Promise<readonly TeamRight[] | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** Additional permission that an administrator needs. */
    permission?: NonNullable<Endpoint['permission']>;
    /** Needs a confirmed email address. */
    confirmed?: boolean;
    /** Counts as one of the account's costly reads. */
    costly?: boolean;
    /** Scope of personal tokens that the endpoint accepts; none if omitted. */
    tokenScope?: TokenScope;
    /** Name of the contract's endpoint that the route serves. */
    endpointName?: string;
    /** Area of the contract with the endpoint. */
    area?: string;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const REFUSALS: Record<AccessRule, string> = {
  public: 'You don’t have access to this.',
  account: 'You don’t have access to this.',
  player: 'Only players can do this.',
  coach: 'Only coaches can do this.',
  playerOrCoach: 'Only players and coaches can do this.',
  admin: 'Only admins can do this.',
};

/** Throws ProblemError 401 or 403 unless the rule allows the caller. */
function checkRule(rule: AccessRule, caller: Caller | null): void {
  const admitted: readonly UserType[] = ALLOWED_USER_TYPES[rule];
  if (!admitted.includes(requireCaller(caller).userType)) {
    throw new ProblemError(403, 'not-allowed', REFUSALS[rule]);
  }
}

/** Returns the signed-in caller; throws 401 if there is none. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new ProblemError(401, 'not-signed-in', 'Log in to continue.');
  return caller;
}

/** Throws ProblemError 403 unless the caller has confirmed their email address. */
export function requireConfirmed({ isEmailConfirmed }: Caller): void {
  if (isEmailConfirmed) return;
  throw new ProblemError(
    403,
    'email-not-confirmed',
    'Confirm your email first. You need it for payments, coaching and invitations.',
  );
}

/**
 * Enforces `config.access`, `config.confirmed` and `config.permission` of each route before its body is read. A route
 * without a rule returns 401 and keeps the app from becoming ready. Returns the list of all routes, for checks.
 */
export function registerAccessRules(
  app: FastifyInstance,
  authenticate: Authenticate,
  loadPermissions: LoadPermissions,
  loadTeamRights: LoadTeamRights,
): readonly RouteOptions[] {
  const routes: RouteOptions[] = [];
  app.decorateRequest('caller', null);
  app.addHook('onRoute', (route) => {
    routes.push(route);
  });
  app.addHook('onReady', async () => {
    const open = routes.filter((route) => !route.config?.access);
    if (open.length === 0) return;
    throw new Error(`Routes without access rule: ${open.map((r) => `${r.method} ${r.url}`).join(', ')}`);
  });
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const rule = request.routeOptions.config.access ?? 'account';
    if (rule === 'public') return;
    const token = getBearerToken(request);
    const { tokenScope = null } = request.routeOptions.config;
    request.caller = token === null ? null : await authenticate(token, tokenScope);
    checkRule(rule, request.caller);
    const { permission, confirmed } = request.routeOptions.config;
    if (confirmed) requireConfirmed(requireCaller(request.caller));
    const team = request.headers[TEAM_HEADER];
    if (typeof team === 'string') {
      const { endpointName = '' } = request.routeOptions.config;
      request.caller = await authorizeAssistant(
        requireCaller(request.caller),
        team,
        endpointName,
        loadTeamRights,
      );
    }
    if (!permission) return;
    const entries = await loadPermissions(requireCaller(request.caller));
    const { module, action, or = action } = permission;
    if (!hasPermission(entries, module, action) && !hasPermission(entries, module, or)) {
      throw new ProblemError(403, 'not-permitted', 'You don’t have permission for this. Ask another admin.');
    }
  });
  return routes;
}

const RIGHTS: Readonly<Record<string, TeamRight | null>> = TEAM_CALLS;
const TEAM_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Lets an assistant call as the head coach, as far as their rights go. Throws ProblemError 403. */
async function authorizeAssistant(
  caller: Caller,
  coachId: string,
  endpointName: string,
  loadTeamRights: LoadTeamRights,
): Promise<Caller> {
  const needed = RIGHTS[endpointName];
  if (needed === undefined || caller.userType !== 'Coach' || coachId === caller.userId) return caller;
  const rights = TEAM_ID.test(coachId) ? await loadTeamRights(coachId, caller.userId) : null;
  if (rights === null) throw new ProblemError(403, 'not-assistant', 'You no longer assist this team.');
  if (needed === null || !rights.includes(needed)) {
    throw new ProblemError(403, 'right-needed', 'The head coach hasn’t given you the right to do this.');
  }
  return { ...caller, userId: coachId };
}

/** Gives routes added by plugins (static files, documentation) in this scope the public rule. */
export function makeScopePublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}

/**
 * Returns the token of a request; for public routes that still identify signed-in callers. Programs written for
 * ballchasing.com send a personal token bare.
 */
export function getBearerToken(request: FastifyRequest): string | null {
  const sent = request.headers.authorization ?? '';
  if (sent.startsWith(TOKEN_PREFIX)) return sent;
  return /^Bearer (\S+)$/i.exec(sent)?.[1] ?? null;
}
