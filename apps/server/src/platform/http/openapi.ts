import { EVENT_CODES, EVENT_KINDS } from '@datacoach/analysis/metadata';
import {
  eventCode,
  eventCodeInQuery,
  eventGroup,
  eventGroupInQuery,
  eventKind,
  eventKindInQuery,
  NAMED_SCHEMAS,
} from '@datacoach/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { nameSchemas } from './name-schemas.ts';
import { tidyDocument } from './tidy-document.ts';

const components = nameSchemas(NAMED_SCHEMAS);

/** Values of the engine's codes, which the contract knows as integers and words only (decisions.md 19.1). */
const CODES = EVENT_CODES.map(({ code }) => code);
const GROUPS = [...new Set(EVENT_CODES.flatMap(({ groups }) => groups))].sort((a, b) => a - b);
const KINDS = Object.keys(EVENT_KINDS);
for (const [schema, values] of [
  [eventCode, CODES],
  [eventCodeInQuery, CODES],
  [eventGroup, GROUPS],
  [eventGroupInQuery, GROUPS],
  [eventKind, KINDS],
  [eventKindInQuery, KINDS],
] as const) {
  components.add(schema, { ...components.get(schema), enum: values });
}

const addComponents = createJsonSchemaTransformObject({ schemaRegistry: components });

/** Collects the routes registered after it into one OpenAPI 3.1 document (`app.swagger()`). */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'DataCoach API',
        version: '1',
        description:
          'Errors are `{ statusCode, code, messages }`; messages are written for the user. ' +
          'Send moments (`date-time`) in UTC, ending in `Z`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: components }),
    transformObject: (document) => tidyDocument(addComponents(document)),
  });
}
