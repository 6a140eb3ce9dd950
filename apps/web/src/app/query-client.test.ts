import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { HttpFailure } from './api/failure.ts';
import { cacheResponse, queryClient } from './query-client.ts';

const QUERY = { queryKey: ['notes'] };

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

/** Returns a screen's view of a query with these answers, one after another. */
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

test('shows the failure of a first fetch, and of a query whose failure is the news', async () => {
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

test('refetches what changed elsewhere when its screen opens again, and nothing else', async () => {
  const notes = watchNotes(give('Locked.'), give('Open.'));
  await expect.poll(known).toBe('Locked.');
  notes.close();
  watchNotes(give('Never asked.')).close();
  expect(known()).toBe('Locked.');
  await queryClient.invalidateQueries();
  notes.observer.subscribe(() => undefined);
  await expect.poll(known).toBe('Open.');
});

test('shows the answer to the last change, however late an earlier answer or a refetch arrives', async () => {
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

test('a change fails at once while the browser is offline, instead of waiting without a word', async () => {
  onlineManager.setOnline(false);
  const change = new MutationObserver(queryClient, { mutationFn: refuse(0) });
  void change.mutate().catch(() => undefined);
  await expect.poll(() => change.getCurrentResult().isError).toBe(true);
});
