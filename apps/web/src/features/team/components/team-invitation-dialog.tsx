import { INVITATION_STATUS } from '@datacoach/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getFailureStatus } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { sessionQuery } from '../../../app/session/session.ts';
import { useShownFlag } from '../../../app/session/stored-flags.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { respondToInvitation } from '../api/invitations.ts';
import { TeamName } from './team-name.tsx';
import { WhatCoachesSee } from './what-coaches-see.tsx';

type InvitationAnswer = typeof INVITATION_STATUS.accepted | typeof INVITATION_STATUS.rejected;

const FAILED = {
  [INVITATION_STATUS.accepted]: 'Failed to accept invitation. Please try again.',
  [INVITATION_STATUS.rejected]: 'Failed to decline invitation. Please try again.',
} as const satisfies Record<InvitationAnswer, string>;

interface AnswerOptions {
  invitation: { id: string; userName: string };
  onAnswered?: (answer: InvitationAnswer) => unknown;
  /** Called when the invitation is no longer open, so there is nothing to retry. */
  onGone?: () => void;
}

/** Accepts or declines an invitation and shows the outcome (specification.md 8). */
export function useAnswer({ invitation, onAnswered, onGone }: AnswerOptions) {
  return useMutation({
    mutationFn: (answer: InvitationAnswer) => respondToInvitation(invitation.id, answer),
    onSuccess: (_done, answer) => {
      const accepted = answer === INVITATION_STATUS.accepted;
      showToast({
        kind: accepted ? 'done' : 'info',
        message: accepted ? `Successfully Joined ${invitation.userName}'s team` : 'Invite request declined',
        stays: 'invitation',
      });
      onAnswered?.(answer);
    },
    onError: (error, answer) => {
      showToast({ kind: 'failed', message: FAILED[answer], stays: 'invitation' });
      if ([404, 409].includes(getFailureStatus(error))) onGone?.();
    },
  });
}

/** Delay before the dialog closes after Accept, so that the confirmation is seen (specification.md 4). */
const CLOSE_DELAY_MS = 500;

export default function TeamInvitationDialog({ given, opened, onClose }: ShellDialogProps<'teamInvitation'>) {
  // Reads the cache only: the page's guard has fetched it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  useShownFlag('teamInvitePopup', session?.user.id);
  const { mutate, isPending, isSuccess, variables } = useAnswer({
    invitation: given,
    onAnswered: (answer) => answer === INVITATION_STATUS.rejected && onClose(),
    onGone: onClose,
  });
  const joined = isSuccess && variables === INVITATION_STATUS.accepted;
  useEffect(() => {
    if (!joined) return;
    const timer = setTimeout(onClose, CLOSE_DELAY_MS);
    // If the user closes it first, another dialog may be open by then.
    return () => clearTimeout(timer);
  }, [joined, onClose]);
  const isAnswering = (answer: number) => isPending && variables === answer;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${given.userName} invited you`}
      closeLabel="Answer later"
      size={400}
    >
      <div className="grid gap-3">
        <TeamName name={given.teamName} logoUrl={given.logoUrl} />
        <WhatCoachesSee userName={given.userName} school={given.school?.name ?? null} />
      </div>
      <div className="flex flex-wrap gap-2 mt-4">
        <TextButton
          label={joined ? 'Joined' : 'Accept'}
          variant="filled"
          data-autofocus
          disabled={isPending}
          loading={isAnswering(INVITATION_STATUS.accepted)}
          onClick={() => !isSuccess && mutate(INVITATION_STATUS.accepted)}
        />
        {!joined && (
          <TextButton
            label="Decline"
            disabled={isPending}
            loading={isAnswering(INVITATION_STATUS.rejected)}
            onClick={() => !isSuccess && mutate(INVITATION_STATUS.rejected)}
          />
        )}
      </div>
    </Dialog>
  );
}
