import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { appendTail, createTextHeader } from '../../testing/hostile-replays.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const MEGABYTE = 1024 * 1024;
/** Client and server share this thread, and the machine may be busy: the original bug took up to nine seconds, every time. */
const MAX_STALL_MS = 2000;

const server = await startServerForTests({ database: 'embedded' });
const account = await signUpAndIn(server.url);

test('a file with an endless header blocks nobody, whatever size it claims', async () => {
  // Created before timing starts: that takes longer than rejecting them.
  const files = [10, 24 * MEGABYTE, 0xffff_ffff].map((size) => createTextHeader(24 * MEGABYTE, size));
  await account.upload(sampleReplay());
  const measureStall = async () => {
    const stalls = monitorEventLoopDelay({ resolution: 5 });
    stalls.enable();
    for (const file of files) {
      const answer = await account.upload(file);
      expect([answer.status, getProblemCode(answer)]).toEqual([422, 'header-too-large']);
    }
    stalls.disable();
    return stalls.max / 1e6;
  };
  await expect.poll(measureStall).toBeLessThan(MAX_STALL_MS);
});

test('bytes after the end of a replay are rejected, and nothing of the file is stored', async () => {
  const answer = await account.upload(appendTail(sampleReplay({ seed: 2 }), 12 * MEGABYTE));
  expect([answer.status, getProblemCode(answer)]).toEqual([422, 'trailing-bytes']);
  const { rows } = await server.platform.database.pool.query('select name from replays');
  expect(rows).toHaveLength(1);
});
