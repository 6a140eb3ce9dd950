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
import { z } from 'zod';
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

/** What the document says of a schema besides its shape: the name under which it stands once, and the values of codes. */
interface SchemaFacts {
  id?: string;
  enum?: readonly (number | string)[];
  [key: string]: unknown;
}

/**
 * A registry of the schemas by their names.
 *
 * @throws Error when two have the same name, or one ends in `Input`, as the sent form of another does.
 */
export function nameSchemas(named: typeof NAMED_SCHEMAS): z.core.$ZodRegistry<SchemaFacts> {
  const registry = z.registry<SchemaFacts>();
  const taken = new Set<string>();
  for (const { name, schema } of named) {
    if (taken.has(name)) throw new Error(`Two schemas of the contract are named ${name}.`);
    if (name.endsWith('Input')) throw new Error(`The name ${name} must not end in Input.`);
    taken.add(name);
    registry.add(schema, { id: name });
  }
  return registry;
}
