import { Readable } from 'node:stream';
import { replayItem } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { reserveUpload } from '../membership/index.ts';
import { getReplayBlobKey } from './upload-replay.ts';
import { refundAbandoned } from './upload-within-quota.ts';

const clock = new MovingClock();
const server = await startServerForTests({ database: 'embedded', clock });
const account = await signUpAndIn(server.url);

const sweep = () => {
  const { database, blobs } = server.platform;
  return refundAbandoned({ db: database.db, clock, blobs });
};
const isStored = (id: string) =>
  server.platform.blobs.read(getReplayBlobKey(id)).then(
    () => true,
    () => false,
  );

test('removes a file whose process died before it stored the row, once nobody can still be writing it', async () => {
  const { database, blobs } = server.platform;
  const uploadId = crypto.randomUUID();
  await reserveUpload(database.db, { userId: account.tokens.user.id, uploadId }, clock.now());
  await blobs.put(
    getReplayBlobKey(uploadId),
    Readable.from([Buffer.from('half a replay')], { objectMode: false }),
  );
  await sweep();
  expect(await isStored(uploadId)).toBe(true);
  clock.forward(11 * 60_000);
  await sweep();
  expect(await isStored(uploadId)).toBe(false);
});

test('keeps the file of an upload, and that of a deleted one while it can be restored', async () => {
  // The earlier session has expired.
  const later = await signUpAndIn(server.url, 'Later');
  const upload = async (seed: number) =>
    replayItem.parse((await later.upload(sampleReplay({ seed, teamSize: 1, seconds: 3 }))).body).id;
  const kept = await upload(1);
  const deleted = await upload(2);
  clock.forward(5 * 60_000);
  const answer = await later.send('POST', '/api/v1/filestorage/replays/delete', {
    which: { ids: [deleted] },
  });
  expect(answer.status).toBe(200);
  clock.forward(20 * 60_000);
  await sweep();
  expect([await isStored(kept), await isStored(deleted)]).toEqual([true, true]);
});
