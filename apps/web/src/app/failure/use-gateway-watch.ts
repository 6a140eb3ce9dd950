import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureStatus } from '../api/failure.ts';
import { maintenanceQuery } from '../maintenance/maintenance-query.ts';
import { profileQuery } from '../profile/profile-query.ts';
import { sessionQuery } from '../session/session.ts';
import { GATEWAY_TIMEOUT, setGatewayTimeout } from './gateway-timeout.ts';

/** A gateway time-out of these replaces the page; others show the error state of their screen (decisions.md 21.4). */
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
