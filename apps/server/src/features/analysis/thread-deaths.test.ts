import { expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { padFile, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';

const server = await startServerForTests({
  database: 'embedded',
  worker: true,
  // No analysis is that fast, so every thread dies.
  limits: { timeLimitMs: 1, memoryLimitMb: 512 },
});
const account = await signUpAndIn(server.url);

test('a file that takes too long ends in an error at once, with a message', async () => {
  await account.upload(sampleReplay());
  const [item] = await account.finishedReplays();
  expect(item).toMatchObject({
    status: 20,
    statusReason: 'Analysis timed out. Retry it from My Replays.',
    matchId: null,
  });
  const { rows } = await server.platform.database.pool.query('select thread_failures from replays');
  expect(rows).toEqual([{ thread_failures: 1 }]);
});

test('the server keeps running after a thread died', async () => {
  const health = await fetch(`${server.url}/api/health`);
  expect(health.status).toBe(200);
  expect((await account.upload(sampleReplay({ seed: 2 }))).status).toBe(201);
});

test('only an unexplained thread death is retried, three times', async () => {
  const thread = new URL('../../testing/dying-engine.thread.ts', import.meta.url);
  const dying = await startTestServer({
    database: 'embedded',
    worker: true,
    engine: { version: '99.0.0', thread },
  });
  try {
    const owner = await signUpAndIn(dying.url);
    const file = sampleReplay({ seconds: 3 });
    for (const length of [file.length + 1, file.length + 2]) {
      await owner.upload(padFile(file, length), length % 2 === 1 ? 'errs.replay' : 'dies.replay');
    }
    const items = await owner.finishedReplays();
    expect(Object.fromEntries(items.map(({ name, statusReason }) => [name, statusReason]))).toEqual({
      'errs.replay': expect.stringContaining('We couldn’t analyze part of this replay'),
      'dies.replay': 'Something went wrong during analysis. Retry it from My Replays.',
    });
    const { rows } = await dying.platform.database.pool.query(
      'select thread_failures from replays order by thread_failures',
    );
    expect(rows).toEqual([{ thread_failures: 1 }, { thread_failures: 3 }]);
  } finally {
    await dying.close();
  }
});

test("a result that can't be stored ends in an error at once", async () => {
  const thread = new URL('../../testing/unstorable-engine.thread.ts', import.meta.url);
  const unstorable = await startTestServer({
    database: 'embedded',
    worker: true,
    engine: { version: '99.0.0', thread },
  });
  try {
    const owner = await signUpAndIn(unstorable.url);
    await owner.upload(sampleReplay({ seconds: 3 }));
    const [item] = await owner.finishedReplays();
    expect(item).toMatchObject({
      status: 20,
      statusReason: expect.stringContaining('We couldn’t analyze part of this replay'),
      matchId: null,
    });
    expect(unstorable.log.filter((line) => line.includes('gave up on a replay'))).toHaveLength(1);
  } finally {
    await unstorable.close();
  }
});
