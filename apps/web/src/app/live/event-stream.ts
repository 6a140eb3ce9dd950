/** Milliseconds. */
export interface StreamTimes {
  firstPause: number;
  longestPause: number;
  /** Without a heartbeat for this long the connection is considered dead. */
  silence: number;
}

/** The server sends a heartbeat every 25 s. */
export const STREAM_TIMES: StreamTimes = { firstPause: 1000, longestPause: 60_000, silence: 60_000 };

interface EventReader {
  onSign: () => void;
  /** An event with its data, which an older page may not know. */
  onEvent: (event: string, data: unknown) => void;
}

interface StreamOptions {
  open: (signal: AbortSignal, attempt: number) => Promise<Response>;
  /** Called when a connection is open, before its first event. */
  onOpen: (attempt: number) => void;
  onEvent: EventReader['onEvent'];
  /** The server refuses the stream; true gives up. */
  onRefused?: (status: number) => boolean;
}

/** Keeps a stream of server-sent events open until `signal` aborts, reconnecting with growing pauses. */
export async function keepStreamOpen(
  { open, onOpen, onEvent, onRefused = () => false }: StreamOptions,
  signal: AbortSignal,
  { firstPause, longestPause, silence }: StreamTimes = STREAM_TIMES,
): Promise<void> {
  let pause = firstPause;
  for (let attempt = 0; !signal.aborted; attempt++) {
    if (attempt > 0) await rest(pause * (0.5 + Math.random() / 2), signal);
    if (signal.aborted) return;
    pause = Math.min(pause * 2, longestPause);
    const answer = await listen(
      (broken) => open(broken, attempt),
      signal,
      silence,
      () => {
        pause = firstPause;
        onOpen(attempt);
      },
      onEvent,
    );
    if (answer !== null && onRefused(answer)) return;
  }
}

/** Runs one connection until it ends for any reason; returns the status of a refusal. */
async function listen(
  open: (signal: AbortSignal) => Promise<Response>,
  signal: AbortSignal,
  silenceMs: number,
  onOpen: () => void,
  onEvent: EventReader['onEvent'],
): Promise<number | null> {
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
    if (!response.ok || !response.body) return response.status;
    onOpen();
    await readEvents(response.body, broken, { onSign, onEvent });
  } catch {
    // Closed by either side.
  } finally {
    clearTimeout(timer);
  }
  return null;
}

const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
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

/** Reads server-sent events until the stream ends or `signal` aborts. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  { onSign, onEvent }: EventReader,
): Promise<void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const cancelReader = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', cancelReader, { once: true });
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    onSign();
    const frames = (rest + value).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const [, event, data] = /^event: (\S+)\ndata: (.+)$/.exec(frame) ?? [];
      if (event && data) onEvent(event, JSON.parse(data));
    }
  }
}
