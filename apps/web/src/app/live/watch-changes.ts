import { LIVE_TOPICS } from '@datacoach/contract';
import { authorizedFetch } from '../api/authorized-fetch.ts';
import { readChanges } from './read-changes.ts';

const PATH = '/api/v1/notifications/stream';
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
/** The server gives a sign of life every 25 s: after two that are missing the connection is dead. */
const SILENCE_MS = 60_000;

/**
 * Keeps a stream of the account's changes open until `signal` aborts, and comes back with growing pauses. `tell` gets
 * every topic of a change, and all of them after a gap.
 */
export async function watchChanges(signal: AbortSignal, tell: (topic: string) => void): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  for (let attempt = 0; !signal.aborted; attempt++) {
    if (attempt > 0) await rest(pause * (0.5 + Math.random() / 2), signal);
    if (signal.aborted) return;
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    await listen(signal, tell, () => {
      pause = FIRST_PAUSE_MS;
      // What happened before the stream was open, or since the last one broke.
      for (const topic of attempt === 0 ? (['notifications'] as const) : LIVE_TOPICS) tell(topic);
    });
  }
}

/** One connection, until it ends in whatever way. */
async function listen(signal: AbortSignal, tell: (topic: string) => void, onOpen: () => void): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onSign = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    onSign();
    const request = new Request(PATH, { signal: AbortSignal.any([signal, silence.signal]) });
    const response = await authorizedFetch(request);
    if (!response.ok || !response.body) return;
    onOpen();
    await readChanges(response.body, { onSign, onChange: tell });
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
