import { type BillingPeriod, type OwnPayments, PLAN_LABELS, type Plan } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { type PlanOffer, planOffer, suggestedPlan } from '../plan-offer.ts';
import { PLAN_ROWS } from '../plan-words.table.ts';
import { PlanHead } from './plan-head.tsx';
import classes from './plan-table.module.css';

interface PlanTableProps {
  plans: readonly Plan[];
  own: OwnPayments;
  period: BillingPeriod;
  onAct: (plan: Plan, offer: Pick<PlanOffer, 'action'>) => void;
}

/** What each plan gives, side by side. */
export function PlanTable({ plans, own, period, onAct }: PlanTableProps) {
  const suggested = suggestedPlan(own);
  const cell = (name: Plan['name']) => ({
    'data-label': PLAN_LABELS[name],
    'data-hi': name === suggested || undefined,
  });
  return (
    <section className={classes.room} aria-label="Plans side by side">
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col" className={classes.rules}>
              <span className="sr-only">What it is about</span>
              <p>Prices with tax. Change or end it any month; access stays to the end of the period.</p>
            </th>
            {plans.map((plan) => (
              <th key={plan.name} scope="col" data-hi={plan.name === suggested || undefined}>
                <PlanHead
                  plan={plan}
                  offer={planOffer(plan, own, period)}
                  period={period}
                  isSuggested={plan.name === suggested}
                  onAct={onAct}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Replays a month</th>
            {plans.map((plan) => (
              <td key={plan.name} {...cell(plan.name)}>
                {replaysOf(plan)}
              </td>
            ))}
          </tr>
          {PLAN_ROWS.map(({ label, words }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {plans.map((plan) => (
                <td key={plan.name} {...cell(plan.name)}>
                  {words(plan)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Coaching a month</th>
            {plans.map((plan) => (
              <td key={plan.name} {...cell(plan.name)}>
                {coachingOf(plan)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function replaysOf({ name, replayLimit, isFairUse }: Plan): string {
  const limit = formatNumber(replayLimit);
  if (!isFairUse) return limit;
  return `no limit, fair use ${limit}${name === 'TeamPlan' ? ' pooled' : ''}`;
}

function coachingOf({ name, coachingSessions, coachingMinutes }: Plan): string {
  if (coachingSessions === 0) return 'buy a token';
  return `${coachingSessions} × ${coachingMinutes} min${name === 'TeamPlan' ? ' for the team' : ''}`;
}
