import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { replayItem } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { createSampleReplays, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { claimReplay } from './replay.repository.ts';

interface Page {
  items: { id: string; name: string }[];
  pageIndex: number;
  pageSize: number;
  total: number;
}

describe.each(DATABASE_KINDS)('uploads on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database, clock });
  const account = await signUpAndIn(server.url);

  const page = async (query: string, who = account) =>
    (await who.get(`/api/v1/filestorage/get-replay${query}`)).body as Page;

  test('marks a new file as Uploaded and returns the existing replay when it is uploaded again', async () => {
    const file = sampleReplay({ seed: 1 });
    const first = await account.upload(file, 'C:\\Users\\Ann\\Demos\\final.replay');
    expect(first.status).toBe(201);
    const item = replayItem.parse(first.body);
    expect(item).toMatchObject({ name: 'final.replay', status: 5, matchId: null, fileSize: file.length });
    const second = await account.upload(file, 'another-name.replay');
    expect(second.status).toBe(200);
    expect(replayItem.parse(second.body).id).toBe(item.id);
    expect((await page('')).total).toBe(1);
  });

  test('keeps one replay when the same file is uploaded several times at once', async () => {
    const file = sampleReplay({ seed: 2 });
    const before = (await page('')).total;
    const answers = await Promise.all(Array.from({ length: 5 }, () => account.upload(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => replayItem.parse(body).id)).size).toBe(1);
    expect((await page('')).total).toBe(before + 1);
    const files = readdirSync(join(server.platform.config.dataDir, 'files', 'replays'));
    expect(files).toHaveLength(before + 1);
  });

  test('keeps the uploads of different users apart', async () => {
    const other = await signUpAndIn(server.url);
    const file = sampleReplay({ seed: 1 });
    expect((await other.upload(file)).status).toBe(201);
    expect((await page('', other)).total).toBe(1);
    const own = await page('');
    expect(own.items.map(({ id }) => id)).not.toContain((await page('', other)).items[0]?.id);
  });

  test('lists pages of 12, newest first, by either parameter name', async () => {
    const busy = await signUpAndIn(server.url);
    for (const [n, file] of createSampleReplays(14).entries()) {
      clock.forward(1000);
      await busy.upload(file, `${n}.replay`);
    }
    const names = ({ items }: Page) => items.map(({ name }) => Number.parseInt(name, 10));
    const first = await page('', busy);
    expect([first.pageIndex, first.pageSize, first.total]).toEqual([0, 12, 14]);
    expect(names(first)).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(names(await page('?pageIndex=1', busy))).toEqual([1, 0]);
    expect(names(await page('?PageSize=5&pageIndex=2', busy))).toEqual([3, 2, 1, 0]);
    expect(names(await page('?pageSize=5', busy))).toHaveLength(5);
    expect(names(await page('?pageIndex=9', busy))).toEqual([]);
    for (const query of ['?PageSize=0', '?pageSize=101', '?pageIndex=-1', '?pageIndex=x']) {
      const answer = await busy.get(`/api/v1/filestorage/get-replay${query}`);
      expect([answer.status, getProblemCode(answer)], query).toEqual([400, 'invalid-request']);
    }
  });

  test('reports status 5 while anything is being processed, and 15 for a user without uploads', async () => {
    const fresh = await signUpAndIn(server.url);
    const state = async () => (await fresh.get('/api/v1/filestorage/replay-processed-status')).body;
    expect(await state()).toEqual({ value: 15, replays: [] });
    const { body } = await fresh.upload(sampleReplay({ seed: 3 }));
    const { id } = replayItem.parse(body);
    expect(await state()).toEqual({ value: 5, replays: [{ id, status: 5 }] });
    await claimReplay(server.platform.database.db, id);
    expect(await state()).toEqual({ value: 5, replays: [{ id, status: 10 }] });
    expect((await page('', fresh)).items).toMatchObject([{ id, status: 10 }]);
  });

  test('logs neither names nor tokens of uploads', async () => {
    await account.upload(sampleReplay({ seed: 4 }), 'very-secret-name.replay');
    const log = server.log.join('');
    expect(log).toContain('/api/v1/filestorage/replay-upload');
    expect(log).not.toContain('very-secret-name');
    expect(log).not.toContain(account.tokens.accessToken);
  });
});
