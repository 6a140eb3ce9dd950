import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { healthRoute, metricsRoute, readinessRoutes } from './features/system/index.ts';
import { registerAccessRules } from './platform/http/access.ts';
import { registerErrorHandler, sendError } from './platform/http/error-handler.ts';
import type { Platform } from './platform/platform.ts';

/** What a worker without the API answers: whether it lives, whether it works, and its figures. It knows no users. */
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
  );
  operationsRoutes(app, platform);
  return app;
}

/** The routes that every process answers. */
export function operationsRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, queue, metrics, config } = platform;
  healthRoute(app, {
    database: async () => void (await database.pool.query('select 1')),
    queue: () => queue.check(),
  });
  readinessRoutes(app, platform);
  metricsRoute(app, metrics, config);
}
