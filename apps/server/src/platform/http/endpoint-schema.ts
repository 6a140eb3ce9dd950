import { type Endpoint, problem } from '@datacoach/contract';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

/** Every answer can also be one of these: the server failed, or the caller was too fast. */
const ALWAYS_POSSIBLE = [500] as const;

const FILE = z.file().meta({ override: { type: 'string', format: 'binary' } });

export interface EndpointSchema extends FastifySchema {
  operationId: string;
  summary: string;
  tags: string[];
  consumes?: string[];
  security?: Record<string, string[]>[];
}

/** Fastify schema (validation, serialisation, OpenAPI) of an endpoint. */
export function endpointSchema(name: string, endpoint: Endpoint): EndpointSchema {
  const response: Record<number, unknown> = {};
  for (const [status, schema] of Object.entries(endpoint.responses))
    response[Number(status)] = endpoint.mediaType ? fileAnswer(endpoint.mediaType) : schema;
  for (const status of [...endpoint.errors, ...ALWAYS_POSSIBLE]) response[status] = problem;
  const schema: EndpointSchema = {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.area],
    response,
  };
  if (endpoint.params) schema.params = endpoint.params;
  if (endpoint.query) schema.querystring = endpoint.query;
  if (endpoint.body) schema.body = endpoint.body;
  if (endpoint.fileField) {
    schema.consumes = ['multipart/form-data'];
    schema.body = z.object({ ...endpoint.fileFields?.shape, [endpoint.fileField]: FILE });
  }
  if (endpoint.access !== 'public') schema.security = [{ bearer: [] }];
  return schema;
}

/** An answer that is no JSON. */
function fileAnswer(mediaType: string): object {
  return { description: 'The file.', content: { [mediaType]: { schema: FILE } } };
}

/** Path in Fastify's notation: `/match/{matchId}` becomes `/match/:matchId`. */
export function routePath(endpoint: Endpoint): string {
  return endpoint.path.replace(/\{(\w+)\}/g, ':$1');
}
