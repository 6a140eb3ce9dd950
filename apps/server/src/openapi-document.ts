import { ENDPOINTS, type Endpoint } from '@datacoach/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerOpenApi } from './platform/http/openapi.ts';
import { toEndpointSchema, toRoutePath } from './platform/http/register-endpoint.ts';

/** Builds the API's OpenAPI document from the contract alone (no database, no handlers). */
export async function createOpenApiDocument(): Promise<object> {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await registerOpenApi(app);
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    app.route({
      method: endpoint.method,
      url: toRoutePath(endpoint),
      schema: toEndpointSchema(name, endpoint),
      handler: () => {
        throw new Error('This instance only describes the API.');
      },
    });
  }
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document;
}
