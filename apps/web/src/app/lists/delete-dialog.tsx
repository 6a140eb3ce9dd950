import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import { failureMessage } from '../api/failure.ts';

interface DeleteDialogProps {
  /** The question: "Delete the banner?" */
  title: string;
  /** Label of the button. */
  deed?: string;
  /** Rejects with HttpFailure, which is displayed. */
  onDelete: () => Promise<unknown>;
  onClose: () => void;
  /** What is deleted with it, and what is kept. */
  children: ReactNode;
}

/** Asks for confirmation before a row is deleted or revoked; closes when done. */
export function DeleteDialog({ title, deed = 'Delete it', onDelete, onClose, children }: DeleteDialogProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onDelete, onSuccess: onClose });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel="Close">
      <p className="t2">{children}</p>
      <FormMessage>{error && failureMessage(error)}</FormMessage>
      <div className="flex flex-wrap gap-3 pt-2">
        <Button variant="filled" loading={isPending} onClick={() => mutate()} data-autofocus>
          {deed}
        </Button>
        <Button onClick={onClose}>Keep it</Button>
      </div>
    </Dialog>
  );
}
