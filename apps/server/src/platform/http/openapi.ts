import { EVENT_CODES, EVENT_KINDS } from '@datacoach/analysis/metadata';
import {
  eventCode,
  eventCodeInQuery,
  eventGroup,
  eventGroupInQuery,
  eventItem,
  eventKind,
  eventKindInQuery,
  matchDetail,
  matchEvent,
  matchInsight,
  matchReport,
  permissionEntry,
  problem,
  profile,
  rankInfo,
  replayItem,
  signedIn,
} from '@datacoach/contract';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Schemas that get a name of their own in the document. */
const components = z.registry<{ id?: string; enum?: readonly (number | string)[] }>();
components.add(problem, { id: 'Problem' });
components.add(signedIn, { id: 'SignedIn' });
components.add(profile, { id: 'Profile' });
components.add(rankInfo, { id: 'RankInfo' });
components.add(permissionEntry, { id: 'PermissionEntry' });
components.add(replayItem, { id: 'ReplayItem' });
components.add(matchReport, { id: 'MatchReport' });
components.add(matchInsight, { id: 'MatchInsight' });
components.add(matchEvent, { id: 'MatchEvent' });
components.add(eventItem, { id: 'EventItem' });
components.add(matchDetail, { id: 'MatchDetail' });

/** Values of the engine's codes, which the contract knows as integers and words only (rulings C11). */
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
  components.add(schema, { enum: values });
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
      return full;
    },
  });
}
