import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import classes from '../../../shared/ui/admin-list.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';

interface NoteDialogProps {
  title: string;
  /** What happens. */
  children: ReactNode;
  /** What the button says. */
  confirm: string;
  /** What the toast says. */
  done: string;
  onConfirm: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why, before something is done that the audit trail keeps. */
export function NoteDialog({ title, children, confirm, done, onConfirm, onClose }: NoteDialogProps) {
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => onConfirm(note),
    onSuccess: () => {
      showToast({ kind: 'done', message: done });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel="Close">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <p className="t2">{children}</p>
        <Textarea
          label="Why"
          description="For the audit trail"
          value={note}
          maxLength={500}
          classNames={{ input: classes.text ?? '' }}
          onChange={(event) => setNote(event.currentTarget.value)}
          data-autofocus
        />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            {confirm}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
