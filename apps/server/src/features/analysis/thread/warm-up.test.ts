import { expect, test } from 'vitest';
import { warmUp } from './analyze-file.thread.ts';

test('a thread warms up on files that it reads whole', async () => {
  expect(await warmUp()).toEqual(['complete', 'complete']);
});
