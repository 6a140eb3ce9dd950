import { NumberInput, TextInput } from '@mantine/core';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { logPractice } from '../api/training-plans.ts';

/** Practice outside the plan: what it was, and how long. */
export default function PracticeDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'logPractice',
    initialValues: { note: '', minutes: null },
    save: logPractice,
    onDone: (): void => {
      form.reset();
      onClose();
    },
  });
  return (
    <Dialog opened={opened} onClose={onClose} title="Log practice" closeLabel="Close without logging">
      <form {...form.formProps} className="grid gap-4">
        <p className="t2">Practice outside your plan: workshop maps, coaching, free play.</p>
        <TextInput label="What you did" {...form.field('note')} />
        <NumberInput label="Minutes" {...form.field('minutes')} allowDecimal={false} hideControls />
        <FormMessage>{form.message}</FormMessage>
        <div className="flex flex-wrap justify-end gap-2">
          <TextButton label="Log it" type="submit" variant="filled" disabled={form.isPending} />
        </div>
      </form>
    </Dialog>
  );
}
