import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { sendConfirmation } from '../api/mail-tokens.ts';

interface ConfirmationSenderProps {
  label?: string;
}

/** Has the mail sent once more that confirms the own address, and says what came of it. */
export function ConfirmationSender({ label = 'Send a new mail' }: ConfirmationSenderProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <>
      <span role="status">{isSuccess && 'Sent. Look into your mailbox.'}</span>
      <span role="alert">{error && failureSentence(error)}</span>
      {!isSuccess && (
        <Button size="xs" loading={isPending} onClick={() => mutate()}>
          {label}
        </Button>
      )}
    </>
  );
}
