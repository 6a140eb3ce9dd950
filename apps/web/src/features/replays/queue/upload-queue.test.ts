import type { ReplayItem } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { HttpFailure } from '../../../app/api/failure.ts';
import type { UploadState } from './upload-item.ts';
import { createUploadQueue } from './upload-queue.ts';

const file = (name: string, type = '') => new File(['replay'], name, { type });
const row = (name: string): ReplayItem => ({
  id: '3a1b9d6e-6f0e-4a57-9d0c-0c1b2a3d4e5f',
  matchId: null,
  name,
  fileSize: 6,
  status: 5,
  isOwn: true,
  statusReason: null,
  coverage: null,
  uploadedAt: '2026-03-10T18:00:00Z',
  playedAt: null,
  playlist: null,
  map: null,
  score: null,
  result: null,
  own: null,
  game: null,
});

/** A sender controlled by the test. */
function manualSender() {
  const waiting: {
    name: string;
    answer: (duplicate?: boolean) => void;
    refuse: (why: string | HttpFailure) => void;
  }[] = [];
  const send = (sent: File) =>
    new Promise<{ replay: ReplayItem; duplicate: boolean }>((resolve, reject) => {
      waiting.push({
        name: sent.name,
        answer: (duplicate = false) => resolve({ replay: row(sent.name), duplicate }),
        refuse: (why) => reject(why instanceof Error ? why : new Error(why)),
      });
    });
  return { waiting, send };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('stores a file again when it is retried after a refusal, so that closing the page loses nothing', async () => {
  const { waiting, send } = manualSender();
  const stored = new Set<string>();
  const queue = createUploadQueue(send, () => undefined, undefined, {
    saveUpload: async (id) => Boolean(stored.add(id)),
    deleteUploads: async (ids) => {
      for (const id of ids) stored.delete(id);
    },
  });
  const isKept = () => queue.snapshot().items.map((item) => [item.isKept, stored.has(item.id)]);
  queue.add([file('a.replay'), file('b.replay')]);
  await expect.poll(isKept).toEqual([
    [true, true],
    [true, true],
  ]);
  waiting[0]?.refuse(new HttpFailure(409, 'This month’s replays are used up.', 'quota-reached'));
  await expect.poll(isKept).toEqual([
    [false, false],
    [false, false],
  ]);
  queue.retry(queue.snapshot().items[1]!.id);
  await expect.poll(isKept).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('sends one file at a time and continues with files added in the meantime', async () => {
  const { waiting, send } = manualSender();
  const queue = createUploadQueue(send, () => undefined);
  const states = (): UploadState[] => queue.snapshot().items.map((item) => item.state);
  queue.add([file('a.replay'), file('b.REPLAY')]);
  expect(states()).toEqual(['uploading', 'queued']);
  queue.add([file('c.replay')]);
  expect(waiting.map((sent) => sent.name)).toEqual(['a.replay']);
  waiting[0]?.answer();
  await settle();
  expect(states()).toEqual(['done', 'uploading', 'queued']);
  waiting[1]?.answer(true);
  await settle();
  waiting[2]?.answer();
  await settle();
  expect(states()).toEqual(['done', 'duplicate', 'done']);
});

test('rejects another file type before sending, with the specified text', () => {
  const { waiting, send } = manualSender();
  const queue = createUploadQueue(send, () => undefined);
  queue.add([file('shot.png', 'image/png')]);
  expect(queue.snapshot().items[0]).toMatchObject({
    state: 'failed',
    message: 'Uploading image/png type is not supported. Please upload a replay file.',
  });
  expect(waiting).toEqual([]);
});

test('keeps running, finished and failed files on cancel, and hides the panel', async () => {
  const { waiting, send } = manualSender();
  let arrived = 0;
  const queue = createUploadQueue(send, () => {
    arrived += 1;
  });
  queue.add(['a', 'b', 'c', 'd', 'e'].map((name) => file(`${name}.replay`)));
  waiting[0]?.answer();
  await settle();
  waiting[1]?.refuse('The file is empty. Choose another one.');
  await settle();
  queue.cancelWaiting();
  const states = queue.snapshot().items.map((item) => item.state);
  expect(states).toEqual(['done', 'failed', 'uploading', 'canceled', 'canceled']);
  expect(queue.snapshot().visible).toBe(false);
  waiting[2]?.answer();
  await settle();
  expect(waiting).toHaveLength(3);
  expect(arrived).toBe(2);
  queue.add([file('f.replay')]);
  expect(queue.snapshot().visible).toBe(true);
  expect(waiting[3]?.name).toBe('f.replay');
});

test("keeps a failed file's reason and can retry it", async () => {
  const { waiting, send } = manualSender();
  const queue = createUploadQueue(send, () => undefined);
  queue.add([file('a.replay')]);
  waiting[0]?.refuse('The file ends early.');
  await settle();
  const failed = queue.snapshot().items[0];
  expect(failed?.message).toBe('The file ends early.');
  queue.retry(failed?.id ?? '');
  waiting[1]?.answer();
  await settle();
  expect(queue.snapshot().items[0]).toMatchObject({ state: 'done', message: null });
});

test("rejects waiting files with the same message when this month's replays are used up, and can retry them", async () => {
  const { waiting, send } = manualSender();
  let ended = 0;
  const queue = createUploadQueue(
    send,
    () => undefined,
    () => {
      ended += 1;
    },
  );
  queue.add(['a', 'b', 'c'].map((name) => file(`${name}.replay`)));
  waiting[0]?.answer();
  await settle();
  waiting[1]?.refuse(new HttpFailure(403, 'You’ve used all 20 replays this month.', 'quota-reached'));
  await settle();
  const items = queue.snapshot().items;
  expect(items.map(({ state, quotaReached }) => [state, quotaReached])).toEqual([
    ['done', false],
    ['failed', true],
    ['failed', true],
  ]);
  expect(items[2]?.message).toBe('You’ve used all 20 replays this month.');
  expect([waiting.length, ended]).toEqual([2, 2]);
  queue.retry(items[2]?.id ?? '');
  expect(queue.snapshot().items[2]).toMatchObject({ state: 'uploading', message: null, quotaReached: false });
});

test('resends files whose connection broke once the network is back, and no others', async () => {
  const { waiting, send } = manualSender();
  const queue = createUploadQueue(send, () => undefined);
  const states = (): UploadState[] => queue.snapshot().items.map((item) => item.state);
  queue.add([file('broken.replay'), file('refused.replay')]);
  waiting[0]?.refuse(new HttpFailure(0, 'The upload was interrupted.'));
  await settle();
  waiting[1]?.refuse(new HttpFailure(422, 'This is no replay.'));
  await settle();
  expect(states()).toEqual(['failed', 'failed']);
  queue.retryInterrupted();
  expect(states()).toEqual(['uploading', 'failed']);
  waiting[2]?.answer();
  await settle();
  queue.retryInterrupted();
  expect(states()).toEqual(['done', 'failed']);
});

test("drops a signed-out account's files without affecting the next account's", async () => {
  const { waiting, send } = manualSender();
  const queue = createUploadQueue(send, () => undefined);
  queue.add(['a', 'b'].map((name) => file(`${name}.replay`)));
  queue.reset();
  expect(queue.snapshot()).toEqual({ items: [], visible: false });
  queue.add([file('c.replay')]);
  waiting[0]?.refuse(new HttpFailure(403, 'You’ve used all 20 replays this month.', 'quota-reached'));
  await settle();
  expect(waiting.map(({ name }) => name)).toEqual(['a.replay', 'c.replay']);
  expect(queue.snapshot().items.map(({ state }) => state)).toEqual(['uploading']);
});

test('stores files until the server accepts or rejects them, and through connection errors', async () => {
  const { waiting, send } = manualSender();
  const kept = new Set<string>();
  const keeper = {
    saveUpload: async (id: string) => Boolean(kept.add(id)),
    deleteUploads: async (ids: readonly string[]) => {
      for (const id of ids) kept.delete(id);
    },
  };
  const queue = createUploadQueue(
    send,
    () => undefined,
    () => undefined,
    keeper,
  );
  const names = () =>
    queue
      .snapshot()
      .items.filter(({ id }) => kept.has(id))
      .map((item) => item.file.name);
  queue.add(
    ['arrives', 'refused', 'broken', 'waits'].map((name) => file(`${name}.replay`)).concat(file('a.png')),
  );
  await settle();
  expect(names()).toEqual(['arrives.replay', 'refused.replay', 'broken.replay', 'waits.replay']);
  expect(queue.snapshot().items.map(({ isKept }) => isKept)).toEqual([true, true, true, true, false]);
  waiting[0]?.answer();
  await settle();
  waiting[1]?.refuse(new HttpFailure(422, 'This is no replay.'));
  await settle();
  waiting[2]?.refuse(new HttpFailure(0, 'The upload was interrupted.'));
  await settle();
  expect(names()).toEqual(['broken.replay', 'waits.replay']);
  queue.add([file('later.replay')]);
  await settle();
  queue.cancelWaiting();
  await settle();
  expect(names()).toEqual(['broken.replay', 'waits.replay']);
  queue.reset();
  await settle();
  expect(kept.size).toBe(0);
});

test('sends files left by an earlier visit in order, and marks them as resumed', async () => {
  const { waiting, send } = manualSender();
  const queue = createUploadQueue(send, () => undefined);
  const left = ['first', 'second'].map((name, index) => ({
    id: name,
    userId: 'me',
    page: 'gone',
    addedAt: index,
    file: file(`${name}.replay`),
  }));
  queue.resume(left);
  expect(queue.snapshot().items.map(({ id, state, isResumed }) => [id, state, isResumed])).toEqual([
    ['first', 'uploading', true],
    ['second', 'queued', true],
  ]);
  expect(queue.snapshot().visible).toBe(true);
  waiting[0]?.answer();
  await settle();
  expect(waiting.map(({ name }) => name)).toEqual(['first.replay', 'second.replay']);
});
