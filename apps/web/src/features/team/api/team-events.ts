import type { Availability, BodyOf } from '@datacoach/contract';
import { cacheResponse, endpointQuery, queryClient, server } from '../../../app/api/client.ts';

/** Upcoming practice and scrims, and the address of their calendar. */
export const calendarQuery = endpointQuery('/api/v1/team-events');

export async function saveEvent(body: BodyOf<'createTeamEvent'>, eventId: string | null): Promise<void> {
  const calendar =
    eventId === null
      ? await server.POST('/api/v1/coach/team-events', { body })
      : await server.PUT('/api/v1/coach/team-events/{eventId}', { path: { eventId }, body });
  queryClient.setQueryData(calendarQuery.queryKey, calendar);
}

export const cancelEvent = (eventId: string) =>
  cacheResponse(calendarQuery, server.DELETE('/api/v1/coach/team-events/{eventId}', { path: { eventId } }));

export const respondToEvent = (eventId: string, answer: Availability) =>
  cacheResponse(
    calendarQuery,
    server.PUT('/api/v1/team-events/{eventId}/answer', { path: { eventId }, body: { answer } }),
  );
