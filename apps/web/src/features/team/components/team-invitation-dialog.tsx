import { INVITATION_STATUS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { sessionQuery } from '../../../app/session/session.ts';
import { useShownFlag } from '../../../app/session/stored-flags.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { useAnswer } from '../use-answer.ts';

/** After Accept the dialog stays for so long, that its answer is seen (specification.md 4). */
const CLOSES_AFTER_MS = 500;

export function TeamInvitationDialog({ given, opened, onClose }: ShellDialogProps<'teamInvitation'>) {
  // Looks on only: the guard of the page has asked for it.
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  useShownFlag('teamInvitePopup', session?.user.id);
  const { mutate, isPending, isSuccess, variables } = useAnswer({
    invitation: given,
    onAnswered: (answer) => {
      if (answer === INVITATION_STATUS.accepted) setTimeout(onClose, CLOSES_AFTER_MS);
      else onClose();
    },
    onGone: onClose,
  });
  const joined = isSuccess && variables === INVITATION_STATUS.accepted;
  const busy = (answer: number) => isPending && variables === answer;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`${given.userName} invites you`}
      closeLabel="Answer later"
      size={400}
    >
      <p className="text-t2 text-pretty">
        Join {given.userName}’s team. The coach will see the games that you play and upload from then on, your
        numbers in them, and your training plan and goals; nothing of before, and no game that you make
        private. In your profile you can show earlier games too, and leave at any time.
      </p>
      <div className="flex flex-wrap gap-2 mt-4">
        <Button
          variant="filled"
          data-autofocus
          disabled={isPending}
          loading={busy(INVITATION_STATUS.accepted)}
          onClick={() => !isSuccess && mutate(INVITATION_STATUS.accepted)}
        >
          {joined ? 'Joined' : 'Accept'}
        </Button>
        {!joined && (
          <Button
            disabled={isPending}
            loading={busy(INVITATION_STATUS.rejected)}
            onClick={() => !isSuccess && mutate(INVITATION_STATUS.rejected)}
          >
            Decline
          </Button>
        )}
      </div>
    </Dialog>
  );
}
