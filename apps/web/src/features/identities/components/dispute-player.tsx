import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { disputePlayer } from '../api/identities.ts';
import { VerificationHelp } from './what-verifies.tsx';

export default function DisputePlayer({ identity }: { identity: string }) {
  const [opened, setOpened] = useState(false);
  const form = useEntityForm({
    endpoint: 'disputeIdentity',
    initialValues: { identity, reason: '' },
    save: ({ reason }) => disputePlayer(identity, reason),
  });
  if (form.isDone) {
    return (
      <p className="s12 t2" role="status">
        Sent to the admins. They’ll decide whose player this is.
      </p>
    );
  }
  if (!opened) return <TextButton label="That’s me" size="xs" onClick={() => setOpened(true)} />;
  return (
    <form {...form.formProps} className="grid gap-3">
      <FormMessage>{form.message}</FormMessage>
      <VerificationHelp />
      <TextInput label="Why is this player you?" {...form.field('reason')} />
      <TextButton label="Send to admins" type="submit" size="xs" loading={form.isPending} />
    </form>
  );
}
