import { expect, test } from 'vitest';
import { readChanges } from './read-changes.ts';

async function topicsOf(...pieces: string[]): Promise<{ topics: string[]; signs: number }> {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  const topics: string[] = [];
  let signs = 0;
  await readChanges(body, new AbortController().signal, {
    onSign: () => signs++,
    onChange: (topic) => topics.push(topic),
  });
  return { topics, signs };
}

test('reads changes however the network cuts them', async () => {
  const whole =
    ': here\n\nevent: change\ndata: {"topic":"replays"}\n\nevent: change\ndata: {"topic":"x"}\n\n';
  expect((await topicsOf(whole)).topics).toEqual(['replays', 'x']);
  expect((await topicsOf(...whole)).topics).toEqual(['replays', 'x']);
});

test('signs of life and other events are no changes; half a one is none yet', async () => {
  const { topics, signs } = await topicsOf(
    ': here\n\n',
    'event: other\ndata: {"topic":"x"}\n\n',
    'event: change\n',
  );
  expect(topics).toEqual([]);
  expect(signs).toBe(3);
});
