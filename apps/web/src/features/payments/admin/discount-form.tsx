import { DISCOUNT_TYPES, type Discount, PAID_PLAN_NAMES, PLAN_LABELS } from '@datacoach/contract';
import { Checkbox, TextInput } from '@mantine/core';
import {
  ChecksField,
  EntityDrawer,
  FieldRow,
  MomentField,
  MoneyField,
  NumberField,
  SelectField,
} from '../../../app/entity-form/entity-form.tsx';
import type { Draft } from '../../../app/entity-form/load-body.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { saveDiscount } from './managed-prices.ts';
import { PERIOD_WORDS } from './price-words.ts';

const NEW: Draft<'createDiscount'> = {
  code: '',
  note: '',
  type: DISCOUNT_TYPES.percentage,
  amount: null,
  plans: [],
  periods: [],
  forTokens: false,
  onlyReferred: false,
  firstCycles: 1,
  totalLimit: null,
  perUserLimit: 1,
  startsAt: null,
  endsAt: null,
};
const LIMITS = [
  { name: 'firstCycles', label: 'Payments', description: 'Number of billing cycles; leave empty for all' },
  { name: 'totalLimit', label: 'Total orders', description: 'Leave empty for no limit' },
  { name: 'perUserLimit', label: 'Orders per account', description: 'Leave empty for no limit' },
] as const;
const PLANS = PAID_PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }));

export function DiscountForm({ discount, onClose }: { discount: Discount | null; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'createDiscount',
    initialValues: discount ?? NEW,
    save: (body) => saveDiscount(body, discount),
    done: 'Code saved',
    onDone: onClose,
  });
  const isFlat = form.values.type === DISCOUNT_TYPES.flat;
  const AmountField = isFlat ? MoneyField : NumberField;
  return (
    <EntityDrawer
      title={discount ? 'Edit code' : 'New code'}
      width="work"
      form={form}
      submit="Save code"
      onClose={onClose}
    >
      <FieldRow>
        <TextInput
          label="Code"
          description="3 to 40 letters, digits or dashes"
          {...form.field('code')}
          data-autofocus
        />
        <SelectField
          label="Kind"
          description="Discount type"
          choices={[
            { value: DISCOUNT_TYPES.percentage, label: 'Percent' },
            { value: DISCOUNT_TYPES.flat, label: 'US dollars' },
          ]}
          {...form.field('type')}
          // The amount means percent or cents, so a new type clears it.
          onChange={(type) => form.set({ type, amount: null })}
        />
        <AmountField
          label="Discount"
          description={isFlat ? 'Such as 5.00' : '1 to 100'}
          {...form.field('amount')}
        />
      </FieldRow>
      <ChecksField label="Plans" description="None selected = all" choices={PLANS} {...form.field('plans')} />
      <ChecksField
        label="Billing periods"
        description="None selected = all"
        choices={PERIOD_WORDS}
        {...form.field('periods')}
      />
      <FieldRow>
        {LIMITS.map(({ name, label, description }) => (
          <NumberField key={name} label={label} description={description} {...form.field(name)} />
        ))}
      </FieldRow>
      <FieldRow>
        <MomentField
          label="Valid from"
          description="Local time; leave empty to start now"
          {...form.field('startsAt')}
        />
        <MomentField
          label="Valid until"
          description="Local time; leave empty to never end"
          {...form.field('endsAt')}
        />
      </FieldRow>
      <Checkbox label="Also applies to coaching tokens" {...form.check('forTokens')} />
      <Checkbox label="Referred players only (offered automatically)" {...form.check('onlyReferred')} />
      <TextInput label="Note" description="Only admins see this" {...form.field('note')} />
    </EntityDrawer>
  );
}
