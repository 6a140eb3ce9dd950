import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { restrictionQuery } from './account-queries.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('quota usage is refetched once it is 2 s old, and not before', async () => {
  vi.useFakeTimers();
  const answer = vi.fn(async () => ({ productName: 'Basic' }));
  const read = () => queryClient.fetchQuery({ ...restrictionQuery, queryFn: answer as never });
  await read();
  vi.advanceTimersByTime(1999);
  await read();
  expect(answer).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await read();
  expect(answer).toHaveBeenCalledTimes(2);
});
