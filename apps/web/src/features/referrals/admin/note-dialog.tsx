import type { ReactNode } from 'react';
import { EntityForm, LongTextField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

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
  const form = useEntityForm({
    endpoint: 'reverseReferral',
    initialValues: { note: '' },
    save: ({ note }) => onConfirm(note),
    done,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel="Close">
      <EntityForm form={form} submit={confirm} onCancel={onClose}>
        <p className="t2">{children}</p>
        <LongTextField label="Why" description="For the audit trail" {...form.field('note')} data-autofocus />
      </EntityForm>
    </Dialog>
  );
}
