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
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { makeScopePublic } from './access.ts';

type Json = Record<string, unknown>;

const SCHEMA = '#/components/schemas/';
/** Formats known by name: zod adds a pattern of up to 300 characters to each. `info` says that timestamps are UTC. */
const PLAIN_FORMATS: readonly unknown[] = ['date', 'date-time', 'uuid'];

/**
 * Shortens an OpenAPI document without changing its meaning: removes the patterns of formats, shares the error
 * response, and sorts components by name. Each component comes twice, `Name` as returned and `NameInput` as sent:
 * unreferenced components are removed, and those only sent are renamed `Name`.
 */
function tidyDocument<D extends object>(document: D): D {
  for (const node of listNodes(document)) {
    if (typeof node.pattern === 'string' && PLAIN_FORMATS.includes(node.format)) delete node.pattern;
  }
  const { paths = {}, components = {} } = document as { paths?: Json; components?: Json };
  const problem = shareProblemResponse(paths);
  const schemas = filterReferred({ paths, problem }, (components.schemas ?? {}) as Json);
  const tidy = { ...document, components: { ...components, responses: { Problem: problem }, schemas } };
  renameLoneInputs(tidy, schemas);
  tidy.components.schemas = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
  return tidy;
}

/** Makes every `Problem` response refer to a shared response and returns it. */
function shareProblemResponse(paths: Json): Json {
  for (const { responses } of listNodes(paths)) {
    if (!isNode(responses)) continue;
    for (const [status, answer] of Object.entries(responses)) {
      if (JSON.stringify(answer).includes(`"schema":{"$ref":"${SCHEMA}Problem"}`)) {
        responses[status] = { $ref: '#/components/responses/Problem' };
      }
    }
  }
  return {
    description: 'What went wrong. The messages are written for the user.',
    content: { 'application/json': { schema: { $ref: `${SCHEMA}Problem` } } },
  };
}

/** Returns the schemas that part of a document refers to, directly or indirectly. */
function filterReferred(part: Json, schemas: Json): Json {
  const found: Json = {};
  const collectReferences = (value: unknown) => {
    for (const { $ref } of listNodes(value)) {
      if (typeof $ref !== 'string' || !$ref.startsWith(SCHEMA)) continue;
      const name = $ref.slice(SCHEMA.length);
      if (name in found) continue;
      found[name] = schemas[name];
      collectReferences(schemas[name]);
    }
  };
  collectReferences(part);
  return found;
}

/** Renames `NameInput` to `Name` where no other `Name` is left. */
function renameLoneInputs(document: object, schemas: Json): void {
  const renamed = new Map<unknown, string>();
  for (const name of Object.keys(schemas)) {
    const short = name.replace(/Input$/, '');
    if (short in schemas) continue;
    schemas[short] = schemas[name];
    delete schemas[name];
    renamed.set(SCHEMA + name, SCHEMA + short);
  }
  for (const node of listNodes(document)) node.$ref &&= renamed.get(node.$ref) ?? node.$ref;
}

function isNode(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Yields every object within a JSON value, including the value itself. */
function* listNodes(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const child of Object.values(value)) yield* listNodes(child);
}

const components = nameSchemas(NAMED_SCHEMAS);

/** Values of the engine's codes, which the contract only types as integers and words (decisions.md 19.1). */
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

/** Collects the routes registered later into one OpenAPI 3.1 document (`app.swagger()`). */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'DataCoach API',
        version: '1',
        description:
          'Errors are `{ statusCode, code, messages }`; messages are written for the user. ' +
          'Send timestamps (`date-time`) in UTC, ending in `Z`.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: components }),
    transformObject: (document) => tidyDocument(addComponents(document)),
  });
}

/** What the document says about a schema besides its shape: its component name and the values of codes. */
interface SchemaFacts {
  id?: string;
  enum?: readonly (number | string)[];
  [key: string]: unknown;
}

/**
 * Returns a registry of the schemas by name.
 *
 * @throws Error if two have the same name, or a name ends in `Input`, which is reserved for sent forms.
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

/** Darkens Swagger UI's colors, and leaves out buttons that lie in other buttons. */
const DOCS_STYLE = `
.swagger-ui .opblock-summary .view-line-link, .swagger-ui .json-schema-2020-12-expand-deep-button { display: none }
.swagger-ui :is(.info .title small, .info .title small pre, .opblock .opblock-summary-method) { background: #374151 !important }
.swagger-ui :is(.info a, .info .url, .btn.authorize, .btn.authorize span) { color: #1d4ed8 }
.swagger-ui .btn.authorize { border-color: #1d4ed8 }
`;

/** Swagger UI skips a heading level, and its title is in no landmark. */
const DOCS_SCRIPT = `
new MutationObserver(() => {
  document.querySelectorAll('h3.opblock-tag, .models > h4').forEach((title) => title.setAttribute('aria-level', '2'));
  document.querySelector('.information-container')?.setAttribute('role', 'banner');
}).observe(document.body, { childList: true, subtree: true });
`;

const API_DOCS: FastifySwaggerUiOptions = {
  routePrefix: '/api/docs',
  // Swagger UI sets style attributes.
  staticCSP:
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'self'",
  // Without the top bar, and without links in the buttons that open an endpoint.
  uiConfig: { layout: 'BaseLayout', deepLinking: false },
  theme: {
    title: 'DataCoach API',
    css: [{ filename: 'readable.css', content: DOCS_STYLE }],
    js: [{ filename: 'readable.js', content: DOCS_SCRIPT }],
  },
};

/** Serves readable documentation at `/api/docs` and the document itself at `/api/docs/json`. */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    makeScopePublic(scope);
    await scope.register(swaggerUi, API_DOCS);
  });
}
