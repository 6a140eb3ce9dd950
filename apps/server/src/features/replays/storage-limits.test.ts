import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  BYTES_PER_GB,
  ENDPOINTS,
  MAX_UNCONFIRMED_UPLOADS,
  PLAN_STORAGE_GB,
  UPLOAD_CHUNK_BYTES,
} from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, readAnswer, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { createSampleReplays, damagedReplay, padFile, sampleReplay } from '../../testing/sample-replay.ts';
import { piecewise } from '../../testing/send-chunks.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';
import { removeFailed } from './delete-replays.ts';

const FILES = createSampleReplays(30);

describe.each(DATABASE_KINDS)('account storage on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database, clock, worker: true });

  const query = (text: string, values: unknown[]) => server.platform.database.pool.query(text, values);
  const confirm = ({ tokens }: TestAccount) =>
    query('update users set email_confirmed_at = now() where id = $1', [tokens.user.id]);
  const listErrorCodes = async (account: TestAccount, files: readonly Uint8Array<ArrayBuffer>[]) => {
    const answers = await Promise.all(files.map((file) => account.upload(file)));
    return answers.map((answer) => (answer.status === 201 ? 'new' : getProblemCode(answer)));
  };
  /** Pretends that the account's files take all but this many bytes. */
  const leaveRoom = ({ tokens }: TestAccount, bytes: number) =>
    query(
      `update replays set file_size = $2::bigint / (select count(*) from replays where owner_id = $1)
       where owner_id = $1`,
      [tokens.user.id, PLAN_STORAGE_GB.Basic * BYTES_PER_GB - bytes],
    );
  const storedFiles = () => {
    const folder = join(server.platform.config.dataDir, 'files', 'replays');
    return existsSync(folder) ? readdirSync(folder).length : 0;
  };

  test("stops at the plan's gigabytes, however many uploads arrive at once", async () => {
    const account = await signUpAndIn(server.url);
    await confirm(account);
    await listErrorCodes(account, FILES.slice(0, 4));
    await account.finishedReplays();
    await leaveRoom(account, 2 * FILES[5]!.length + 10);
    const stored = storedFiles();
    const codes = await listErrorCodes(account, FILES.slice(5, 15));
    expect(codes.filter((code) => code === 'new')).toHaveLength(2);
    expect(codes.filter((code) => code === 'storage-full')).toHaveLength(8);
    expect(storedFiles()).toBe(stored + 2);
  });

  test('keeps room for the files whose chunks are arriving', async () => {
    const account = await signUpAndIn(server.url);
    await confirm(account);
    await listErrorCodes(account, FILES.slice(0, 4));
    await account.finishedReplays();
    const size = UPLOAD_CHUNK_BYTES + 1000;
    const files = createSampleReplays(6).map((file) => padFile(file, size));
    const [alone, ...uploads] = files.map((file) =>
      piecewise(server.url, account, 'replay-chunk-upload', file, 'long.replay'),
    );
    await leaveRoom(account, size + 10);
    const both = await Promise.all([alone!.send(0), alone!.send(1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 202]);
    await leaveRoom(account, 2 * size + 10);
    const answers = await Promise.all(uploads.map((upload) => upload.send(0)));
    const codes = answers.map((answer) => (answer.status === 202 ? 'started' : getProblemCode(answer)));
    expect(codes.filter((code) => code === 'started')).toHaveLength(2);
    expect(codes.filter((code) => code === 'storage-full')).toHaveLength(3);
    const { body } = await account.get('/api/v1/filestorage/replay-upload-restriction');
    expect(body).toMatchObject({ filesUploadedCount: 7 });
    expect(await listErrorCodes(account, [FILES[6]!])).toEqual(['storage-full']);
    for (const started of uploads.filter((_, index) => codes[index] === 'started')) {
      expect((await started.send(1)).status).toBe(201);
    }
  });

  test('allows only a few uploads before the email address is confirmed', async () => {
    const account = await signUpAndIn(server.url);
    const codes = await listErrorCodes(account, FILES);
    expect(codes.filter((code) => code === 'new')).toHaveLength(MAX_UNCONFIRMED_UPLOADS);
    expect(codes.filter((code) => code === 'email-not-confirmed')).toHaveLength(10);
    await confirm(account);
    expect(await listErrorCodes(account, [sampleReplay({ seed: 9 })])).toEqual(['new']);
  });

  test('allows an account without an email address only a few uploads, too', async () => {
    const account = await signUpAndIn(server.url);
    await query('update users set email = null, email_key = null where id = $1', [account.tokens.user.id]);
    const codes = await listErrorCodes(account, FILES);
    expect(codes.filter((code) => code === 'new')).toHaveLength(MAX_UNCONFIRMED_UPLOADS);
    expect(codes.filter((code) => code === 'email-not-confirmed')).toHaveLength(10);
  });

  test('drops files that failed more than a week ago', async () => {
    const account = await signUpAndIn(server.url);
    await account.upload(damagedReplay(sampleReplay({ seed: 11 })), 'damaged.replay');
    await account.upload(sampleReplay({ seed: 11 }), 'whole.replay');
    expect((await account.finishedReplays()).map(({ status }) => status).sort()).toEqual([15, 20]);
    const keys = async () => {
      const { rows } = await query('select name from replays where owner_id = $1', [account.tokens.user.id]);
      return rows.map(({ name }: { name: string }) => name).sort();
    };
    clock.forward(6 * DAY_MS);
    await removeFailed(server.context);
    expect(await keys()).toEqual(['damaged.replay', 'whole.replay']);
    clock.forward(2 * DAY_MS);
    await removeFailed(server.context);
    expect(await keys()).toEqual(['whole.replay']);
    const { rows } = await query('select * from removed_files', []);
    expect(rows).toHaveLength(1);
  });
});

test('refuses uploads with a message when the disk is nearly full, and keeps everything readable', async () => {
  const server = await startTestServer({
    database: 'embedded',
    config: { minFreeBytes: Number.MAX_SAFE_INTEGER },
  });
  try {
    const account = await signUpAndIn(server.url);
    const pieces = piecewise(server.url, account, 'replay-chunk-upload', FILES[0]!, 'a.replay');
    const picture = piecewise(server.url, account, 'profile-image-chunk-upload', FILES[0]!, 'me.png');
    const admin = await createAccountWithRole(server, 'Admin');
    const form = new FormData();
    form.append('file', new Blob([FILES[0]!]), 'photo.png');
    const headers = { authorization: `Bearer ${admin.tokens.accessToken}` };
    const photo = readAnswer(
      await fetch(`${server.url}${ENDPOINTS.carouselPhoto.path}`, { method: 'POST', headers, body: form }),
    );
    for (const answer of [
      await account.upload(FILES[0]!),
      await pieces.send(0),
      await picture.send(0),
      await photo,
    ]) {
      expect([answer.status, getProblemCode(answer as never)]).toEqual([507, 'disk-full']);
      expect((answer.body as { messages: string[] }).messages[0]).toContain('Try again later.');
    }
    expect((await account.get('/api/v1/filestorage/get-replay')).status).toBe(200);
  } finally {
    await server.close();
  }
});
