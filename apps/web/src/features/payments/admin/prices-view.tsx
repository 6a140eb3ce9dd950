import type { ManagedPlanPrices, TokenProduct } from '@datacoach/contract';
import { PLAN_LABELS } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { useChanges } from '../../../app/live/topics.ts';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { formatMoney } from '../money.ts';
import { refreshPrices, withdrawTokens } from './change-prices.ts';
import { DiscountList } from './discount-list.tsx';
import { managedPlansQuery } from './managed-prices.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanPriceForm } from './plan-price-form.tsx';
import { PERIOD_WORDS, trialWords } from './price-words.ts';
import { TokenForm } from './token-form.tsx';

/** Plans, prices, tokens and codes: what is saved here players see and pay at once. */
export function PricesView({ history }: { history: ReactNode }) {
  const query = useQuery(managedPlansQuery);
  useChanges('content', () => void refreshPrices());
  const { data } = query;
  if (data) {
    return (
      <>
        <p className="t2">
          What you save is shown to players at once. Payments that run keep the price that they were begun
          with.
        </p>
        <Plans plans={data.plans} />
        <Tokens products={data.tokens} />
        <DiscountList />
        {history}
      </>
    );
  }
  return query.error ? (
    <StatePanel
      title="The plans did not arrive"
      actions={<Button onClick={() => void query.refetch()}>Try again</Button>}
    >
      {failureSentence(query.error)}
    </StatePanel>
  ) : (
    <Skeleton height={480} role="status" aria-label="The plans load" />
  );
}

function Plans({ plans }: { plans: readonly ManagedPlanPrices[] }) {
  const mayEdit = usePermits()('Plans', 'Edit');
  const [edited, setEdited] = useState<{ plan: ManagedPlanPrices; what: 'plan' | 'prices' } | null>(null);
  return (
    <Panel title="Plans" flush>
      <table className={classes.table}>
        <caption className="sr-only">Plans and prices</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Replays a month</th>
            <th scope="col">Coaching a month</th>
            {PERIOD_WORDS.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">Trials</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.name}>
              <th scope="row">
                {PLAN_LABELS[plan.name]}
                <small>
                  {formatNumber(plan.paying)} paying, {formatNumber(plan.onTrial)} on trial
                </small>
              </th>
              <td data-label="Replays a month">
                {formatNumber(plan.replayLimit)}
                {plan.isFairUse && <small>fair use</small>}
              </td>
              <td data-label="Coaching a month">
                {plan.coachingSessions === 0
                  ? 'none'
                  : `${plan.coachingSessions} × ${plan.coachingMinutes} min`}
              </td>
              {PERIOD_WORDS.map(({ value, label }) => {
                const price = plan.prices.find(({ period }) => period === value);
                return (
                  <td key={value} data-label={label} className="num">
                    {price ? formatMoney(price.amount) : 'free'}
                  </td>
                );
              })}
              <td data-label="Trials">
                {plan.trials.length === 0 ? (
                  'none'
                ) : (
                  <span>
                    {plan.trials.map(trialWords).map((words) => (
                      <small key={words}>{words}</small>
                    ))}
                  </span>
                )}
              </td>
              <td className={classes.actions}>
                {mayEdit && (
                  <>
                    <Button
                      size="xs"
                      aria-label={`Edit what ${PLAN_LABELS[plan.name]} gives`}
                      onClick={() => setEdited({ plan, what: 'plan' })}
                    >
                      Edit
                    </Button>
                    {plan.name !== 'Basic' && (
                      <Button
                        size="xs"
                        aria-label={`Prices of ${PLAN_LABELS[plan.name]}`}
                        onClick={() => setEdited({ plan, what: 'prices' })}
                      >
                        Prices
                      </Button>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {edited?.what === 'plan' && <PlanForm plan={edited.plan} onClose={() => setEdited(null)} />}
      {edited?.what === 'prices' && <PlanPriceForm plan={edited.plan} onClose={() => setEdited(null)} />}
    </Panel>
  );
}

function Tokens({ products }: { products: readonly TokenProduct[] }) {
  const permits = usePermits();
  const [edited, setEdited] = useState<TokenProduct | 'new' | null>(null);
  const [withdrawn, setWithdrawn] = useState<TokenProduct | null>(null);
  return (
    <Panel
      title="Coaching tokens"
      flush
      aside={
        permits('Plans', 'Edit') && (
          <Button size="xs" onClick={() => setEdited('new')}>
            New offer
          </Button>
        )
      }
    >
      <table className={classes.table}>
        <caption className="sr-only">Coaching tokens as they are sold</caption>
        <thead>
          <tr>
            <th scope="col">Tokens</th>
            <th scope="col">Price</th>
            <th scope="col">Each</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product.key}>
              <th scope="row">{tokensOf(product)}</th>
              <td data-label="Price" className="num">
                {formatMoney(product.amount)}
              </td>
              <td data-label="Each" className="num">
                {formatMoney(Math.round(product.amount / product.tokens))}
              </td>
              <td className={classes.actions}>
                {permits('Plans', 'Edit') && (
                  <Button
                    size="xs"
                    aria-label={`Edit the offer of ${tokensOf(product)}`}
                    onClick={() => setEdited(product)}
                  >
                    Edit
                  </Button>
                )}
                {permits('Plans', 'Delete') && (
                  <Button
                    size="xs"
                    aria-label={`Withdraw the offer of ${tokensOf(product)}`}
                    onClick={() => setWithdrawn(product)}
                  >
                    Withdraw
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {edited !== null && (
        <TokenForm product={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {withdrawn !== null && (
        <DeleteDialog
          title={`Sell ${tokensOf(withdrawn)} no more?`}
          deed="Withdraw it"
          onDelete={() => withdrawTokens(withdrawn.key)}
          onClose={() => setWithdrawn(null)}
        >
          The offer disappears at once. Tokens that are bought stay good for their time.
        </DeleteDialog>
      )}
    </Panel>
  );
}

const tokensOf = ({ tokens }: TokenProduct) => `${tokens} ${tokens === 1 ? 'token' : 'tokens'}`;
