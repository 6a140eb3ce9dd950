import type { SchoolMember } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { EntityDrawer } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { saveShownName } from '../api/school-team.ts';

export default function ShownNameDrawer(props: { member: SchoolMember; onClose: () => void }) {
  const {
    member: { playerId, userName },
    onClose,
  } = props;
  const form = useEntityForm({
    endpoint: 'saveShownName',
    initialValues: { name: userName },
    save: (body) => saveShownName(playerId, body),
    done: 'Name saved',
    onDone: onClose,
    stays: 'invitation',
  });
  return (
    <EntityDrawer title={`Name of ${userName}`} form={form} submit="Save name" onClose={onClose}>
      <TextInput
        label="First name or nickname"
        description="One word, no surname"
        {...form.field('name')}
        data-autofocus
      />
    </EntityDrawer>
  );
}
