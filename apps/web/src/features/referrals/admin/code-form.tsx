import type { AdminReferralCode } from '@datacoach/contract';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { LongTextField, MomentField, NumberField } from '../../../app/entity-form/fields.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { limitCode } from '../api/change-referrals.ts';

/** Says until when a code is good, and for how many friends. */
export function CodeForm({ code, onClose }: { code: AdminReferralCode; onClose: () => void }) {
  const { expiresAt, useLimit } = code;
  const form = useEntityForm({
    endpoint: 'limitReferralCode',
    initialValues: { expiresAt, useLimit, note: '' },
    save: (body) => limitCode(code, body),
    done: `Code ${code.code} saved`,
    onDone: onClose,
  });
  return (
    <SideDrawer opened onClose={onClose} title={`Limit ${code.code}`} closeLabel="Close the code">
      <EntityForm form={form} submit="Save" onCancel={onClose}>
        <p className="t2">{code.owner.userName}’s code. Friends who came before keep what they have.</p>
        <MomentField
          label="Good until"
          description="Your time; for ever when empty"
          {...form.field('expiresAt')}
        />
        <NumberField
          label="Friends at most"
          description={`Any number when empty; ${code.uses} came so far`}
          {...form.field('useLimit')}
          data-autofocus
        />
        <LongTextField label="Why" description="For the audit trail" {...form.field('note')} />
      </EntityForm>
    </SideDrawer>
  );
}
