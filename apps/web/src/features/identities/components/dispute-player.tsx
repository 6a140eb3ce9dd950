import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { disputePlayer } from '../api/identities.ts';
import classes from './own-players.module.css';

/** Tells the administrators that another account's player is this one's. */
export function DisputePlayer({ identity }: { identity: string }) {
  const [opened, setOpened] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => disputePlayer(identity, reason),
  });
  if (isSuccess) {
    return (
      <p className="s12 t2" role="status">
        Told to the administrators. They decide whose he is.
      </p>
    );
  }
  if (!opened) {
    return (
      <Button size="xs" onClick={() => setOpened(true)}>
        He is me: dispute
      </Button>
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }
  return (
    <form className={classes.search} onSubmit={submit} noValidate>
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      <TextInput
        label="Why is this player you?"
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button type="submit" size="xs" loading={isPending}>
        Send to the administrators
      </Button>
    </form>
  );
}
