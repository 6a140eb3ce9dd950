import { type BillingPeriod, MONTHS_OF_PERIOD, PLAN_LABELS, type Plan } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { formatMoney } from '../money.ts';
import type { PlanOffer } from '../plan-offer.ts';
import { PLAN_FOR } from '../plan-words.table.ts';
import classes from './plan-table.module.css';

interface PlanHeadProps {
  plan: Plan;
  offer: PlanOffer;
  period: BillingPeriod;
  isSuggested: boolean;
  onAct: (plan: Plan, offer: Pick<PlanOffer, 'action'>) => void;
}

const PER_PERIOD = { 5: 'per month', 10: 'every three months', 15: 'per year' } as const;

export function PlanHead({ plan, offer, period, isSuggested, onAct }: PlanHeadProps) {
  const price = plan.prices.find((one) => one.period === period);
  const months = MONTHS_OF_PERIOD[period];
  return (
    <div className={classes.head}>
      <b className="text-base font-stretch-112% font-semibold">{PLAN_LABELS[plan.name]}</b>
      <small>{PLAN_FOR[plan.name]}</small>
      <p className="flex flex-wrap items-baseline gap-1.5 mt-2">
        <span className={`num ${classes.amount} text-[28px] font-semibold leading-8`}>
          {price ? formatMoney(price.amount) : '$0'}
        </span>
        <small>{price ? PER_PERIOD[period] : 'free for good'}</small>
      </p>
      <small className="min-h-4 mb-2">
        {price && months > 1 ? `${formatMoney(Math.round(price.amount / months))} a month` : ''}
      </small>
      <Button
        fullWidth
        variant={isSuggested && offer.action !== 'none' ? 'filled' : 'default'}
        disabled={offer.action === 'none'}
        onClick={() => onAct(plan, offer)}
      >
        {offer.label}
      </Button>
      <small className="min-h-8 mt-1.5 text-center max-md:min-h-0">
        {offer.note}
        {offer.orPay && (
          <>
            {' '}
            ·{' '}
            <button type="button" className="text-link" onClick={() => onAct(plan, { action: 'order' })}>
              or pay at once<span className="sr-only"> for {PLAN_LABELS[plan.name]}</span>
            </button>
          </>
        )}
      </small>
    </div>
  );
}
