import { INVITATION_STATUS } from '@datacoach/contract';
import { useMutation } from '@tanstack/react-query';
import { failureStatus } from '../../app/api/failure.ts';
import { showToast } from '../../app/toasts/show-toast.tsx';
import { respondToInvitation } from './api/invitations.ts';

type Answer = typeof INVITATION_STATUS.accepted | typeof INVITATION_STATUS.rejected;

const FAILED = {
  [INVITATION_STATUS.accepted]: 'Failed to accept invitation. Please try again.',
  [INVITATION_STATUS.rejected]: 'Failed to decline invitation. Please try again.',
} as const satisfies Record<Answer, string>;

interface AnswerOptions {
  invitation: { id: string; userName: string };
  onAnswered?: (answer: Answer) => void;
  /** The invitation is no longer open, so that there is nothing to try again. */
  onGone?: () => void;
}

/** Accepts or declines an invitation and says how it went (specification.md 8). */
export function useAnswer({ invitation, onAnswered, onGone }: AnswerOptions) {
  return useMutation({
    mutationFn: (answer: Answer) => respondToInvitation(invitation.id, answer),
    onSuccess: (_done, answer) => {
      const accepted = answer === INVITATION_STATUS.accepted;
      showToast({
        kind: accepted ? 'done' : 'told',
        message: accepted ? `Successfully Joined ${invitation.userName}'s team` : 'Invite request declined',
        stays: 'invitation',
      });
      onAnswered?.(answer);
    },
    onError: (error, answer) => {
      showToast({ kind: 'failed', message: FAILED[answer], stays: 'invitation' });
      if ([404, 409].includes(failureStatus(error))) onGone?.();
    },
  });
}
