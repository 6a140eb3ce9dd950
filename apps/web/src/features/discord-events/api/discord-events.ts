import type { DiscordEvent, DiscordEventCard, DiscordEventFields } from '@datacoach/contract';
import { api, keepPrevious, server, unlessGone } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

export const PATH = '/api/v1/admin/discord-events';
export const ITEM = `${PATH}/{eventId}` as const;

export const eventsQuery = (show: 'coming' | 'past', pageIndex: number) =>
  keepPrevious(api.queryOptions('get', PATH, { params: { query: { show, pageIndex } } }));

export const eventQuery = (eventId: string) =>
  api.queryOptions('get', ITEM, { params: { path: { eventId } } });

export const comingEventsQuery = api.queryOptions('get', '/api/v1/discord-events');

/** Refetches everything that shows events, for administrators and players. */
export async function refreshEvents(): Promise<void> {
  const paths = [PATH, ITEM, '/api/v1/discord-events', '/api/v1/homepage/strip'];
  await Promise.all(paths.map((path) => refetchQueries(queryClient, ['get', path])));
}

export async function createEvent(body: DiscordEventFields): Promise<void> {
  await server.POST(PATH, { body });
  await refreshEvents();
}

/** Updates the event if its version is still the one that was read. */
export async function updateEvent(
  { id, version }: DiscordEvent,
  body: DiscordEventFields & { isCalledOff: boolean },
): Promise<void> {
  await server.PUT(ITEM, {
    params: { path: { eventId: id } },
    body: { ...body, version },
  });
  await refreshEvents();
}

export async function deleteEvent(eventId: string): Promise<void> {
  await server.DELETE(ITEM, { params: { path: { eventId } } }).catch(unlessGone);
  await refreshEvents();
}

export async function setReminder({ id }: DiscordEventCard, isReminded: boolean): Promise<void> {
  const params = { path: { eventId: id } };
  await server
    .PUT('/api/v1/discord-events/{eventId}/reminder', { params, body: { isReminded } })
    .finally(refreshEvents);
}
