import {
  type BillingPeriod,
  DISCOUNT_TYPES,
  type Discount,
  type DiscountFields,
  PAID_PLAN_NAMES,
  type PaidPlanName,
  PLAN_LABELS,
} from '@datacoach/contract';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { fromLocalInput, toLocalInput } from '../../../shared/format/local-input.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { centsOf, limitOf, saveDiscount, typedMoney, wholeOf } from './change-prices.ts';
import { PERIOD_WORDS } from './price-words.ts';

type Typed = Record<
  'code' | 'note' | 'amount' | 'firstCycles' | 'totalLimit' | 'perUserLimit' | 'startsAt' | 'endsAt',
  string
>;
type Draft = Typed &
  Pick<DiscountFields, 'type' | 'forTokens' | 'onlyReferred'> & {
    plans: readonly PaidPlanName[];
    periods: readonly BillingPeriod[];
  };

const typedLimit = (limit: number | null | undefined) => (limit == null ? '' : String(limit));

function draftOf(discount: Discount | null): Draft {
  const type = discount?.type ?? DISCOUNT_TYPES.percentage;
  const amount = discount?.amount;
  return {
    code: discount?.code ?? '',
    note: discount?.note ?? '',
    type,
    amount: amount === undefined ? '' : type === DISCOUNT_TYPES.flat ? typedMoney(amount) : String(amount),
    plans: discount?.plans ?? [],
    periods: discount?.periods ?? [],
    forTokens: discount?.forTokens ?? false,
    onlyReferred: discount?.onlyReferred ?? false,
    firstCycles: discount ? typedLimit(discount.firstCycles) : '1',
    totalLimit: typedLimit(discount?.totalLimit),
    perUserLimit: discount ? typedLimit(discount.perUserLimit) : '1',
    startsAt: toLocalInput(discount?.startsAt ?? null),
    endsAt: toLocalInput(discount?.endsAt ?? null),
  };
}

function bodyOf(draft: Draft): DiscountFields {
  return {
    code: draft.code.trim().toUpperCase(),
    note: draft.note,
    type: draft.type,
    amount:
      draft.type === DISCOUNT_TYPES.flat
        ? centsOf(draft.amount, 'Takes off')
        : wholeOf(draft.amount, 'Takes off'),
    plans: [...draft.plans],
    periods: [...draft.periods],
    forTokens: draft.forTokens,
    onlyReferred: draft.onlyReferred,
    firstCycles: limitOf(draft.firstCycles, 'Payments'),
    totalLimit: limitOf(draft.totalLimit, 'Orders in all'),
    perUserLimit: limitOf(draft.perUserLimit, 'Orders of one account'),
    startsAt: fromLocalInput(draft.startsAt),
    endsAt: fromLocalInput(draft.endsAt),
  };
}

interface DiscountFormProps {
  /** Null makes a new one. */
  discount: Discount | null;
  onClose: () => void;
}

/** Makes or changes a discount code. */
export function DiscountForm({ discount, onClose }: DiscountFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(discount));
  const set = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => saveDiscount(bodyOf(draft), discount),
    onSuccess: () => {
      showToast({ kind: 'done', message: 'Code saved' });
      onClose();
    },
  });
  const text = (field: keyof Typed) => ({
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [field]: event.currentTarget.value } as Partial<Typed>),
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={discount ? 'Edit code' : 'New code'}
      closeLabel="Close the code"
      width="work"
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <div className={classes.row}>
          <TextInput
            label="Code"
            description="3 to 40 letters, digits or dashes"
            {...text('code')}
            maxLength={40}
            data-autofocus
          />
          <NativeSelect
            label="Kind"
            description="What the amount is"
            value={String(draft.type)}
            data={[
              { value: String(DISCOUNT_TYPES.percentage), label: 'Percent' },
              { value: String(DISCOUNT_TYPES.flat), label: 'US dollars' },
            ]}
            onChange={({ currentTarget: { value } }) => set({ type: Number(value) as Draft['type'] })}
          />
          <TextInput
            label="Takes off"
            description={draft.type === DISCOUNT_TYPES.flat ? 'Such as 5.00' : '1 to 100'}
            inputMode="decimal"
            {...text('amount')}
            maxLength={12}
          />
        </div>
        <Checkbox.Group
          label="Plans"
          description="None ticked: all"
          value={[...draft.plans]}
          onChange={(plans) => set({ plans: plans as PaidPlanName[] })}
        >
          <div className={classes.row}>
            {PAID_PLAN_NAMES.map((name) => (
              <Checkbox key={name} value={name} label={PLAN_LABELS[name]} />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox.Group
          label="Billing periods"
          description="None ticked: all"
          value={draft.periods.map(String)}
          onChange={(periods) => set({ periods: periods.map((one) => Number(one) as BillingPeriod) })}
        >
          <div className={classes.row}>
            {PERIOD_WORDS.map(({ value, label }) => (
              <Checkbox key={value} value={String(value)} label={label} />
            ))}
          </div>
        </Checkbox.Group>
        <div className={classes.row}>
          <TextInput
            label="Payments"
            description="Counts for so many of a plan; empty for all"
            inputMode="numeric"
            {...text('firstCycles')}
            maxLength={2}
          />
          <TextInput
            label="Orders in all"
            description="Empty for no limit"
            inputMode="numeric"
            {...text('totalLimit')}
            maxLength={7}
          />
          <TextInput
            label="Orders of one account"
            description="Empty for no limit"
            inputMode="numeric"
            {...text('perUserLimit')}
            maxLength={4}
          />
        </div>
        <div className={classes.row}>
          <TextInput
            type="datetime-local"
            label="Good from"
            description="Your time; at once when empty"
            {...text('startsAt')}
          />
          <TextInput
            type="datetime-local"
            label="Good until"
            description="Your time; for good when empty"
            {...text('endsAt')}
          />
        </div>
        <Checkbox
          label="Coaching tokens can be bought with it"
          checked={draft.forTokens}
          onChange={(event) => set({ forTokens: event.currentTarget.checked })}
        />
        <Checkbox
          label="Only for who came by a friend’s code, and offered to them"
          checked={draft.onlyReferred}
          onChange={(event) => set({ onlyReferred: event.currentTarget.checked })}
        />
        <TextInput label="Note" description="For administrators alone" {...text('note')} maxLength={200} />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save code
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}
