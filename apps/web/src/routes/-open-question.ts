import { INVITATION_STATUS, type NotificationItem } from '@datacoach/contract';
import type { QueryClient } from '@tanstack/react-query';
import { openDialog } from '../app/dialogs/open-dialog.ts';
import { refetchQueries } from '../app/query-client.ts';
import { readFlag } from '../app/session/stored-flags.ts';
import { showToast } from '../app/toasts/show-toast.tsx';
import { invitationsQuery } from '../features/team/api/invitations.ts';

/**
 * Announces a notification that arrived while the page is open and needs an answer. Once per profile an invitation's
 * dialog opens automatically through `useTeamInvitePopup`; later ones show a toast.
 */
export async function notifyQuestion(
  queryClient: QueryClient,
  item: NotificationItem,
  userId: string,
): Promise<void> {
  if (item.kind !== 'invitation') {
    await openQuestion(queryClient, item);
    return;
  }
  if (readFlag('teamInvitePopup', userId)) {
    showToast({ kind: 'info', message: `${item.title}: ${item.text}`, stays: 'invitation' });
  }
  await refetchQueries(invitationsQuery.queryKey);
}

/** Opens the dialog of a notification that needs an answer; for an invitation only while it is pending. */
export async function openQuestion(queryClient: QueryClient, item: NotificationItem): Promise<void> {
  if (item.kind !== 'invitation') {
    openDialog('notificationPopup', { title: item.title, text: item.text });
    return;
  }
  await refetchQueries(invitationsQuery.queryKey);
  const invitations = await queryClient.ensureQueryData(invitationsQuery).catch(() => null);
  const invitation = invitations?.find(({ id }) => id === item.values.invitationId);
  if (invitation?.status === INVITATION_STATUS.pending) {
    openDialog('teamInvitation', invitation);
  } else if (invitations) {
    showToast({ kind: 'info', message: 'This invitation is no longer open.', stays: 'invitation' });
  }
}
