import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FailureMessage } from '../failure/failure-message.tsx';

interface DeleteDialogProps {
  opened?: boolean;
  title: string;
  /** What the buttons name: "banner" for "Delete banner" and "Keep banner". */
  noun: string;
  verb?: string;
  /** Rejects with HttpFailure, which is displayed. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
  /** What is deleted with it, and what is kept. */
  children: ReactNode;
}

/** Asks for confirmation before a row is deleted or revoked; closes when done. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { opened = true, title, noun, verb = 'Delete', onDelete, onClose, children } = props;
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: onDelete, onSuccess: onClose });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={title}>
      <div className="grid gap-2 text-t2">{children}</div>
      <FailureMessage error={error} />
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="filled" loading={isPending} onClick={() => mutate()}>
          {verb} {noun}
        </Button>
        <Button onClick={close} data-autofocus>
          Keep {noun}
        </Button>
      </div>
    </Dialog>
  );
}
