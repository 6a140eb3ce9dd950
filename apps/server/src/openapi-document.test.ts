import { NAMED_SCHEMAS } from '@datacoach/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createOpenApiDocument } from './openapi-document.ts';
import { nameSchemas } from './platform/http/openapi.ts';

/** Max lines of an object that may be repeated; longer ones need a name. */
const MAX_REPEATED_LINES = 25;
/** Max lines of an inline body or response; longer ones need a name. */
const MAX_UNNAMED_LINES = 80;

type Json = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, { requestBody?: Content; responses: Record<string, Content> }>>;
  components: { schemas: Record<string, Json> };
}
interface Content {
  content?: Record<string, { schema: Json }>;
}

const document = (await createOpenApiDocument()) as Document;

const listLines = (schema: unknown) => JSON.stringify(schema, null, 2).split('\n').length;

/** Bodies and responses by path; those with a file are built per endpoint and aren't part of the contract. */
const contents = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody, responses }]) =>
    Object.entries({ body: requestBody, ...responses }).flatMap(([part, answer]) => {
      const schema = answer?.content?.['application/json']?.schema;
      return schema ? [{ place: `${method} ${path} ${part}`, schema }] : [];
    }),
  ),
);

/** Yields each object schema within a schema with its path, including the schema itself. */
function* objectsIn(schema: unknown, place: string): Generator<{ place: string; text: string }> {
  if (typeof schema !== 'object' || schema === null) return;
  if ('properties' in schema && 'type' in schema && schema.type === 'object') {
    yield { place, text: JSON.stringify(schema, null, 2) };
  }
  for (const [key, child] of Object.entries(schema)) yield* objectsIn(child, `${place}.${key}`);
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(JSON.parse(JSON.stringify(document)));
    expect({ valid, errors, version: validator.version }).toEqual({
      valid: true,
      errors: undefined,
      version: '3.1',
    });
  });

  test('repeats no long object: give it a name (docs/how-to/add-an-endpoint.md)', () => {
    const components = Object.entries(document.components.schemas).map(([place, schema]) => ({
      place,
      schema,
    }));
    const places = new Map<string, string[]>();
    for (const { place: start, schema } of [...components, ...contents]) {
      for (const { place, text } of objectsIn(schema, start)) {
        places.set(text, [...(places.get(text) ?? []), place]);
      }
    }
    const repeated = [...places].filter(
      ([text, found]) => found.length > 1 && text.split('\n').length > MAX_REPEATED_LINES,
    );
    expect(places.size).toBeGreaterThan(300);
    expect(repeated.map(([, found]) => found)).toEqual([]);
  });

  test('hides no endpoint behind a long body or response: give it a name', () => {
    const long = contents.filter(({ schema }) => listLines(schema) > MAX_UNNAMED_LINES);
    expect(contents.length).toBeGreaterThan(300);
    expect(long.map(({ place }) => place)).toEqual([]);
  });

  test('contains every named schema', () => {
    const there = document.components.schemas;
    expect(NAMED_SCHEMAS.filter(({ name }) => !(name in there)).map(({ name }) => name)).toEqual([]);
  });

  test('lists formats without the patterns that validate them', () => {
    expect(JSON.stringify(document)).not.toMatch(/"format":"(date|date-time|uuid)","pattern"/);
  });
});

test('uses each name once, and not like the sent form of another', () => {
  const named = (name: string) => ({ name, schema: z.object({}) });
  expect(() => nameSchemas([named('Plan'), named('Order'), named('Plan')])).toThrow('named Plan');
  expect(() => nameSchemas([named('PlanInput')])).toThrow('must not end in Input');
});
