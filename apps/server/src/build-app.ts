import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ENDPOINTS, type Endpoint } from '@datacoach/contract';
import Fastify, { type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './feature-module.ts';
import { countRequest } from './features/auth/index.ts';
import { renderPreviewTags } from './features/link-previews/index.ts';
import { getPermissions } from './features/permissions/index.ts';
import { healthRoute, metricsRoute, readinessRoutes } from './features/system/index.ts';
import { listRightsOn } from './features/team/index.ts';
import { registerAccessRules } from './platform/http/access.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import { registerApiDocs, registerOpenApi } from './platform/http/openapi.ts';
import { registerRateLimits } from './platform/http/rate-limits.ts';
import { registerRequestLog, registerRequestMetrics } from './platform/http/request-log.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerWebApp } from './platform/http/web-app.ts';
import type { Platform } from './platform/platform.ts';

const WEB_APP = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Time limit for a request to arrive: the largest upload at 90 kB/s. Keeps slow clients from holding connections. */
const REQUEST_TIMEOUT_MS = 5 * 60_000;
const CHECK_CONNECTIONS_MS = 2_000;

export interface App {
  http: FastifyInstance;
  /** All routes, for checks. */
  routes: readonly RouteOptions[];
}

/** Builds the web server with all its routes; it doesn't listen or process jobs yet. */
export async function buildApp(context: Context, webApp: string = WEB_APP): Promise<App> {
  const { config, logger, db, authenticate } = context;
  const app = Fastify({
    loggerInstance: logger as never,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { connectionsCheckingInterval: CHECK_CONNECTIONS_MS },
    // Several processes write to one log.
    genReqId: () => randomUUID(),
    // Malformed addresses and other errors before a route is known.
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  registerRequestLog(app);
  registerRequestMetrics(app, context.metrics);
  await registerSecurityHeaders(app);

  const routes = registerAccessRules(
    app,
    authenticate,
    async ({ userId }) => (await getPermissions(db, userId)) ?? [],
    (coachId, assistantId) => listRightsOn(db, coachId, assistantId),
  );
  await registerRateLimits(app, (key, windowMs) => countRequest(context, key, windowMs), context.rateLimits);
  await registerOpenApi(app);

  for (const module of context.modules) await module.routes?.(app, context);
  registerOperationsRoutes(app, context);
  await registerApiDocs(app);
  await registerWebApp(app, webApp, (page) => renderPreviewTags(context, page));
  app.addHook('onReady', async () => {
    requireAllEndpointsServed(routes);
    context.fileChecks.warmUp();
  });
  return { http: app, routes };
}

function requireAllEndpointsServed(routes: readonly RouteOptions[]): void {
  const served = new Set(routes.map(({ config }) => config?.endpointName));
  const missing = Object.keys(ENDPOINTS as Record<string, Endpoint>).filter((name) => !served.has(name));
  if (missing.length > 0) throw new Error(`Endpoints without route: ${missing.join(', ')}`);
}

/** Builds the app of a worker without the API: liveness, readiness and metrics. It has no users. */
export function buildOperationsApp(platform: Platform): FastifyInstance {
  const app = Fastify({
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }) as unknown as FastifyInstance;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  registerErrorHandler(app);
  registerAccessRules(
    app,
    async () => null,
    async () => [],
    async () => null,
  );
  registerOperationsRoutes(app, platform);
  return app;
}

function registerOperationsRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, queue, metrics, config } = platform;
  healthRoute(app, {
    database: async () => void (await database.pool.query('select 1')),
    queue: () => queue.check(),
  });
  readinessRoutes(app, platform);
  metricsRoute(app, metrics, config);
}
