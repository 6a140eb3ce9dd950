import type { BodyOf, DiscordEventCard, DiscordEventFields } from '@datacoach/contract';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';

export const PATH = '/api/v1/admin/discord-events';
export const ITEM = `${PATH}/{eventId}` as const;

export const eventsQuery = (show: 'coming' | 'past', pageIndex: number) =>
  keepPrevious(endpointQuery(PATH, { query: { show, pageIndex } }));

/** Not kept once the form is closed: a form that opens with an old version couldn’t be saved. */
export const eventQuery = (eventId: string) => ({
  ...endpointQuery(ITEM, { path: { eventId } }),
  gcTime: 0,
});

export const upcomingEventsQuery = endpointQuery('/api/v1/discord-events');

export async function refreshEvents(): Promise<void> {
  await refetchQueries([PATH, ITEM, '/api/v1/discord-events', '/api/v1/homepage/strip']);
}

export const createEvent = (body: DiscordEventFields) => server.POST(PATH, { body }).then(refreshEvents);

/** Updates the event if its version is still the one that was read. */
export const updateEvent = (eventId: string, body: BodyOf<'updateDiscordEvent'>) =>
  server.PUT(ITEM, { path: { eventId }, body }).then(refreshEvents);

export const deleteEvent = (eventId: string) =>
  server.DELETE(ITEM, { path: { eventId } }).catch(ignoreNotFound).then(refreshEvents);

export const setReminder = ({ id }: DiscordEventCard, isReminded: boolean) =>
  server
    .PUT('/api/v1/discord-events/{eventId}/reminder', { path: { eventId: id }, body: { isReminded } })
    .finally(refreshEvents);
