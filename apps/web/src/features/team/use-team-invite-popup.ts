import { INVITATION_STATUS } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openDialog } from '../../app/dialogs/open-dialog.ts';
import { readFlag } from '../../app/session/stored-flags.ts';
import { invitationsQuery } from './api/invitations.ts';

/** Opens the newest pending invitation automatically, once per profile (specification.md 4). For players only. */
export function useTeamInvitePopup(userId: string): void {
  const { data: invitations } = useQuery(invitationsQuery);
  const pending = invitations?.find(({ status }) => status === INVITATION_STATUS.pending);
  useEffect(() => {
    if (!pending || readFlag('teamInvitePopup', userId)) return;
    openDialog('teamInvitation', pending);
  }, [pending, userId]);
}
