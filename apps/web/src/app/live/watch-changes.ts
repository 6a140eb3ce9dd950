import { CHANGES_KEPT_MS, LIVE_TOPICS } from '@datacoach/contract';
import { keepStreamOpen, STREAM_TIMES, type StreamTimes } from './event-stream.ts';

interface WatchTimes extends StreamTimes {
  /** How long ago the page's first request was, ms. */
  asking: () => number;
}

const TIMES: WatchTimes = { ...STREAM_TIMES, asking: () => Math.round(performance.now()) };

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
  let asking = 0;
  let isKept = false;
  await keepStreamOpen(
    {
      open(broken, attempt) {
        asking = times.asking();
        isKept = attempt === 0 && asking <= CHANGES_KEPT_MS;
        return open(broken, isKept ? asking : null);
      },
      onOpen(attempt) {
        if (isKept && times.asking() - asking < MARGIN_MS) return;
        // Covers what happened before the stream opened or since the last one broke.
        for (const topic of attempt === 0 ? (['notifications', 'replays'] as const) : LIVE_TOPICS)
          notify(topic);
      },
      onEvent(event, data) {
        const topic = findTopic(event, data);
        if (topic !== null) notify(topic);
      },
    },
    signal,
    times,
  );
}

/** Returns null for other events, and for changes that an older page doesn't know. */
function findTopic(event: string, data: unknown): string | null {
  if (event !== 'change') return null;
  const { topic } = data as { topic?: unknown };
  return typeof topic === 'string' ? topic : null;
}
