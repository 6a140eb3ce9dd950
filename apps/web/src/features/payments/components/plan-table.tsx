import {
  type BillingPeriod,
  MONTHS_OF_PERIOD,
  type MyPayments,
  PLAN_LABELS,
  type Plan,
} from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { appSettingsQuery } from '../../../app/api/open-queries.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { formatMoney } from '../money.ts';
import classes from '../payments.module.css';
import { getPlanOffer, type PlanOffer, suggestPlan } from '../plan-offer.ts';
import { COACHING_ROW, PLAN_FOR, PLAN_ROWS, REPLAYS_ROW, supportRows } from '../plan-words.table.ts';

interface PlanHeadProps {
  plan: Plan;
  offer: PlanOffer;
  period: BillingPeriod;
  isSuggested: boolean;
  onAct: (plan: Plan, offer: Pick<PlanOffer, 'action'>) => void;
}

const PER_PERIOD = { 5: 'per month', 10: 'every 3 months', 15: 'per year' } as const;

function PlanHead({ plan, offer, period, isSuggested, onAct }: PlanHeadProps) {
  const price = plan.prices.find((one) => one.period === period);
  const months = MONTHS_OF_PERIOD[period];
  return (
    <div className={`${classes.head} grid`}>
      <b className="text-base font-stretch-112% font-semibold">{PLAN_LABELS[plan.name]}</b>
      <small>{PLAN_FOR[plan.name]}</small>
      <p className="flex flex-wrap items-baseline gap-1.5 mt-2">
        <span className="num md:max-lg:text-[22px] text-[28px] font-semibold leading-8">
          {price ? formatMoney(price.amount) : '$0'}
        </span>
        <small>{price ? PER_PERIOD[period] : 'free forever'}</small>
      </p>
      <small className="min-h-4 mb-2">
        {price && months > 1 ? `${formatMoney(Math.round(price.amount / months))} a month` : ''}
      </small>
      <TextButton
        label={offer.label}
        fullWidth
        variant={isSuggested && offer.action !== 'none' ? 'filled' : 'default'}
        disabled={offer.action === 'none'}
        onClick={() => onAct(plan, offer)}
      />
      <small className="min-h-8 mt-1.5 text-center max-md:min-h-0">
        {offer.note}
        {offer.orPay && (
          <>
            {' '}
            ·{' '}
            <button type="button" className="text-link" onClick={() => onAct(plan, { action: 'order' })}>
              or billed upfront<span className="sr-only"> for {PLAN_LABELS[plan.name]}</span>
            </button>
          </>
        )}
      </small>
    </div>
  );
}

interface PlanTableProps {
  plans: readonly Plan[];
  own: MyPayments;
  period: BillingPeriod;
  onAct: (plan: Plan, offer: Pick<PlanOffer, 'action'>) => void;
}

export function PlanTable({ plans, own, period, onAct }: PlanTableProps) {
  const suggested = suggestPlan(own);
  const { data: settings } = useQuery(appSettingsQuery);
  return (
    <section
      className="overflow-x-auto rounded-3 bg-s1 max-md:overflow-visible max-md:bg-transparent"
      aria-label="Compare plans"
    >
      <DataTable
        className={classes.planTableTable}
        rows={[REPLAYS_ROW, ...PLAN_ROWS, ...(settings ? supportRows(settings) : []), COACHING_ROW]}
        rowKey={({ label }) => label}
        columns={[
          {
            head: (
              <>
                <span className="sr-only">Best for</span>
                <p>
                  Tax included. Change or cancel anytime; you keep access until the end of the billing period.
                </p>
              </>
            ),
            headProps: { className: classes.rules },
            isRowHead: true,
            cell: ({ label }) => label,
          },
          ...plans.map(
            (plan): Column<(typeof PLAN_ROWS)[number]> => ({
              key: plan.name,
              head: (
                <PlanHead
                  plan={plan}
                  offer={getPlanOffer(plan, own, period)}
                  period={period}
                  isSuggested={plan.name === suggested}
                  onAct={onAct}
                />
              ),
              headProps: { 'data-hi': plan.name === suggested || undefined },
              cellProps: () => ({
                'data-label': PLAN_LABELS[plan.name],
                'data-hi': plan.name === suggested || undefined,
              }),
              cell: ({ words }) => words(plan),
            }),
          ),
        ]}
      />
    </section>
  );
}
