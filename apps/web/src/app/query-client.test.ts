import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { HttpFailure } from './api/failure.ts';
import { cacheResponse, queryClient } from './query-client.ts';

const QUERY = { queryKey: ['notes'] };

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

/** Watches a query as a screen does; each fetch gets the next of these answers. */
function watchNotes(...answers: (() => Promise<string>)[]) {
  const observer = new QueryObserver(queryClient, { ...QUERY, queryFn: () => answers.shift()!() });
  const close = observer.subscribe(() => undefined);
  return { observer, close };
}
const refuse = (status: number) => () => Promise.reject(new HttpFailure(status, 'No.'));
const give = (text: string) => () => Promise.resolve(text);
const known = () => queryClient.getQueryData(QUERY.queryKey);
const shown = ({ observer }: ReturnType<typeof watchNotes>) => {
  const { data, isError } = observer.getCurrentResult();
  return [data, isError];
};

test('keeps what a screen shows when a refetch fails, unless the server refuses it', async () => {
  for (const [status, isError] of [
    [0, false],
    [429, false],
    [502, false],
    [404, true],
  ] as const) {
    const notes = watchNotes(give('Rotate.'), refuse(status), give('Rotate back.'));
    await expect.poll(() => shown(notes)).toEqual(['Rotate.', false]);
    await notes.observer.refetch();
    expect([status, ...shown(notes)]).toEqual([status, 'Rotate.', isError]);
    // The next screen fetches what this one couldn't.
    notes.close();
    notes.observer.subscribe(() => undefined);
    await expect.poll(() => shown(notes)).toEqual(['Rotate back.', false]);
    queryClient.clear();
  }
});

test('shows an error when the first fetch fails, or when a query with `showsFailures` does', async () => {
  const first = watchNotes(refuse(0));
  await expect.poll(() => shown(first)).toEqual([undefined, true]);
  queryClient.clear();
  const status = new QueryObserver(queryClient, {
    ...QUERY,
    meta: { showsFailures: true },
    queryFn: refuse(0),
    initialData: 'All is well.',
  });
  await status.refetch();
  expect(status.getCurrentResult().isError).toBe(true);
});

test('refetches data when its screen opens again only if it was invalidated', async () => {
  const notes = watchNotes(give('Locked.'), give('Open.'));
  await expect.poll(known).toBe('Locked.');
  notes.close();
  watchNotes(give('Never fetched.')).close();
  expect(known()).toBe('Locked.');
  await queryClient.invalidateQueries();
  notes.observer.subscribe(() => undefined);
  await expect.poll(known).toBe('Open.');
});

test('keeps the answer to the last change when an earlier answer or a refetch arrives later', async () => {
  const refetch = Promise.withResolvers<string>();
  const notes = watchNotes(give('Before.'), () => refetch.promise);
  await expect.poll(known).toBe('Before.');
  void notes.observer.refetch();
  const first = Promise.withResolvers<string>();
  const second = Promise.withResolvers<string>();
  const changes = [cacheResponse(QUERY, first.promise), cacheResponse(QUERY, second.promise)];
  second.resolve('Second.');
  await expect.poll(known).toBe('Second.');
  first.resolve('First.');
  refetch.resolve('Before.');
  await Promise.all(changes);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(known()).toBe('Second.');
});

test('a change fails right away when the browser is offline', async () => {
  onlineManager.setOnline(false);
  const change = new MutationObserver(queryClient, { mutationFn: refuse(0) });
  void change.mutate().catch(() => undefined);
  await expect.poll(() => change.getCurrentResult().isError).toBe(true);
});
