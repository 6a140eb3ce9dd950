import { CHANGES_KEPT_MS, LIVE_TOPICS } from '@datacoach/contract';

/** Milliseconds. */
interface WatchTimes {
  firstPause: number;
  longestPause: number;
  /** Without a heartbeat for this long the connection is considered dead. */
  silence: number;
  /** How long ago the page's first request was. */
  asking: () => number;
}

/** The server sends a heartbeat every 25 s. */
const TIMES: WatchTimes = {
  firstPause: 1000,
  longestPause: 60_000,
  silence: 60_000,
  asking: () => Math.round(performance.now()),
};

/** Opens the change stream including changes of the last `asking` ms; null requests no past changes. */
export type OpenStream = (signal: AbortSignal, asking: number | null) => Promise<Response>;

/** The server keeps changes this much longer than requested. */
const MARGIN_MS = 1000;

/**
 * Keeps the account's change stream open until `signal` aborts, reconnecting with growing pauses. `notify` gets every
 * changed topic, and all topics after a gap.
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
        // Covers what happened before the stream opened or since the last one broke.
        for (const topic of attempt === 0 ? (['notifications', 'replays'] as const) : LIVE_TOPICS)
          notify(topic);
      },
    );
  }
}

/** Runs one connection until it ends for any reason. */
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
    // Closed by either side.
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

/** Returns null for heartbeats and for topics that an older page doesn't know. */
function topicOf(frame: string): string | null {
  const data = /^event: change\ndata: (.+)$/.exec(frame)?.[1];
  if (!data) return null;
  const { topic } = JSON.parse(data) as { topic?: unknown };
  return typeof topic === 'string' ? topic : null;
}
