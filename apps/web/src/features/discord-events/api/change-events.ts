import type { DiscordEvent, DiscordEventCard, DiscordEventFields } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { ITEM, PATH, refreshEvents } from './discord-events.ts';

export async function createEvent(body: DiscordEventFields): Promise<void> {
  const { data, error, response } = await apiClient.POST(PATH, { body });
  if (!data) throw failureOf(response.status, error);
  await refreshEvents();
}

/** Changes the event, which has to be of the version that was read. */
export async function updateEvent(
  { id, version }: DiscordEvent,
  body: DiscordEventFields & { isCalledOff: boolean },
): Promise<void> {
  const { data, error, response } = await apiClient.PUT(ITEM, {
    params: { path: { eventId: id } },
    body: { ...body, version },
  });
  if (!data) throw failureOf(response.status, error);
  await refreshEvents();
}

export async function deleteEvent(eventId: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(ITEM, { params: { path: { eventId } } });
  // Gone is gone, whoever deleted it.
  if (error && response.status !== 404) throw failureOf(response.status, error);
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
