import { expect, test } from 'vitest';
import { batchLookups } from './ask-together.ts';

test('callers asking for the same at once share one request, sent after all of them asked', async () => {
  let stands = 'before';
  const asked: string[] = [];
  const ask = batchLookups(async (key: string) => {
    asked.push(key);
    return `${key} ${stands}`;
  });
  const first = [ask('a'), ask('b')];
  await Promise.resolve();
  stands = 'after';
  expect(await Promise.all([...first, ask('a')])).toEqual(['a after', 'b after', 'a after']);
  expect(asked).toEqual(['a', 'b']);
});

test('a caller who asks after the request was sent triggers another', async () => {
  let answers = 0;
  const slow = Promise.withResolvers<void>();
  const ask = batchLookups(async (_key: string) => {
    const answer = ++answers;
    await slow.promise;
    return answer;
  });
  const first = ask('a');
  await new Promise((done) => setImmediate(() => setImmediate(done)));
  const second = ask('a');
  slow.resolve();
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});

test('an error goes to all callers, and the next call makes a new request', async () => {
  let fails = true;
  const ask = batchLookups(async (_key: string) => {
    if (fails) throw new Error('lost');
    return 'found';
  });
  const both = await Promise.allSettled([ask('a'), ask('a')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect(await ask('a')).toBe('found');
});
