import type { AccessRule } from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Authenticate, Caller } from './caller.ts';
import { ProblemError } from './problem-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** Name of the contract's endpoint that the route serves. */
    endpointName?: string;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** What an access rule asks of the caller; a missing entry would not compile. */
const RULES: Record<AccessRule, (caller: Caller | null) => void> = {
  public: () => {},
  account: (caller) => requireCaller(caller),
  admin: (caller) => {
    if (!requireCaller(caller).isAdmin) {
      throw new ProblemError(403, 'not-allowed', 'This is for administrators only.');
    }
  },
};

/** The signed-in caller; throws 401 when there is none. */
export function requireCaller(caller: Caller | null): Caller {
  if (!caller) throw new ProblemError(401, 'not-signed-in', 'Sign in to continue.');
  return caller;
}

/**
 * Enforces `config.access` of each route before its body is read. A route without a rule answers 401, and keeps the
 * app from getting ready. Returns the list of all routes, for checks.
 */
export function registerAccessRules(
  app: FastifyInstance,
  authenticate: Authenticate,
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
    const token = bearerToken(request);
    request.caller = token === null ? null : await authenticate(token);
    RULES[rule](request.caller);
  });
  return routes;
}

/** Gives routes made by plugins (static files, documentation) in this scope the public rule. */
export function makeScopePublic(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
}

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}
