import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/query-client.ts';
import { pollInterval } from './poll-interval.ts';
import { processedStatusQuery } from './processed-status.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('asks every 10 s while the value is below 10', () => {
  expect(pollInterval(5)).toBe(10_000);
  expect(pollInterval(9)).toBe(10_000);
});

test('asks again for an answer that never came', () => {
  expect(pollInterval(undefined)).toBe(10_000);
});

test('stops when nothing is in work', () => {
  expect(pollInterval(15)).toBe(false);
  expect(pollInterval(10)).toBe(false);
});

test('the status is asked for every 10 s until nothing is in work', async () => {
  vi.useFakeTimers();
  // A server, which is what Node looks like, asks only once.
  environmentManager.setIsServer(() => false);
  const values = [5, 5, 15, 15];
  const answer = vi.fn(async () => ({ value: values.shift() }));
  const options = { ...processedStatusQuery, queryFn: answer as never };
  const stop = new QueryObserver(queryClient, queryClient.defaultQueryOptions(options)).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(9_999);
  expect(answer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(answer).toHaveBeenCalledTimes(3);
  stop();
});
