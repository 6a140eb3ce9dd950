import type { Availability, BodyOf } from '@datacoach/contract';
import { api, server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';

/** Upcoming practice and scrims, and the address of their calendar. */
export const calendarQuery = api.queryOptions('get', '/api/v1/team-events');

type EventBody = BodyOf<'createTeamEvent'>;

/** Plans an event, or changes the one with the id. */
export async function saveEvent(body: EventBody, eventId: string | null): Promise<void> {
  const calendar =
    eventId === null
      ? await server.POST('/api/v1/coach/team-events', { body })
      : await server.PUT('/api/v1/coach/team-events/{eventId}', { params: { path: { eventId } }, body });
  queryClient.setQueryData(calendarQuery.queryKey, calendar);
}

export async function cancelEvent(eventId: string): Promise<void> {
  const calendar = await server.DELETE('/api/v1/coach/team-events/{eventId}', {
    params: { path: { eventId } },
  });
  queryClient.setQueryData(calendarQuery.queryKey, calendar);
}

export async function answerEvent(eventId: string, answer: Availability): Promise<void> {
  const calendar = await server.PUT('/api/v1/team-events/{eventId}/answer', {
    params: { path: { eventId } },
    body: { answer },
  });
  queryClient.setQueryData(calendarQuery.queryKey, calendar);
}
