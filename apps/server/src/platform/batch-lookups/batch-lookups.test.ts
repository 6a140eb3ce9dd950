import { expect, test } from 'vitest';
import { createBatchLookup } from './batch-lookups.ts';

test('callers asking for the same at once share one request, sent after all of them asked', async () => {
  let stands = 'before';
  const asked: string[] = [];
  const load = createBatchLookup(async (key: string) => {
    asked.push(key);
    return `${key} ${stands}`;
  });
  const first = [load('a'), load('b')];
  await Promise.resolve();
  stands = 'after';
  expect(await Promise.all([...first, load('a')])).toEqual(['a after', 'b after', 'a after']);
  expect(asked).toEqual(['a', 'b']);
});

test('a caller who asks after the request was sent triggers another', async () => {
  let answers = 0;
  const slow = Promise.withResolvers<void>();
  const load = createBatchLookup(async (_key: string) => {
    const answer = ++answers;
    await slow.promise;
    return answer;
  });
  const first = load('a');
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  const second = load('a');
  slow.resolve();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test('an error goes to all callers, and the next call makes a new request', async () => {
  let fails = true;
  const load = createBatchLookup(async (_key: string) => {
    if (fails) throw new Error('lost');
    return 'found';
  });
  const both = await Promise.allSettled([load('a'), load('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await load('a')).toBe('found');
});
