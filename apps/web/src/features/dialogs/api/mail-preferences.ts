import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cacheResponse, endpointQuery, server } from '../../../app/api/client.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';

/** A player who returns this long after their last upload may want reminders. */
const INACTIVE_MS = 24 * 60 * 60_000;

/** Asks once about the weekly mail, if a player has replays but uploaded none for a day. For players only. */
export function useEmailReminder(): void {
  const { data: preferences } = useQuery(mailPreferencesQuery);
  // A user who has chosen it in the settings has already answered.
  const isOpen = preferences?.isPrompted === false && !preferences.weeklySummary;
  const { data: newest } = useQuery({ ...newestReplayQuery, enabled: isOpen });
  const uploadedAt = newest?.items[0]?.uploadedAt;
  const isQuiet = uploadedAt !== undefined && Date.now() - Date.parse(uploadedAt) > INACTIVE_MS;
  useEffect(() => {
    if (isOpen && isQuiet) openDialog('emailReminder');
  }, [isOpen, isQuiet]);
}

export const mailPreferencesQuery = endpointQuery('/api/v1/notifications/preferences');

export const newestReplayQuery = endpointQuery('/api/v1/filestorage/get-replay', { query: { PageSize: 1 } });

/** Stores whether the player chose a weekly mail; asked only once. */
export const answerReminder = (weeklySummary: boolean) =>
  cacheResponse(
    mailPreferencesQuery,
    server.PUT('/api/v1/notifications/preferences', { body: { isPrompted: true, weeklySummary, kinds: [] } }),
  );
