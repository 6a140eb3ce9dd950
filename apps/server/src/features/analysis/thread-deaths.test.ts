import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { MAX_THREAD_FAILURES } from './analyse-replay.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await startTestServer({
    database: 'embedded',
    worker: true,
    // No analysis is that fast: every thread dies of it.
    limits: { timeLimitMs: 1, memoryLimitMb: 512 },
  });
  account = await signUpAndIn(server.url);
});
afterAll(() => server.close());

test('a file that its thread dies of three times ends in error, with a sentence', async () => {
  await account.upload(sampleReplay());
  const [item] = await account.finishedReplays();
  expect(item).toMatchObject({
    status: 20,
    statusReason: 'Analysis timed out. Retry it from My Replays.',
    matchId: null,
  });
  const { rows } = await server.platform.database.pool.query('select thread_failures from replays');
  expect(rows).toEqual([{ thread_failures: MAX_THREAD_FAILURES }]);
});

test('the server goes on', async () => {
  const health = await fetch(`${server.url}/api/health`);
  expect(health.status).toBe(200);
  expect((await account.upload(sampleReplay({ seed: 2 }))).status).toBe(201);
});
