import type { DiscordEvent, DiscordEventCard, DiscordEventFields } from '@datacoach/contract';
import { apiClient, server, unlessGone } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { ITEM, PATH, refreshEvents } from './discord-events.ts';

export async function createEvent(body: DiscordEventFields): Promise<void> {
  await server.POST(PATH, { body });
  await refreshEvents();
}

/** Changes the event, which has to be of the version that was read. */
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
  const { error, response } = await apiClient.PUT('/api/v1/discord-events/{eventId}/reminder', {
    params: { path: { eventId: id } },
    body: { isReminded },
  });
  await refreshEvents();
  if (error) throw failureOf(response.status, error);
}
