import { MONTHS_BY_PERIOD } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '../../../shared/format/number.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { myPaymentsQuery, plansQuery } from '../api/payments.ts';
import classes from '../payments.module.css';
import { formatPeriod } from '../plan-offer.ts';
import type { OrderSearch } from '../search/order-search.ts';

/** Team Analytics for a coach: prices by billing period, as a trial or paid. */
export function TeamPlanOffer({ onOrder }: { onOrder: (search: OrderSearch) => void }) {
  const plans = useQuery(plansQuery);
  const payments = useQuery(myPaymentsQuery);
  const team = plans.data?.find(({ name }) => name === 'TeamPlan');
  if (!team || !payments.data) return <Skeleton height={160} mt={24} />;
  const { subscription, tried } = payments.data;
  const trial = subscription || tried.includes('TeamPlan') ? null : (team.trials[0] ?? null);
  return (
    <div id="team-plan" className="mt-6">
      <Panel
        title="Team Analytics"
        aside="1 coach, 8 players. Every player with a seat gets the plan for free."
      >
        <ul className={`${classes.periods} max-md:grid-cols-[1fr] max-md:gap-4 grid grid-cols-3 gap-6`}>
          {team.prices.map(({ period, amount }) => {
            const isSame = subscription?.period === period;
            return (
              <li key={period}>
                <b>{formatPeriod(period, [team])}</b>
                <p>
                  <span className="num text-[20px]">{formatMoney(amount)}</span>{' '}
                  <span className="s12 t2">
                    {period === 5
                      ? 'per month'
                      : `${formatMoney(Math.round(amount / MONTHS_BY_PERIOD[period]))} a month`}
                  </span>
                </p>
                <TextButton
                  label={
                    isSame
                      ? 'Your plan'
                      : trial
                        ? `Try ${trial.days} days`
                        : subscription
                          ? 'Switch to it'
                          : 'Choose'
                  }
                  disabled={isSame}
                  onClick={() =>
                    onOrder({ plan: 'TeamPlan', period, ...(trial && { trial: true as const }) })
                  }
                />
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
