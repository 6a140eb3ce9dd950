import { normalizeReferralCode } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { redeemCode } from '../api/referrals.ts';

export default function RedeemDialog({ given, opened, onClose }: ShellDialogProps<'redeemReferral'>) {
  const [code, setCode] = useState(given?.code ?? '');
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: redeemCode,
    onSuccess: (name) => {
      showToast({ kind: 'done', message: `${name}’s code is redeemed` });
      onClose();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(normalizeReferralCode(code));
  }
  return (
    <Dialog opened={opened} onClose={onClose} title="Redeem a friend’s code" size={400}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <p className="t2">
          You can do this once, before your first payment. Get Diamond for 15 days or 20% off your first
          period: choose in Plans.
        </p>
        <TextInput
          label="Referral code"
          description="8 letters and numbers"
          {...getInputProps(code, (text) => {
            setCode(text);
            if (error) reset();
          })}
          error={error && getFailureMessage(error)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          data-autofocus
        />
        <TextButton label="Redeem" type="submit" variant="filled" fullWidth loading={isPending} />
      </form>
    </Dialog>
  );
}
