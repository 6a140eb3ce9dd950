import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { type ManagedPlanPrices, PLAN_LABELS, type TokenProduct } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EntityForm, FieldRow, MoneyField, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { type Column, DataTable, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatMoney } from '../../../shared/format/number.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { DiscountList } from './discount-list.tsx';
import {
  describePrice,
  describeTrial,
  managedPlansQuery,
  PERIOD_CHOICES,
  refreshPrices,
  savePlanPrices,
  saveTokens,
  withdrawTokens,
} from './managed-prices.ts';
import { PlanForm } from './plan-form.tsx';

/** Plans, prices, tokens and codes: changes apply to players immediately. */
export function PricesView({ history }: { history: ReactNode }) {
  useChanges('content', () => void refreshPrices());
  return (
    <QueryBoundary query={useQuery(managedPlansQuery)} what="the plans" height={480}>
      {({ plans, tokens }) => (
        <>
          <p className="t2">
            Players see what you save right away. Existing subscriptions keep their original price.
          </p>
          <Plans plans={plans} />
          <Tokens products={tokens} />
          <DiscountList />
          {history}
        </>
      )}
    </QueryBoundary>
  );
}

function Plans({ plans }: { plans: readonly ManagedPlanPrices[] }) {
  const mayEdit = usePermissionCheck()('Plans', 'Edit');
  const [edited, setEdited] = useState<{ plan: ManagedPlanPrices; what: 'plan' | 'prices' } | null>(null);
  return (
    <Panel title="Plans" flush>
      <DataTable
        caption="Plans and prices"
        look="list"
        rows={plans}
        rowKey={(plan) => plan.name}
        columns={[
          {
            head: 'Plan',
            isRowHead: true,
            cell: (plan) =>
              withNotes(
                PLAN_LABELS[plan.name],
                `${formatNumber(plan.paying)} paying, ${formatNumber(plan.onTrial)} on trial`,
                plan.atEarlierPrice > 0 && `${formatNumber(plan.atEarlierPrice)} at an earlier price`,
              ),
          },
          {
            head: 'Replays per month',
            cell: (plan) => withNotes(formatNumber(plan.replayLimit), plan.isFairUse && 'fair use'),
          },
          {
            head: 'Coaching per month',
            cell: (plan) =>
              plan.coachingSessions === 0 ? 'none' : `${plan.coachingSessions} × ${plan.coachingMinutes} min`,
          },
          ...PERIOD_CHOICES.map(
            ({ value, label }): Column<ManagedPlanPrices> => ({
              key: String(value),
              head: label,
              cellClassName: 'num',
              cell: (plan) => {
                const price = plan.prices.find(({ period }) => period === value);
                return price ? formatMoney(price.amount) : 'free';
              },
            }),
          ),
          {
            head: 'Trials',
            cell: (plan) =>
              plan.trials.length === 0 ? (
                'none'
              ) : (
                <span>
                  {plan.trials.map(describeTrial).map((words) => (
                    <small key={words}>{words}</small>
                  ))}
                </span>
              ),
          },
          {
            head: 'Actions',
            isActions: true,
            cell: (plan) =>
              mayEdit && (
                <>
                  <TextButton
                    label="Edit"
                    size="xs"
                    aria-label={`Edit what ${PLAN_LABELS[plan.name]} includes`}
                    onClick={() => setEdited({ plan, what: 'plan' })}
                  />
                  {plan.name !== 'Basic' && (
                    <TextButton
                      label="Prices"
                      size="xs"
                      aria-label={`Prices of ${PLAN_LABELS[plan.name]}`}
                      onClick={() => setEdited({ plan, what: 'prices' })}
                    />
                  )}
                </>
              ),
          },
        ]}
      />
      {edited?.what === 'plan' && <PlanForm plan={edited.plan} onClose={() => setEdited(null)} />}
      {edited?.what === 'prices' && <PlanPriceForm plan={edited.plan} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

function Tokens({ products }: { products: readonly TokenProduct[] }) {
  const permits = usePermissionCheck();
  const [edited, setEdited] = useState<TokenProduct | 'new' | null>(null);
  const [withdrawn, setWithdrawn] = useState<TokenProduct | null>(null);
  return (
    <Panel
      title="Coaching tokens"
      flush
      aside={
        permits('Plans', 'Edit') && (
          <TextButton label="New offer" size="xs" onClick={() => setEdited('new')} />
        )
      }
    >
      <DataTable
        caption="Coaching token offers"
        look="list"
        rows={products}
        rowKey={(product) => product.key}
        columns={[
          { head: 'Tokens', isRowHead: true, cell: (product) => describeTokens(product) },
          { head: 'Price', cellClassName: 'num', cell: (product) => formatMoney(product.amount) },
          {
            head: 'Each',
            cellClassName: 'num',
            cell: (product) => formatMoney(Math.round(product.amount / product.tokens)),
          },
          {
            head: 'Actions',
            isActions: true,
            cell: (product) => (
              <>
                {permits('Plans', 'Edit') && (
                  <TextButton
                    label="Edit"
                    size="xs"
                    aria-label={`Edit the offer of ${describeTokens(product)}`}
                    onClick={() => setEdited(product)}
                  />
                )}
                {permits('Plans', 'Delete') && (
                  <TextButton
                    label="Withdraw"
                    size="xs"
                    aria-label={`Withdraw the offer of ${describeTokens(product)}`}
                    onClick={() => setWithdrawn(product)}
                  />
                )}
              </>
            ),
          },
        ]}
      />
      {edited !== null && (
        <TokenForm product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {withdrawn !== null && (
        <DeleteDialog
          title={`Stop selling ${describeTokens(withdrawn)}?`}
          noun="offer"
          verb="Withdraw"
          onDelete={() => withdrawTokens(withdrawn.key)}
          onClose={() => setWithdrawn(null)}
        >
          The offer disappears right away. Tokens already bought stay valid.
        </DeleteDialog>
      )}
    </Panel>
  );
}

const describeTokens = ({ tokens }: TokenProduct) => counted(tokens, 'token');

function PlanPriceForm({ plan, onClose }: { plan: ManagedPlanPrices; onClose: () => void }) {
  const label = PLAN_LABELS[plan.name];
  const form = useEntityForm({
    endpoint: 'savePlanPrices',
    initialValues: {
      prices: PERIOD_CHOICES.map(({ value }) => ({
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
    <Dialog opened onClose={onClose} title={`Prices of ${label}`}>
      <EntityForm form={form} submit="Save prices" onCancel={onClose}>
        <p className="t2">
          In US dollars, tax included, for the whole period. New orders pay these prices.{' '}
          {plan.paying > 0
            ? `${counted(plan.paying, 'paying account')} will keep their price, and we’ll let them know.`
            : 'No one pays for this plan yet.'}
        </p>
        <FieldRow>
          {PERIOD_CHOICES.map((period, index) => (
            <MoneyField
              key={period.value}
              label={period.label}
              description={describePrice(form.values.prices, period.value)}
              {...form.field(`prices.${index}.amount`)}
              data-autofocus={index === 0 || undefined}
            />
          ))}
        </FieldRow>
      </EntityForm>
    </Dialog>
  );
}

function TokenForm({ product, onClose }: { product: TokenProduct | null; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'saveTokenProduct',
    initialValues: product ?? { tokens: null, amount: null, currency: 'usd' },
    save: (body) => saveTokens({ key: product?.key ?? `pack-${body.tokens}`, ...body }),
    done: 'Offer saved',
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={product ? 'Edit offer' : 'New offer'}>
      <EntityForm form={form} submit="Save offer" onCancel={onClose}>
        <FieldRow>
          <NumberField label="Tokens" {...form.field('tokens')} data-autofocus />
          <MoneyField
            label="Price"
            description="In US dollars, total, tax included"
            {...form.field('amount')}
          />
        </FieldRow>
      </EntityForm>
    </Dialog>
  );
}
