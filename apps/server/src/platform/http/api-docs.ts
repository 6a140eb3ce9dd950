import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { makeScopePublic } from './access.ts';

/** Readable documentation at `/api/docs`, the document itself at `/api/docs/json`. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    makeScopePublic(scope);
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
