import { CHANGES_KEPT_MS, LIVE_TOPICS } from '@datacoach/contract';

/** Milliseconds. */
interface WatchTimes {
  firstPause: number;
  longestPause: number;
  /** Without a sign of life for this long the connection is dead. */
  silence: number;
  /** How long the page has been asking the server. */
  asking: () => number;
}

/** The server gives a sign of life every 25 s. */
const TIMES: WatchTimes = {
  firstPause: 1000,
  longestPause: 60_000,
  silence: 60_000,
  asking: () => Math.round(performance.now()),
};

/** Asks for the stream of changes, with those of the last `asking` ms; null asks for none that has been. */
export type OpenStream = (signal: AbortSignal, asking: number | null) => Promise<Response>;

/** The server remembers this much longer than it is asked. */
const MARGIN_MS = 1000;

/**
 * Keeps a stream of the account's changes open until `signal` aborts, and comes back with growing pauses. `notify` gets
 * every topic of a change, and all of them after a gap.
 */
export async function watchChanges(
  open: OpenStream,
  signal: AbortSignal,
  notify: (topic: string) => void,
  times: WatchTimes = TIMES,
): Promise<void> {
  let pause = times.firstPause;
  for (let attempt = 0; !signal.aborted; attempt++) {
    if (attempt > 0) await rest(pause * (0.5 + Math.random() / 2), signal);
    if (signal.aborted) return;
    pause = Math.min(pause * 2, times.longestPause);
    const asking = times.asking();
    const isKept = attempt === 0 && asking <= CHANGES_KEPT_MS;
    await listen(
      (broken) => open(broken, isKept ? asking : null),
      signal,
      times.silence,
      notify,
      () => {
        pause = times.firstPause;
        if (isKept && times.asking() - asking < MARGIN_MS) return;
        // What happened before the stream was open, or since the last one broke.
        for (const topic of attempt === 0 ? (['notifications', 'replays'] as const) : LIVE_TOPICS)
          notify(topic);
      },
    );
  }
}

/** One connection, until it ends in whatever way. */
async function listen(
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  silenceMs: number,
  notify: (topic: string) => void,
  onOpen: () => void,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    onSign();
    const broken = AbortSignal.any([signal, silence.signal]);
    const response = await open(broken);
    if (!response.ok || !response.body) return;
    onOpen();
    await readChanges(response.body, broken, { onSign, onChange: notify });
  } catch {
    // Broken off, by whichever side.
  } finally {
    clearTimeout(timer);
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Reads server-sent events until the stream ends or `signal` aborts; calls `onChange` with the topic of each change. */
export async function readChanges(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  { onSign, onChange }: { onSign: () => void; onChange: (topic: string) => void },
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave, { once: true });
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    const frames = (rest + value).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const topic = topicOf(frame);
      if (topic) onChange(topic);
    }
  }
}

/** Null for signs of life and for what an older page does not know. */
function topicOf(frame: string): string | null {
  const data = /^event: change\ndata: (.+)$/.exec(frame)?.[1];
  if (!data) return null;
  const { topic } = JSON.parse(data) as { topic?: unknown };
  return typeof topic === 'string' ? topic : null;
}
