import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../app/query-client.ts';
import { getPollInterval, processedStatusQuery } from './list-replays.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

test('polls every 10 s while the value is below 10', () => {
  expect(getPollInterval(5)).toBe(10_000);
  expect(getPollInterval(9)).toBe(10_000);
});

test('polls again after a missing answer', () => {
  expect(getPollInterval(undefined)).toBe(10_000);
});

test('stops when nothing is being processed', () => {
  expect(getPollInterval(15)).toBe(false);
  expect(getPollInterval(10)).toBe(false);
});

test('fetches the status every 10 s until nothing is being processed', async () => {
  vi.useFakeTimers();
  // On a server, which Node looks like, it would fetch only once.
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
