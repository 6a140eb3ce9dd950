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
      <b className={classes.name}>{PLAN_LABELS[plan.name]}</b>
      <small>{PLAN_FOR[plan.name]}</small>
      <p className={classes.price}>
        <span className={`num ${classes.amount}`}>{price ? formatMoney(price.amount) : '$0'}</span>
        <small>{price ? PER_PERIOD[period] : 'free for good'}</small>
      </p>
      <small className={classes.monthly}>
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
      <small className={classes.note}>
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
