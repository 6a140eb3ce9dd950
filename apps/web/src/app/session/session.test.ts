import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { sessionQuery } from './session.ts';

afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a session is refetched once it is 1,800,000 ms old, and not before', async () => {
  vi.useFakeTimers();
  const ask = vi.fn(async () => Response.json(null));
  vi.stubGlobal('fetch', ask);
  const read = () => queryClient.fetchQuery(sessionQuery);
  await read();
  vi.advanceTimersByTime(1_799_999);
  await read();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("queries by default don't refetch on focus or mount and don't retry", async () => {
  vi.useFakeTimers();
  // On a server, which Node looks like, nothing is retried regardless of the defaults.
  environmentManager.setIsServer(() => false);
  queryClient.mount();
  const answer = vi.fn(async () => 'answer');
  const options = queryClient.defaultQueryOptions({ queryKey: ['some'], queryFn: answer });
  const watch = () => new QueryObserver(queryClient, options).subscribe(() => undefined);
  const stop = watch();
  await vi.runAllTimersAsync();
  vi.advanceTimersByTime(24 * 60 * 60_000);
  const stopSecond = watch();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  await queryClient.getQueryCache().onFocus();
  await vi.runAllTimersAsync();
  expect(answer).toHaveBeenCalledTimes(1);
  stop();
  stopSecond();

  const refuse = vi.fn(async () => Promise.reject(new Error('no')));
  const refused = queryClient.fetchQuery({ queryKey: ['other'], queryFn: refuse });
  await expect(refused).rejects.toThrow('no');
  await vi.runAllTimersAsync();
  const stopRefused = new QueryObserver(queryClient, {
    ...queryClient.defaultQueryOptions({ queryKey: ['third'], queryFn: refuse }),
  }).subscribe(() => undefined);
  await vi.runAllTimersAsync();
  expect(refuse).toHaveBeenCalledTimes(2);
  stopRefused();
  queryClient.unmount();
});
