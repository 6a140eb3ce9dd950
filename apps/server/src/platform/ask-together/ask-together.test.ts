import { expect, test } from 'vitest';
import { batchLookups } from './ask-together.ts';

test('who asks for the same at once shares one question, and it leaves after all of them', async () => {
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

test('who comes when a question has left asks again', async () => {
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

test('an error is everybody’s, and the next question is a new one', async () => {
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
