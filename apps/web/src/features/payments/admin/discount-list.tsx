import { formatNumber } from '@datacoach/analysis/format-number';
import { DISCOUNT_TYPES, type Discount, PAID_PLAN_NAMES, PLAN_LABELS } from '@datacoach/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  ChecksField,
  DateTimeField,
  EntityDrawer,
  FieldRow,
  MoneyField,
  NumberField,
  SelectField,
} from '../../../app/entity-form/entity-form.tsx';
import { type Draft, useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { type Column, withNotes } from '../../../shared/data-table/data-table.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import {
  deleteDiscount,
  describeAmount,
  describeScope,
  describeTime,
  discountsQuery,
  getDiscountState,
  PERIOD_CHOICES,
  saveDiscount,
} from './managed-prices.ts';

const SEARCH_DEBOUNCE_MS = 250;

export function DiscountList() {
  const [written, setWritten] = useState('');
  const [page, setPage] = useState(0);
  const [search] = useDebouncedValue(written.trim(), SEARCH_DEBOUNCE_MS);
  return (
    <AdminList
      module="Plans"
      query={useQuery(discountsQuery(search, page))}
      of="codes"
      caption="Discount codes"
      height={160}
      columns={COLUMNS}
      getName={({ code }) => code}
      onPage={setPage}
      empty={{
        title: search === '' ? 'No codes yet' : 'No codes found',
        words:
          search === ''
            ? 'A code takes a percentage or amount off an order, for the plans and dates you choose.'
            : 'No active code matches. Try another search.',
      }}
      edit={{
        create: 'New code',
        isSmall: true,
        form: (discount, onClose) => <DiscountForm discount={discount} onClose={onClose} />,
      }}
      remove={{
        noun: 'code',
        title: ({ code }) => `Delete ${code}?`,
        run: ({ id }) => deleteDiscount(id),
        words: () => 'No one can use it anymore. Existing subscriptions keep their price.',
      }}
      renderLayout={(create, list) => (
        <Panel
          title="Discount codes"
          flush
          aside={
            <>
              <TextInput
                type="search"
                size="xs"
                aria-label="Search codes"
                placeholder="Code or note"
                {...getInputProps(written, (text) => {
                  setWritten(text);
                  setPage(0);
                })}
                maxLength={80}
              />
              {create}
            </>
          }
        >
          {list}
        </Panel>
      )}
    />
  );
}

const COLUMNS: readonly Column<Discount>[] = [
  { head: 'Code', isRowHead: true, cell: ({ code, note }) => withNotes(code, note) },
  { head: 'Discount', cellClassName: 'num', cell: (discount) => describeAmount(discount) },
  { head: 'Applies to', cell: (discount) => describeScope(discount) },
  {
    head: 'Used',
    cell: ({ uses, totalLimit, perUserLimit }) => (
      <>
        {formatNumber(uses)}
        {totalLimit !== null && ` of ${formatNumber(totalLimit)}`}
        {perUserLimit !== null && <small>{formatNumber(perUserLimit)} per account</small>}
      </>
    ),
  },
  {
    head: 'State',
    cell: (discount) => {
      const { word, tone } = getDiscountState(discount, Date.now());
      const time = describeTime(discount);
      return withNotes(<StateTag tone={tone}>{word}</StateTag>, time);
    },
  },
];

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
  { name: 'firstCycles', label: 'Payments', description: 'Leave empty for all' },
  { name: 'totalLimit', label: 'Total orders', description: 'Leave empty for no limit' },
  { name: 'perUserLimit', label: 'Orders per account', description: 'Leave empty for no limit' },
] as const;
const PLANS = PAID_PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }));

function DiscountForm({ discount, onClose }: { discount: Discount | null; onClose: () => void }) {
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
        choices={PERIOD_CHOICES}
        {...form.field('periods')}
      />
      <FieldRow>
        {LIMITS.map(({ name, label, description }) => (
          <NumberField key={name} label={label} description={description} {...form.field(name)} />
        ))}
      </FieldRow>
      <FieldRow>
        <DateTimeField
          label="Valid from"
          description="Local time; leave empty to start now"
          {...form.field('startsAt')}
        />
        <DateTimeField
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
