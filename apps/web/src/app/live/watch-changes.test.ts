import { LIVE_TOPICS } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';
import { type OpenStream, watchChanges } from './watch-changes.ts';

const TIMES = { firstPause: 4, longestPause: 32 };
const CHANGE = 'event: change\ndata: {"topic":"replays"}\n\n';

/** Returns a server that gives these responses one after another and repeats the last. */
function createServerStub(...answers: readonly (() => Response)[]) {
  const askedAt: number[] = [];
  const open = async (signal: AbortSignal) => {
    signal.throwIfAborted();
    askedAt.push(performance.now());
    return (answers[askedAt.length - 1] ?? answers.at(-1))!();
  };
  return { open, askedAt };
}

/** Returns a stream that sends this text, then ends or stays silent. */
const says = (text: string, stays: boolean) => () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode(text));
        if (!stays) stream.close();
      },
    }),
  );
const refuses = () => new Response(null, { status: 503 });

/** Watches until `enough`; returns the received topics. */
async function watch(
  open: OpenStream,
  enough: (notified: readonly string[]) => boolean,
  silence = 60_000,
  /** Longer than the server keeps changes. */
  asking = 60_000,
): Promise<string[]> {
  const leaving = new AbortController();
  const notified: string[] = [];
  const watching = watchChanges(open, leaving.signal, (topic) => notified.push(topic), {
    ...TIMES,
    silence,
    asking: () => asking,
  });
  const end = performance.now() + 5000;
  while (!enough(notified) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 2));
  leaving.abort();
  await watching;
  return notified;
}

test('reconnects when the stream has ended, and refetches everything it may have missed', async () => {
  const { open, askedAt } = createServerStub(says(CHANGE, false), says('', true));
  const notified = await watch(open, (topics) => topics.includes('content'));
  expect(askedAt).toHaveLength(2);
  expect(notified).toEqual(['notifications', 'replays', 'replays', ...LIVE_TOPICS]);
});

test("refetches nothing if the server still has the changes since the page's first request", async () => {
  const asked: (number | null)[] = [];
  const { open } = createServerStub(says(CHANGE, false), says('', true));
  const notified = await watch(
    (signal, asking) => {
      asked.push(asking);
      return open(signal);
    },
    (topics) => topics.includes('content'),
    60_000,
    300,
  );
  expect(asked).toEqual([300, null]);
  expect(notified).toEqual(['replays', ...LIVE_TOPICS]);
});

test('waits longer after each refusal', async () => {
  const { open, askedAt } = createServerStub(refuses);
  expect(await watch(open, () => askedAt.length === 5)).toEqual([]);
  const pauses = askedAt.slice(1).map((at, n) => at - askedAt[n]!);
  // At least half of 4, 8, 16 and 32 ms; timers are sometimes a millisecond early.
  for (const [n, min] of [2, 4, 8, 16].entries()) expect(pauses[n]).toBeGreaterThan(min - 1.5);
});

test('treats a silent connection as dead', async () => {
  const { open, askedAt } = createServerStub(says(CHANGE, true));
  await watch(open, () => askedAt.length > 1, 20);
  expect(askedAt.length).toBeGreaterThan(1);
});

async function listEvents(...pieces: string[]): Promise<{ events: unknown[]; signs: number }> {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
      stream.close();
    },
  });
  const events: unknown[] = [];
  let signs = 0;
  await readEvents(body, new AbortController().signal, {
    onSign: () => signs++,
    onEvent: (event, data) => events.push([event, data]),
  });
  return { events, signs };
}

test('reads events however the network splits them', async () => {
  const whole = ': here\n\nevent: change\ndata: {"topic":"replays"}\n\nevent: other\ndata: {"n":1}\n\n';
  const events = [
    ['change', { topic: 'replays' }],
    ['other', { n: 1 }],
  ];
  expect((await listEvents(whole)).events).toEqual(events);
  expect((await listEvents(...whole)).events).toEqual(events);
});

test('ignores heartbeats and incomplete events', async () => {
  const { events, signs } = await listEvents(': here\n\n', ': here\n\n', 'event: change\n');
  expect(events).toEqual([]);
  expect(signs).toBe(3);
});

test('notifies of changes only, not of other events', async () => {
  const { open } = createServerStub(says(`event: other\ndata: {"topic":"x"}\n\n${CHANGE}`, true));
  expect(await watch(open, (topics) => topics.includes('replays'), 60_000, 300)).toEqual(['replays']);
});
