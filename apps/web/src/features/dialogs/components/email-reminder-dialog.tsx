import { useMutation, useQuery } from '@tanstack/react-query';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { answerReminder, mailPreferencesQuery } from '../api/mail-preferences.ts';

/** Asks once whether to send a weekly mail. Closing it means no. */
export default function EmailReminderDialog({ opened, onClose }: ShellDialogProps<'emailReminder'>) {
  const { data: preferences } = useQuery(mailPreferencesQuery);
  const { mutate, isPending, error } = useMutation({
    mutationFn: answerReminder,
    onSuccess: (_done, requested) => {
      if (requested) showToast({ kind: 'done', message: 'You’ll get a summary every week' });
      onClose();
    },
  });
  const decline = () => (isPending ? undefined : error ? onClose() : mutate(false));
  const hasNoAddress = preferences?.email === null;
  return (
    <Dialog
      opened={opened}
      onClose={decline}
      title="Want your week by email?"
      closeLabel="No weekly email"
      size={400}
    >
      <p className="t2">
        One email a week with your games and what changed. Unsubscribe anytime with one click. We won’t send
        any unless you say yes.
      </p>
      {hasNoAddress && (
        <p className="mt-2 text-t3 wrap-anywhere">
          Your account has no email address. Add one in your profile first.
        </p>
      )}
      {preferences?.email && !preferences.isEmailConfirmed && (
        <p className="mt-2 text-t3 wrap-anywhere">
          It goes to {preferences.email} once you confirm that address.
        </p>
      )}
      <FailureMessage error={error} />
      <div className="flex flex-wrap gap-2 mt-4">
        {!hasNoAddress && (
          <TextButton
            label="Yes, once a week"
            variant="filled"
            data-autofocus
            loading={isPending}
            disabled={!preferences}
            onClick={() => mutate(true)}
          />
        )}
        <TextButton label="No, thanks" disabled={isPending} onClick={decline} />
      </div>
    </Dialog>
  );
}
