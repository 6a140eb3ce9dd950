import { EVENT_CODES, EVENT_KINDS } from '@datacoach/analysis/metadata';
import {
  eventItem,
  matchDetail,
  matchEvent,
  matchInsight,
  matchReport,
  problem,
  replayItem,
  signedIn,
} from '@datacoach/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Schemas that get a name of their own in the document. */
const components = z.registry<{ id: string }>();
components.add(problem, { id: 'Problem' });
components.add(signedIn, { id: 'SignedIn' });
components.add(replayItem, { id: 'ReplayItem' });
components.add(matchReport, { id: 'MatchReport' });
components.add(matchInsight, { id: 'MatchInsight' });
components.add(matchEvent, { id: 'MatchEvent' });
components.add(eventItem, { id: 'EventItem' });
components.add(matchDetail, { id: 'MatchDetail' });

const addComponents = createJsonSchemaTransformObject({ schemaRegistry: components });

/** Collects the routes registered after it into one OpenAPI 3.1 document (`app.swagger()`). */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'DataCoach API',
        version: '1',
        description: 'Errors are `{ statusCode, code, messages }`; messages are written for the user.',
      },
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: components }),
    transformObject: (document) => {
      const full = addComponents(document);
      const schemas = ('components' in full && full.components?.schemas) || {};
      // Each component comes twice, as input and output; none of ours is an input.
      for (const name of Object.keys(schemas)) if (name.endsWith('Input')) delete schemas[name];
      writeRegistries(full);
      return full;
    },
  });
}

/** Values of the engine's codes, which the contract knows as integers and words only (rulings C11). */
const REGISTRIES: Readonly<Record<string, readonly (number | string)[]>> = {
  eventCodes: EVENT_CODES.map(({ code }) => code),
  eventGroups: [...new Set(EVENT_CODES.flatMap(({ groups }) => groups))].sort((a, b) => a - b),
  eventKinds: Object.keys(EVENT_KINDS),
};

/** Turns the contract's `x-registry` marks into enums. */
function writeRegistries(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('x-registry' in node) {
    const schema = node as Record<string, unknown>;
    schema.enum = REGISTRIES[String(schema['x-registry'])];
    // Bounds of integers say less than the list does.
    for (const name of ['x-registry', 'minimum', 'maximum']) delete schema[name];
  }
  for (const inner of Object.values(node)) writeRegistries(inner);
}
