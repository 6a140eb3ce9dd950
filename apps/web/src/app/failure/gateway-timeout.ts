import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/store/listeners.ts';
import { getFailureStatus } from '../api/failure.ts';
import { maintenanceQuery } from '../api/public-queries.ts';
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
        if (getFailureStatus(event.action.error) !== GATEWAY_TIMEOUT) return;
        if (WATCHED.includes(event.query.queryHash)) setGatewayTimeout(true);
      }),
    [queryClient],
  );
}

export const GATEWAY_TIMEOUT = 504;

let hasTimedOut = false;
const listeners = createListeners();

/** Sets whether the server is timing out, which replaces the whole page (specification.md 8). */
export function setGatewayTimeout(now: boolean): void {
  if (hasTimedOut === now) return;
  hasTimedOut = now;
  listeners.notify();
}

export function useGatewayTimeout(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => hasTimedOut);
}
