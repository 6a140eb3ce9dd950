import type { LiveTopic } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { authorizedFetch } from '../api/authorized-fetch.ts';
import { sessionQuery } from '../session/session.ts';
import type { OpenStream } from './watch-changes.ts';

const listeners = new Map<string, Set<() => void>>();

/** Several changes that come together are told as one. */
const TOGETHER_MS = 150;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Tells this page that something of the topic has changed on the server. */
function notifyTopic(topic: string): void {
  if (waiting.has(topic)) return;
  const timer = setTimeout(() => {
    waiting.delete(topic);
    for (const listener of listeners.get(topic) ?? []) listener();
  }, TOGETHER_MS);
  waiting.set(topic, timer);
}

/** Calls `onChange` whenever the server has told that something of the topic has changed. */
export function useChanges(topic: LiveTopic, onChange: () => void): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const call = () => listener();
    const ofTopic = listeners.get(topic) ?? new Set();
    listeners.set(topic, ofTopic.add(call));
    return () => void ofTopic.delete(call);
  }, [topic]);
}

const PATH = '/api/v1/notifications/stream';
const openStream: OpenStream = (signal, asking) =>
  authorizedFetch(new Request(asking === null ? PATH : `${PATH}?asking=${asking}`, { signal }));

/** Hears of the account's changes while somebody is signed in. */
export function useLiveChanges(): void {
  // Looks on only: who needs a session asks for it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const userId = session && !session.error ? session.user.id : null;
  useEffect(() => {
    if (userId === null) return;
    const leaving = new AbortController();
    void shareChanges(`datacoach-changes-${userId}`, leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [userId]);
}

/**
 * One of the browser's tabs keeps the stream and tells the others: a browser has six connections to a server, and each
 * stream takes one. Without locks (no secure context) every tab has its own.
 */
async function shareChanges(name: string, signal: AbortSignal): Promise<void> {
  // What comes while it loads, the server remembers.
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
  // Waiting is broken off with an error when the page or the account leaves.
  await navigator.locks
    .request(name, { signal }, () => watchChanges(openStream, signal, notifyAll))
    .catch(() => undefined);
}
