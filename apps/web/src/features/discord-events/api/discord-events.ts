import { api, keepPrevious } from '../../../app/api/client.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

export const PATH = '/api/v1/admin/discord-events';
export const ITEM = `${PATH}/{eventId}` as const;

export const eventsQuery = (show: 'coming' | 'past', pageIndex: number) =>
  keepPrevious(api.queryOptions('get', PATH, { params: { query: { show, pageIndex } } }));

export const eventQuery = (eventId: string) =>
  api.queryOptions('get', ITEM, { params: { path: { eventId } } });

export const comingEventsQuery = api.queryOptions('get', '/api/v1/discord-events');

/** Everything that shows events, to administrators and to players. */
export async function refreshEvents(): Promise<void> {
  const paths = [PATH, ITEM, '/api/v1/discord-events', '/api/v1/homepage/strip'];
  await Promise.all(paths.map((path) => askAgain(queryClient, ['get', path])));
}
