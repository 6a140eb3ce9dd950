import type { LiveTopic } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { authorizedFetch } from '../api/authorized-fetch.ts';
import { sessionQuery } from '../session/session.ts';
import type { OpenStream } from './watch-changes.ts';

const listeners = new Map<string, Set<() => void>>();

/** Changes within this time are combined. */
const BATCH_MS = 150;
const pendingTimers = new Map<string, ReturnType<typeof setTimeout>>();

function notifyTopic(topic: string): void {
  if (pendingTimers.has(topic)) return;
  const timer = setTimeout(() => {
    pendingTimers.delete(topic);
    for (const listener of listeners.get(topic) ?? []) listener();
  }, BATCH_MS);
  pendingTimers.set(topic, timer);
}

/** Calls `onChange` whenever the server reports a change of the topic. */
export function useChanges(topic: LiveTopic, onChange: () => void): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const notifyListener = () => listener();
    const ofTopic = listeners.get(topic) ?? new Set();
    listeners.set(topic, ofTopic.add(notifyListener));
    return () => void ofTopic.delete(notifyListener);
  }, [topic]);
}

const PATH = '/api/v1/notifications/stream';
const openStream: OpenStream = (signal, asking) =>
  authorizedFetch(new Request(asking === null ? PATH : `${PATH}?asking=${asking}`, { signal }));

export function useLiveChanges(): void {
  // Only observes; components that need a session fetch it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const userId = session && !session.error ? session.user.id : null;
  useEffect(() => {
    if (userId === null) return;
    const leaving = new AbortController();
    void watchChangesInOneTab(`datacoach-changes-${userId}`, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [userId]);
}

/**
 * Keeps the stream in one browser tab that informs the others: browsers allow six connections per server, and each
 * stream takes one. Without locks (no secure context) every tab opens its own.
 */
async function watchChangesInOneTab(name: string, signal: AbortSignal): Promise<void> {
  // The server keeps changes that occur while it loads.
  const { watchChanges } = await import('./watch-changes.ts');
  if (signal.aborted) return;
  if (!('locks' in navigator)) return watchChanges(openStream, signal, notifyTopic);
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => notifyTopic(String(data)));
  signal.addEventListener('abort', () => channel.close(), { once: true });
  const notifyAll = (topic: string) => {
    notifyTopic(topic);
    if (!signal.aborted) channel.postMessage(topic);
  };
  // Waiting ends with an error when the page closes or the account signs out.
  await navigator.locks
    .request(name, { signal }, () => watchChanges(openStream, signal, notifyAll))
    .catch(() => undefined);
}
