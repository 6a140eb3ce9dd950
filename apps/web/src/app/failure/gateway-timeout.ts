import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { failureStatus } from '../api/failure.ts';
import { maintenanceQuery } from '../api/open-queries.ts';
import { profileQuery } from '../session/account-queries.ts';
import { sessionQuery } from '../session/session.ts';

/** A gateway timeout of these replaces the page; others show the error state of their screen (decisions.md 21.4). */
const WATCHED = [sessionQuery, profileQuery, maintenanceQuery].map(({ queryKey }) =>
  JSON.stringify(queryKey),
);

export function useGatewayWatch(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (failureStatus(event.action.error) !== GATEWAY_TIMEOUT) return;
        if (WATCHED.includes(event.query.queryHash)) setGatewayTimeout(true);
      }),
    [queryClient],
  );
}

export const GATEWAY_TIMEOUT = 504;

let timedOut = false;
const listeners = new Set<() => void>();

/** Sets whether the server is timing out, which replaces the whole page (specification.md 8). */
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
