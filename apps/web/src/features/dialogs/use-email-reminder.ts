import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { mailPreferencesQuery, newestReplayQuery } from './api/mail-preferences.ts';

/** Somebody who comes back so long after his last upload may want to be reminded. */
const QUIET_MS = 24 * 60 * 60_000;

/** Asks once about the weekly mail, of a player who has replays and has sent none for a day. For players only. */
export function useEmailReminder(): void {
  const { data: preferences } = useQuery(mailPreferencesQuery);
  // Who has chosen it in the settings has answered.
  const isOpen = preferences?.asked === false && !preferences.weeklySummary;
  const { data: newest } = useQuery({ ...newestReplayQuery, enabled: isOpen });
  const uploadedAt = newest?.items[0]?.uploadedAt;
  const isQuiet = uploadedAt !== undefined && Date.now() - Date.parse(uploadedAt) > QUIET_MS;
  useEffect(() => {
    if (isOpen && isQuiet) openDialog('emailReminder');
  }, [isOpen, isQuiet]);
}
