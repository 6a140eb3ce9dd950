import { EVENT_CODES, EVENT_KINDS, METRIC_GROUPS } from '@datacoach/analysis/metadata';
import { ACCESS_RULES, ENDPOINTS } from '@datacoach/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { createOpenApiDocument } from './openapi-document.ts';
import { startServerForTests } from './testing/start-test-server.ts';

/** Routes that aren't our own endpoints: a protocol, the documentation, files, a page. */
const NOT_IN_CONTRACT = /^\/api\/auth\/|^\/capacity$|^\/api\/docs(\/|$)|^\/$|^\/\*$/;

const server = await startServerForTests({ database: 'embedded' });

describe('every route', () => {
  test('has an access rule', () => {
    expect(server.app.routes.length).toBeGreaterThan(10);
    for (const { method, url, config } of server.app.routes) {
      expect(ACCESS_RULES, `${method} ${url}`).toContain(config?.access);
    }
  });

  test('below an admin path requires an administrator', () => {
    for (const { url, config } of server.app.routes) {
      if (/\/admin(\/|$)/.test(url)) expect(config?.access, url).toBe('admin');
    }
  });

  test('is an endpoint of the contract with its schema, or a known exception', () => {
    const endpoints = ENDPOINTS as Record<string, { path: string; access: string }>;
    for (const { method, url, config, schema } of server.app.routes) {
      if (NOT_IN_CONTRACT.test(url) || method === 'HEAD') continue;
      const endpoint = endpoints[config?.endpointName ?? ''];
      expect(endpoint, `${method} ${url}`).toBeDefined();
      expect(url).toBe(endpoint?.path.replace(/\{(\w+)\}/g, ':$1'));
      expect(config?.access).toBe(endpoint?.access);
      expect(schema?.response, url).toBeDefined();
    }
  });
});

interface Schema {
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; schema: Schema }[];
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema & { properties?: Record<string, Schema> }> };
}

/** Operations by name. */
function operations(paths: OpenApi['paths']): Record<string, Operation> {
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  return Object.fromEntries(all.map((operation) => [operation.operationId, operation]));
}

describe('the OpenAPI document', () => {
  let document: OpenApi;
  beforeAll(async () => {
    document = (await createOpenApiDocument()) as OpenApi;
  });

  test('is the same when built from the contract and by the running server', async () => {
    const served = await fetch(`${server.url}/api/docs/json`);
    expect(((await served.json()) as { paths: object }).paths).toEqual(document.paths);
  });

  test("has the codes of the engine's registries", () => {
    const { eventList } = operations(document.paths);
    const readSchema = (name: string) => eventList?.parameters?.find((one) => one.name === name)?.schema;
    const codes = EVENT_CODES.map(({ code }) => code);
    const groups = METRIC_GROUPS.flatMap(({ code }) => (code === null ? [] : [code]));
    expect(readSchema('code')?.anyOf?.map((one) => (one.items ?? one).enum)).toEqual([codes, codes]);
    expect(readSchema('gameStatType')?.enum).toEqual(groups);
    const { EventCode, EventGroup, EventKind, MatchEvent } = document.components.schemas;
    expect(MatchEvent?.properties?.kind).toEqual({ $ref: '#/components/schemas/EventKind' });
    expect(MatchEvent?.properties?.code?.anyOf?.[0]).toEqual({ $ref: '#/components/schemas/EventCode' });
    expect([EventKind?.enum, EventCode?.enum]).toEqual([Object.keys(EVENT_KINDS), codes]);
    expect(EventGroup?.enum).toEqual(groups);
  });

  test('has a page that works without an account', async () => {
    const page = await fetch(`${server.url}/api/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('swagger-ui');
  });
});
