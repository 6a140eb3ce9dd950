import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { type UploadRestriction, uploadRestriction } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, readAnswer, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import {
  createNewerReplay,
  createSampleReplays,
  damagedReplay,
  sampleReplay,
} from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { refundAbandoned } from '../replays/upload-within-quota.ts';
import { reserveUpload } from './upload-quota.ts';

/** The clock advances further than a sign-in lasts. */
const LASTING_SIGN_INS = { accessTokenMs: 400 * DAY_MS, refreshTokenMs: 800 * DAY_MS };
/** The plan's limit in these tests. */
const LIMIT = 5;

/** Matches of Steam and Epic players only; larger ones also have a console player. */
const duel = (seed: number) => sampleReplay({ seed, teamSize: 1, seconds: 3 });
const withConsole = (seed: number) => sampleReplay({ seed, teamSize: 2, seconds: 3 });

describe.each(DATABASE_KINDS)('the monthly quota on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database, clock, worker: true, config: LASTING_SIGN_INS });
  await server.platform.database.pool.query(`update plans set replay_limit = ${LIMIT} where name = 'Basic'`);

  const restriction = async (account: TestAccount): Promise<UploadRestriction> =>
    uploadRestriction
      .strict()
      .parse((await account.get('/api/v1/filestorage/replay-upload-restriction')).body);
  const counts = async (account: TestAccount) => {
    const { filesUploadedCount, filesUploadedWithConsolePlayersCount } = await restriction(account);
    return [filesUploadedCount, filesUploadedWithConsolePlayersCount];
  };
  const notified = async (account: TestAccount) => {
    const { rows } = await server.platform.database.pool.query(
      `select kind, values, path from notifications where user_id = $1 and kind like 'quota%' order by kind desc`,
      [account.tokens.user.id],
    );
    return rows as { kind: string; values: object; path: string }[];
  };

  test('starts with the full limit of the Basic plan', async () => {
    const account = await signUpAndIn(server.url);
    expect(await restriction(account)).toEqual({
      productName: 'Basic',
      filesUploadedCount: 0,
      fileUploadLimitCount: LIMIT,
      filesUploadedWithConsolePlayersCount: 0,
      daysUntilNextBillingCycle: expect.toSatisfy((days: number) => days >= 28 && days <= 31),
    });
  });

  test("is never exceeded by fifty concurrent uploads, and rejected files aren't stored", async () => {
    const account = await signUpAndIn(server.url);
    // A stored upload, so that the folder exists.
    await (await signUpAndIn(server.url)).upload(duel(1));
    const folder = join(server.platform.config.dataDir, 'files', 'replays');
    const before = readdirSync(folder).length;
    const answers = await Promise.all(createSampleReplays(50).map((file) => account.upload(file)));
    const accepted = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 403);
    expect([accepted.length, refused.length]).toEqual([LIMIT, 50 - LIMIT]);
    expect(new Set(refused.map(getProblemCode))).toEqual(new Set(['quota-reached']));
    expect((refused[0]!.body as { messages: string[] }).messages[0]).toMatch(
      /^You’ve used all 5 replays this month\. Your count resets in \d+ days\. Upgrade for more\.$/,
    );
    expect(readdirSync(folder).length - before).toBe(LIMIT);
    expect(await account.finishedReplays()).toHaveLength(LIMIT);
  });

  test('counts an upload from its start, and stops counting it if it has console players', async () => {
    const account = await signUpAndIn(server.url);
    await account.upload(duel(1));
    expect(await counts(account)).toEqual([1, 0]);
    await account.upload(withConsole(2));
    await account.finishedReplays();
    expect(await counts(account)).toEqual([2, 1]);
    const { pool } = server.platform.database;
    await pool.query('update users set platform = 5 where id = $1', [account.tokens.user.id]);
    await account.upload(withConsole(3));
    await account.finishedReplays();
    expect(await counts(account)).toEqual([3, 1]);
    // It doesn't use up the quota either.
    for (const seed of [4, 5, 6]) expect((await account.upload(duel(seed))).status).toBe(201);
    expect(getProblemCode(await account.upload(duel(7)))).toBe('quota-reached');
    expect(await counts(account)).toEqual([LIMIT + 1, 1]);
  });

  test('returns rejected, duplicate, failed and scoreboard-only uploads', async () => {
    const account = await signUpAndIn(server.url);
    await account.upload(duel(1));
    expect((await account.upload(duel(1))).status).toBe(200);
    expect((await account.upload(duel(2), 'picture.png')).status).toBe(415);
    expect((await account.upload(new Uint8Array(0))).status).toBe(422);
    expect((await account.upload(damagedReplay(duel(3)))).status).toBe(201);
    expect((await account.upload(createNewerReplay(duel(4)))).status).toBe(201);
    const ended = await account.finishedReplays();
    expect(ended.map(({ status, coverage }) => [status, coverage])).toEqual([
      [15, 'scoreboard'],
      [20, 'scoreboard'],
      [15, 'full'],
    ]);
    expect(await counts(account)).toEqual([1, 0]);
  });

  test('rejects before the file is read, notifies at 80 and 100 %, and resets with the next cycle', async () => {
    const account = await signUpAndIn(server.url);
    for (let seed = 1; seed < LIMIT; seed++) await account.upload(duel(seed));
    await account.finishedReplays();
    const daysLeft = (await restriction(account)).daysUntilNextBillingCycle;
    const values = (used: number) => ({ used, limit: LIMIT, daysLeft });
    const path = '/my-replay?page=1';
    expect(await notified(account)).toEqual([{ kind: 'quota-80', values: values(4), path }]);
    await account.upload(duel(LIMIT));
    await account.finishedReplays();
    expect(await notified(account)).toEqual([
      { kind: 'quota-80', values: values(4), path },
      { kind: 'quota-100', values: values(5), path },
    ]);

    const refused = await sendEndless(account);
    expect([refused.status, getProblemCode(refused)]).toEqual([403, 'quota-reached']);
    expect(await counts(account)).toEqual([LIMIT, 0]);

    clock.forward(daysLeft * DAY_MS);
    expect(await counts(account)).toEqual([0, 0]);
    expect((await account.upload(duel(20))).status).toBe(201);
    await account.finishedReplays();
    expect(await notified(account)).toHaveLength(2);
  });

  /** Sends a file without an end, so that reading it never finishes. */
  async function sendEndless(account: TestAccount) {
    const start = Buffer.from(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.replay"\r\n\r\n',
    );
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new Uint8Array(start)),
    });
    const answer = await fetch(`${server.url}/api/v1/filestorage/replay-upload`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${account.tokens.accessToken}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      body: body as unknown as BodyInit,
      duplex: 'half',
    } as RequestInit);
    return readAnswer(answer);
  }

  test('returns the quota of an upload whose process died, but not of one in progress', async () => {
    const account = await signUpAndIn(server.url);
    const { db } = server.platform.database;
    const reserve = () =>
      reserveUpload(db, { userId: account.tokens.user.id, uploadId: crypto.randomUUID() }, clock.now());
    await reserve();
    await account.upload(duel(1));
    await account.finishedReplays();
    clock.forward(61 * 60_000);
    await reserve();
    expect(await counts(account)).toEqual([3, 0]);
    await refundAbandoned({ db, clock, blobs: server.platform.blobs });
    expect(await counts(account)).toEqual([2, 0]);
  });
});
