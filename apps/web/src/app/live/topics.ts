import type { LiveTopic } from '@datacoach/contract';
import { useEffect, useEffectEvent } from 'react';

const listeners = new Map<string, Set<() => void>>();

/** Several changes that come together are told as one. */
const TOGETHER_MS = 150;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

/** Tells this page that something of the topic has changed on the server. */
export function tellTopic(topic: string): void {
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
