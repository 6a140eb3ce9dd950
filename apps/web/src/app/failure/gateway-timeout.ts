import { useSyncExternalStore } from 'react';

export const GATEWAY_TIMEOUT = 504;

let timedOut = false;
const listeners = new Set<() => void>();

/** Says that the server does not answer in time, or does so again: the whole page shows it (specification.md 8). */
export function setGatewayTimeout(now: boolean): void {
  if (timedOut === now) return;
  timedOut = now;
  for (const listener of listeners) listener();
}

export function useGatewayTimeout(): boolean {
  return useSyncExternalStore(subscribe, () => timedOut);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
