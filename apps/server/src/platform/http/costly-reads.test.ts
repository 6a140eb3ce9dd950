import { ENDPOINTS, type Endpoint } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { HOUR_MS } from '../clock/clock.ts';

const MAX = 4;

const server = await startServerForTests({
  database: 'embedded',
  rateLimits: { costlyRead: { max: MAX, timeWindow: HOUR_MS } },
});

const READS = [
  '/api/v1/gamedata/event-list?scoreState=ahead&window=100',
  '/api/v1/scores/player?games=100',
  '/api/v1/career',
  '/api/v1/scores/progression',
];

const get = (path: string, { tokens }: TestAccount) =>
  fetch(server.url + path, { headers: { authorization: `Bearer ${tokens.accessToken}` } });

test("counts an account's costly reads together, and answers too many with a retry time", async () => {
  const [greedy, other] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
  expect(await Promise.all(READS.map(async (path) => (await get(path, greedy)).status))).toEqual(
    READS.map(() => 200),
  );
  for (const path of READS) {
    const refused = await get(path, greedy);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(getProblemCode({ status: 429, body: await refused.json() } as never)).toBe('too-many-requests');
  }
  expect((await get('/api/v1/filestorage/get-replay', greedy)).status).toBe(200);
  expect((await get(READS[0]!, other)).status).toBe(200);
});

test('documents the refusal for every costly read in the API document', async () => {
  const document = (await call(`${server.url}/api/docs/json`)).body as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const costly = Object.values(ENDPOINTS as Record<string, Endpoint>).filter((one) => one.costly);
  expect(costly.length).toBeGreaterThan(20);
  for (const { path, method } of costly)
    expect(document.paths[path]![method.toLowerCase()]!.responses).toHaveProperty('429');
});
