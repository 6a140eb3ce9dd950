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
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { makeScopePublic } from './access.ts';

type Json = Record<string, unknown>;

const SCHEMA = '#/components/schemas/';
/** Formats known by their name: zod adds a pattern of up to 300 letters to each. That moments are UTC, `info` says. */
const PLAIN_FORMATS: readonly unknown[] = ['date', 'date-time', 'uuid'];

/**
 * Makes an OpenAPI document shorter without changing what it says: formats stand without their pattern, the answer of
 * every error stands once, and components are in the order of their names. Each component comes twice, `Name` as it is
 * answered and `NameInput` as it is sent: what nothing refers to is left out, and what is only sent is called `Name`.
 */
function tidyDocument<D extends object>(document: D): D {
  for (const node of nodesOf(document)) {
    if (typeof node.pattern === 'string' && PLAIN_FORMATS.includes(node.format)) delete node.pattern;
  }
  const { paths = {}, components = {} } = document as { paths?: Json; components?: Json };
  const problem = shareProblemAnswer(paths);
  const schemas = referredTo({ paths, problem }, (components.schemas ?? {}) as Json);
  const tidy = { ...document, components: { ...components, responses: { Problem: problem }, schemas } };
  renameLoneInputs(tidy, schemas);
  tidy.components.schemas = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return tidy;
}

/** Lets every answer that is a `Problem` refer to one, which is returned. */
function shareProblemAnswer(paths: Json): Json {
  for (const { responses } of nodesOf(paths)) {
    if (!isNode(responses)) continue;
    for (const [status, answer] of Object.entries(responses)) {
      if (JSON.stringify(answer).includes(`"schema":{"$ref":"${SCHEMA}Problem"}`)) {
        responses[status] = { $ref: '#/components/responses/Problem' };
      }
    }
  }
  return {
    description: 'Why it did not work; the messages are written for the user.',
    content: { 'application/json': { schema: { $ref: `${SCHEMA}Problem` } } },
  };
}

/** Schemas that a part of the document refers to, by itself or through another one. */
function referredTo(part: Json, schemas: Json): Json {
  const found: Json = {};
  const look = (value: unknown) => {
    for (const { $ref } of nodesOf(value)) {
      if (typeof $ref !== 'string' || !$ref.startsWith(SCHEMA)) continue;
      const name = $ref.slice(SCHEMA.length);
      if (name in found) continue;
      found[name] = schemas[name];
      look(schemas[name]);
    }
  };
  look(part);
  return found;
}

/** Calls `NameInput` just `Name` where no other `Name` is left. */
function renameLoneInputs(document: object, schemas: Json): void {
  const renamed = new Map<unknown, string>();
  for (const name of Object.keys(schemas)) {
    const short = name.replace(/Input$/, '');
    if (short in schemas) continue;
    schemas[short] = schemas[name];
    delete schemas[name];
    renamed.set(SCHEMA + name, SCHEMA + short);
  }
  for (const node of nodesOf(document)) node.$ref &&= renamed.get(node.$ref) ?? node.$ref;
}

function isNode(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every object within a JSON value, itself included. */
function* nodesOf(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

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

/** Readable documentation at `/api/docs`, the document itself at `/api/docs/json`. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    makeScopePublic(scope);
    await scope.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
