import { type AdminUser, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { grantPlan, type PlanGrant } from '../api/change-users.ts';
import classes from './form.module.css';

const LARGER = PLAN_NAMES.filter((name) => name !== 'Basic');

/** Gives an account a larger plan for a time. */
export function PlanGrantDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [grant, setGrant] = useState<PlanGrant>({ planName: 'Diamond', days: 30, note: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => grantPlan(user.id, grant),
    onSuccess: () => {
      showToast({ kind: 'done', message: `${user.userName} has ${PLAN_LABELS[grant.planName]}` });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={`Give ${user.userName} a plan`} closeLabel="Close">
      <form className={classes.form} onSubmit={submit} noValidate>
        <p className="t2">
          For a time and free of charge, besides what is paid for; after it the account falls back to that.
        </p>
        <NativeSelect
          label="Plan"
          value={grant.planName}
          data={LARGER.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          onChange={(event) =>
            setGrant({ ...grant, planName: event.currentTarget.value as PlanGrant['planName'] })
          }
          data-autofocus
        />
        <NumberInput
          label="Days"
          min={1}
          value={grant.days}
          onChange={(value) => setGrant({ ...grant, days: Number(value) })}
        />
        <TextInput
          label="Note"
          description="For the audit trail and the account’s own list; may stay empty."
          value={grant.note ?? ''}
          onChange={(event) => setGrant({ ...grant, note: event.currentTarget.value })}
        />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Give
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
