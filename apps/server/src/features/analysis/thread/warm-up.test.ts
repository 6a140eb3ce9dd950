import { expect, test } from 'vitest';
import { warmUp } from './analyze-file.thread.ts';

test('a thread reads its warm-up files completely', async () => {
  expect(await warmUp()).toEqual(['complete', 'complete', 'complete']);
});
