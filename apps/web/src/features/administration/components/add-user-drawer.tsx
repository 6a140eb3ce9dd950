import { NativeSelect, TextInput } from '@mantine/core';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { addUser } from '../api/change-users.ts';

interface AddUserDrawerProps {
  onClose: () => void;
  onAdded: (userId: string) => void;
}

/** Makes an account for somebody, who gets a mail to choose the password. */
export function AddUserDrawer({ onClose, onAdded }: AddUserDrawerProps) {
  const form = useEntityForm({
    endpoint: 'addUser',
    initialValues: { email: '', userName: '', userType: 'Player' },
    save: addUser,
    done: (_, { userName }) => `${userName} gets a mail to choose the password`,
    onDone: onAdded,
  });
  return (
    <SideDrawer opened onClose={onClose} title="Add user" closeLabel="Close">
      <EntityForm form={form} submit="Add user" onCancel={onClose}>
        <TextInput label="User name" {...form.field('userName')} data-autofocus />
        <TextInput label="Email" type="email" {...form.field('email')} />
        <NativeSelect label="Role" data={['Player', 'Coach', 'Admin']} {...form.field('userType')} />
      </EntityForm>
    </SideDrawer>
  );
}
