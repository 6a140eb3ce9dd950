import { join } from 'node:path';
import { profile, replayItem } from '@datacoach/contract';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from '../../build-app.ts';
import { openContext } from '../../open-context.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { piecewise } from '../../testing/send-chunks.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

let stoppedAt: string[] = [];
const clock = new MovingClock();
const server = await startTestServer({ database: 'embedded', clock });
const { blobs, config } = server.platform;
const put: typeof blobs.put = (key, content) => {
  if (key.startsWith('chunks/')) return blobs.put(key, content);
  stoppedAt.push(key);
  return new Promise(() => {});
};
/** A process that accepts chunks and dies as soon as it stores the assembled file. */
const dying = await buildApp(
  openContext({ ...server.platform, blobs: { ...blobs, put } }),
  join(config.dataDir, 'no-web-app'),
);
const dyingUrl = await dying.http.listen({ port: 0, host: '127.0.0.1' });
const account = await signUpAndIn(server.url);
afterAll(async () => {
  dying.http.server.closeAllConnections();
  await dying.http.close();
  await server.close();
});

/** Sends a single-chunk file to the dying process; returns a call that repeats it on the living one. */
async function leaveBehind(
  route: 'replay-chunk-upload' | 'profile-image-chunk-upload',
  content: Uint8Array<ArrayBuffer>,
  fileName: string,
) {
  stoppedAt = [];
  const uploadId = crypto.randomUUID();
  const at = (url: string) => piecewise(url, account, route, content, fileName);
  const unanswered = at(dyingUrl).send(0, { uploadId });
  await expect.poll(() => stoppedAt).toHaveLength(1);
  dying.http.server.closeAllConnections();
  await expect(unanswered).rejects.toThrow();
  return () => at(server.url).send(0, { uploadId });
}

test('a replay whose process died while assembling it is finished exactly once by the next request', async () => {
  const content = sampleReplay({ seed: 61, teamSize: 1, seconds: 3 });
  const again = await leaveBehind('replay-chunk-upload', new Uint8Array(content), 'late.replay');
  expect(await again()).toMatchObject({ status: 202, body: { received: [0] } });
  clock.forward(3 * MINUTE_MS);
  const answers = await Promise.all([again(), again()]);
  const [made] = answers.filter(({ status }) => status === 201);
  const item = replayItem.parse(made!.body);
  expect(item.name).toBe('late.replay');
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const later = await again();
  expect([later.status, replayItem.parse(later.body).id]).toEqual([200, item.id]);
  const { body } = await account.get('/api/v1/filestorage/replay-upload-restriction');
  expect(body).toMatchObject({ filesUploadedCount: 1 });
});

test("a picture whose process died isn't reported as done before it is", async () => {
  const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: '#345' } });
  const again = await leaveBehind(
    'profile-image-chunk-upload',
    new Uint8Array(await picture.png().toBuffer()),
    'me.png',
  );
  expect(await again()).toMatchObject({ status: 202 });
  clock.forward(3 * MINUTE_MS);
  const made = await again();
  expect(made.status).toBe(201);
  const { imageUrl } = profile.parse(made.body);
  expect((await fetch(server.url + imageUrl)).status).toBe(200);
});
