import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { replayItem, UPLOAD_CHUNK_BYTES } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { refused, signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { padFile, sampleReplay } from '../../testing/sample-replay.ts';
import { piecewise } from '../../testing/send-chunks.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { removeStaleUploads } from '../chunk-uploads/receive-chunk.ts';
import { refundAbandoned } from './upload-within-quota.ts';

/** A valid replay of more than two chunks. */
const longReplay = (seed: number) =>
  padFile(sampleReplay({ seed, teamSize: 1, seconds: 3 }), 2 * UPLOAD_CHUNK_BYTES + 1000);

describe('replays in chunks', async () => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database: 'postgres', clock });
  const account = await signUpAndIn(server.url);

  const start = (content: Uint8Array<ArrayBuffer>, fileName?: string, who = account) =>
    piecewise(server.url, who, 'replay-chunk-upload', content, fileName);
  const used = async (who = account) => {
    const { body } = await who.get('/api/v1/filestorage/replay-upload-restriction');
    return (body as { filesUploadedCount: number }).filesUploadedCount;
  };
  const storedPieces = () => {
    const folder = join(server.platform.config.dataDir, 'files', 'chunks');
    if (!existsSync(folder)) return 0;
    return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  };

  test('arrive in any order and more than once; the last one is answered like a single upload', async () => {
    const before = await used();
    const upload = start(longReplay(1), 'long.replay');
    expect(upload.totalChunks).toBe(3);
    expect(await upload.send(2)).toMatchObject({ status: 202, body: { received: [2] } });
    expect(await used()).toBe(before + 1);
    expect(await upload.send(0)).toMatchObject({ status: 202, body: { received: [0, 2] } });
    expect(await upload.send(0)).toMatchObject({ status: 202, body: { received: [0, 2] } });
    const last = await upload.send(1);
    expect(last.status).toBe(201);
    const item = replayItem.parse(last.body);
    expect(item).toMatchObject({ name: 'long.replay', fileSize: longReplay(1).length, status: 5 });
    expect(storedPieces()).toBe(0);
    // The response was lost: the same chunk returns it again.
    const again = await upload.send(1);
    expect([again.status, replayItem.parse(again.body).id]).toEqual([200, item.id]);
    expect(await used()).toBe(before + 1);
  });

  test('all concurrent chunks are one upload, and the same file again is the existing replay', async () => {
    const fresh = await signUpAndIn(server.url);
    const upload = start(longReplay(2), 'a.replay', fresh);
    const answers = await Promise.all([0, 1, 2].map((index) => upload.send(index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await used(fresh)).toBe(1);
    const second = start(longReplay(2), 'b.replay', fresh);
    for (const index of [0, 1]) await second.send(index);
    expect((await second.send(2)).status).toBe(200);
    expect(await used(fresh)).toBe(1);
  });

  test('ignores a chunk that has already arrived', async () => {
    const fresh = await signUpAndIn(server.url);
    const upload = start(longReplay(5), 'a.replay', fresh);
    await upload.send(0);
    const other = new Uint8Array(UPLOAD_CHUNK_BYTES).fill(7);
    expect(await upload.send(0, {}, other)).toMatchObject({ status: 202, body: { received: [0] } });
    await upload.send(1);
    expect((await upload.send(2)).status).toBe(201);
  });

  test('a copy of a chunk that arrives after the file is complete leaves nothing behind', async () => {
    const fresh = await signUpAndIn(server.url);
    const whole = start(longReplay(6), 'a.replay', fresh);
    const late = await whole.hold(1);
    await expect.poll(() => used(fresh)).toBe(1);
    for (const index of [0, 1]) await whole.send(index);
    expect((await whole.send(2)).status).toBe(201);
    expect(await late()).toMatchObject({ status: 202, body: { received: [0, 1, 2] } });
    expect([(await whole.send(1)).status, storedPieces()]).toEqual([200, 0]);
  });

  test('a copy of a chunk that arrives after the file was rejected leaves nothing behind, and the file can be sent again', async () => {
    const fresh = await signUpAndIn(server.url);
    const refused = start(longReplay(7), 'a.replay', fresh);
    const later = await refused.hold(0);
    await expect.poll(() => used(fresh)).toBe(1);
    await refused.send(0);
    await refused.send(1, {}, new Uint8Array(UPLOAD_CHUNK_BYTES).fill(7));
    expect((await refused.send(2)).status).toBe(422);
    expect(await later()).toMatchObject({ status: 202, body: { received: [] } });
    expect([await used(fresh), storedPieces()]).toEqual([0, 0]);
  });

  test("invalid chunks are rejected with separate codes and don't use up the quota", async () => {
    const fresh = await signUpAndIn(server.url);
    const file = longReplay(3);
    const tooMany = start(file, 'a.replay', fresh).send(0, { totalChunks: '4' });
    expect(await refused(tooMany)).toEqual([400, 'invalid-request']);
    const beyond = start(file, 'a.replay', fresh).send(0, { chunkIndex: '3' });
    expect(await refused(beyond)).toEqual([400, 'invalid-request']);
    const large = start(file, 'a.replay', fresh).send(0, { totalSize: '99999999', totalChunks: '96' });
    expect(await refused(large)).toEqual([400, 'invalid-request']);
    expect(await refused(start(file, 'a.png', fresh).send(0))).toEqual([415, 'unsupported-type']);
    expect(await used(fresh)).toBe(0);

    const upload = start(file, 'a.replay', fresh);
    await upload.send(0);
    expect(await refused(upload.send(1, {}, new Uint8Array(5)))).toEqual([422, 'wrong-piece']);
    expect(await refused(upload.send(1, { fileName: 'b.replay' }))).toEqual([409, 'other-upload']);
    await upload.send(1, {}, new Uint8Array(UPLOAD_CHUNK_BYTES).fill(7));
    expect(await refused(upload.send(2))).toEqual([422, 'digest-mismatch']);
    const noReplay = start(new Uint8Array(100).fill(32), 'a.replay', fresh);
    expect((await noReplay.send(0)).status).toBe(422);
    expect([await used(fresh), storedPieces()]).toEqual([0, 0]);
  });

  test('an unfinished upload belongs to its account and is removed after 24 hours', async () => {
    const [owner, other] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    const upload = start(longReplay(4), 'a.replay', owner);
    await upload.send(0);
    const uploadId = crypto.randomUUID();
    await start(longReplay(4), 'a.replay', owner).send(0, { uploadId });
    const theirs = await start(longReplay(4), 'a.replay', other).send(1, { uploadId });
    expect(theirs.body).toEqual({ received: [1] });
    expect([await used(owner), storedPieces()]).toEqual([2, 3]);

    const { db } = server.platform.database;
    const sweep = async () => {
      await removeStaleUploads({ db, clock, blobs: server.platform.blobs });
      await refundAbandoned({ db, clock, blobs: server.platform.blobs });
    };
    const counted = async () => {
      const { rows } = await server.platform.database.pool.query(
        `select count(*)::integer as n from membership_ledger where user_id = $1 and kind = 'upload-returned'`,
        [owner.tokens.user.id],
      );
      return (rows[0] as { n: number }).n;
    };
    clock.forward(23 * HOUR_MS);
    await sweep();
    expect([await counted(), storedPieces()]).toEqual([0, 3]);
    clock.forward(2 * HOUR_MS);
    await sweep();
    expect([await counted(), storedPieces()]).toEqual([2, 0]);
  });

  test('a hundred concurrent uploads are limited per account and free their slots again', async () => {
    const busy = await signUpAndIn(server.url);
    await server.platform.database.pool.query('update users set email_confirmed_at = now() where id = $1', [
      busy.tokens.user.id,
    ]);
    const content = longReplay(50);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => start(content, undefined, busy).send(0)),
    );
    const started = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status === 409);
    expect([started.length, refused.length]).toEqual([20, 80]);
    expect(await used(busy)).toBe(20);
  });
});
