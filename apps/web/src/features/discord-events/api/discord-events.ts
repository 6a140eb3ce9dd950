import { keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api/client.ts';
import { askAgain, queryClient } from '../../../app/query-client.ts';

export const PATH = '/api/v1/admin/discord-events';
export const ITEM = `${PATH}/{eventId}` as const;

export function eventsQuery(show: 'coming' | 'past', pageIndex: number) {
  return {
    ...api.queryOptions('get', PATH, { params: { query: { show, pageIndex } } }),
    placeholderData: keepPreviousData,
  };
}

export function eventQuery(eventId: string) {
  return api.queryOptions('get', ITEM, { params: { path: { eventId } } });
}

export const comingEventsQuery = api.queryOptions('get', '/api/v1/discord-events');

/** Everything that shows events, to administrators and to players. */
export async function refreshEvents(): Promise<void> {
  const paths = [PATH, ITEM, '/api/v1/discord-events', '/api/v1/homepage/strip'];
  await Promise.all(paths.map((path) => askAgain(queryClient, ['get', path])));
}
