import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { addUser, type NewUser } from '../api/change-users.ts';
import classes from './form.module.css';

interface AddUserDrawerProps {
  onClose: () => void;
  onAdded: (userId: string) => void;
}

/** Makes an account for somebody, who gets a mail to choose the password. */
export function AddUserDrawer({ onClose, onAdded }: AddUserDrawerProps) {
  const [user, setUser] = useState<NewUser>({ email: '', userName: '', userType: 'Player' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addUser(user),
    onSuccess: (id) => {
      showToast({ kind: 'done', message: `${user.userName} gets a mail to choose the password` });
      onAdded(id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <SideDrawer opened onClose={onClose} title="Add user" closeLabel="Close">
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label="User name"
          value={user.userName}
          onChange={(event) => setUser({ ...user, userName: event.currentTarget.value })}
          data-autofocus
        />
        <TextInput
          label="Email"
          type="email"
          value={user.email}
          onChange={(event) => setUser({ ...user, email: event.currentTarget.value })}
        />
        <NativeSelect
          label="Role"
          value={user.userType}
          data={['Player', 'Coach', 'Admin']}
          onChange={(event) =>
            setUser({ ...user, userType: event.currentTarget.value as NewUser['userType'] })
          }
        />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Add user
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}
