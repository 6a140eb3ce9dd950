import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { answerReminder, mailPreferencesQuery } from '../api/mail-preferences.ts';

/** Asks once whether a weekly mail is wanted. Closing it is a no. */
export function EmailReminderDialog({ opened, onClose }: ShellDialogProps<'emailReminder'>) {
  const { data: preferences } = useQuery(mailPreferencesQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: answerReminder,
    onSuccess: (_done, wanted) => {
      if (wanted) showToast({ kind: 'done', message: 'Your summary comes once a week' });
      onClose();
    },
  });
  const decline = () => (isPending ? undefined : error ? onClose() : mutate(false));
  const hasNoAddress = preferences?.email === null;
  return (
    <Dialog
      opened={opened}
      onClose={decline}
      title="Your week by e-mail?"
      closeLabel="No weekly mail"
      size={400}
    >
      <p className="t2">
        One mail a week with your games and what has moved, so that nothing waits for you unseen. Each mail
        has a link that stops it with one click. Without your yes none is sent.
      </p>
      {hasNoAddress && (
        <p className="mt-2 text-t3 wrap-anywhere">
          Your account has no e-mail address yet. Add one in your profile first.
        </p>
      )}
      {preferences?.email && !preferences.isEmailConfirmed && (
        <p className="mt-2 text-t3 wrap-anywhere">
          It goes to {preferences.email} as soon as you have confirmed that address.
        </p>
      )}
      <FormMessage>{error && failureSentence(error)}</FormMessage>
      <div className="flex flex-wrap gap-2 mt-4">
        {!hasNoAddress && (
          <Button
            variant="filled"
            data-autofocus
            loading={isPending}
            disabled={!preferences}
            onClick={() => mutate(true)}
          >
            Yes, once a week
          </Button>
        )}
        <Button disabled={isPending} onClick={decline}>
          No, thanks
        </Button>
      </div>
    </Dialog>
  );
}
