import { type ManagedPlanPrices, PLAN_LABELS } from '@datacoach/contract';
import { EntityForm, FieldRow, MoneyField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { savePlanPrices } from './change-prices.ts';
import { PERIOD_WORDS } from './price-words.ts';

/** What a plan costs by billing period. */
export function PlanPriceForm({ plan, onClose }: { plan: ManagedPlanPrices; onClose: () => void }) {
  const label = PLAN_LABELS[plan.name];
  const form = useEntityForm({
    endpoint: 'savePlanPrices',
    initialValues: {
      prices: PERIOD_WORDS.map(({ value }) => ({
        period: value,
        amount: plan.prices.find(({ period }) => period === value)?.amount ?? null,
        currency: 'usd' as const,
      })),
    },
    save: ({ prices }) => savePlanPrices(plan.name as 'Platinum', prices),
    done: `Prices of ${label} saved`,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`Prices of ${label}`} closeLabel="Close">
      <EntityForm form={form} submit="Save prices" onCancel={onClose}>
        <p className="t2">
          In US dollars, with tax, for the whole period. New orders pay them at once; payments that run keep
          their price.
        </p>
        <FieldRow>
          {PERIOD_WORDS.map((period, index) => (
            <MoneyField
              key={period.value}
              label={period.label}
              {...form.field(`prices.${index}.amount`)}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </FieldRow>
      </EntityForm>
    </Dialog>
  );
}
