import { type ManagedPlanPrices, PLAN_LABELS } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import classes from '../../../shared/ui/admin-list.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { centsOf, savePlanPrices, typedMoney } from './change-prices.ts';
import { PERIOD_WORDS } from './price-words.ts';

/** Changes what a plan costs by each billing period. */
export function PlanPriceForm({ plan, onClose }: { plan: ManagedPlanPrices; onClose: () => void }) {
  const label = PLAN_LABELS[plan.name];
  const [typed, setTyped] = useState(() =>
    PERIOD_WORDS.map(({ value }) => {
      const price = plan.prices.find(({ period }) => period === value);
      return price ? typedMoney(price.amount) : '';
    }),
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const prices = PERIOD_WORDS.map((period, at) => ({
        period: period.value,
        amount: centsOf(typed[at] ?? '', period.label),
        currency: 'usd' as const,
      }));
      await savePlanPrices(plan.name as 'Platinum', prices);
    },
    onSuccess: () => {
      showToast({ kind: 'done', message: `Prices of ${label} saved` });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Prices of ${label}`} closeLabel="Close">
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <p className="t2">
          In US dollars, with tax, for the whole period. New orders pay them at once; payments that run keep
          their price.
        </p>
        <div className={classes.row}>
          {PERIOD_WORDS.map((period, at) => (
            <TextInput
              key={period.value}
              label={period.label}
              inputMode="decimal"
              value={typed[at] ?? ''}
              maxLength={12}
              onChange={({ currentTarget: { value } }) =>
                setTyped((before) => before.map((one, place) => (place === at ? value : one)))
              }
              data-autofocus={at === 0 || undefined}
            />
          ))}
        </div>
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save prices
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
