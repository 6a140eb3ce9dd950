import { type AdminUser, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { grantPlan } from '../api/change-users.ts';

const LARGER = PLAN_NAMES.filter((name) => name !== 'Basic');

/** Gives an account a larger plan for a time. */
export function PlanGrantDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'grantPlan',
    initialValues: { planName: 'Diamond', days: 30, note: '' },
    save: (body) => grantPlan(user.id, body),
    done: (_, { planName }) => `${user.userName} has ${planName && PLAN_LABELS[planName]}`,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`Give ${user.userName} a plan`} closeLabel="Close">
      <EntityForm form={form} submit="Give" onCancel={onClose}>
        <p className="t2">
          For a time and free of charge, besides what is paid for; after it the account falls back to that.
        </p>
        <NativeSelect
          label="Plan"
          data={LARGER.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          {...form.field('planName')}
          data-autofocus
        />
        <NumberInput label="Days" clampBehavior="none" {...form.field('days')} />
        <TextInput
          label="Note"
          description="For the audit trail and the account’s own list; may stay empty."
          {...form.field('note')}
        />
      </EntityForm>
    </Dialog>
  );
}
