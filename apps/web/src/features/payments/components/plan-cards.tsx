import { PLAN_LABELS, type Plan } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatMoney } from '../../../shared/format/number.ts';
import { plansQuery } from '../api/payments.ts';
import { COACHING_ROW, PLAN_FOR, PLAN_ROWS, REPLAYS_ROW } from '../plan-texts.table.ts';

const MONTHLY = 5;

/** Plans with their monthly prices for visitors: the same data and words as the table on Plans. */
export function PlanCards({ renderChoose }: { renderChoose: (plan: Plan, label: string) => ReactNode }) {
  const query = useQuery(plansQuery);
  const { data } = query;
  if (query.error || !data) {
    return <Pending query={query} height={360} label="Loading plans…" what="the plans" />;
  }
  return (
    <ul className="grid grid-cols-4 gap-4 list-none max-xl:grid-cols-2 max-md:grid-cols-1">
      {data.map((plan) => {
        const price = plan.prices.find(({ period }) => period === MONTHLY);
        return (
          <li key={plan.name} className="grid grid-rows-[auto_1fr_auto] gap-3 p-4 rounded-3 bg-s1">
            <div className="grid">
              <h3 className="text-base font-stretch-112%">{PLAN_LABELS[plan.name]}</h3>
              <span className="s12 t2">{PLAN_FOR[plan.name]}</span>
              <p className="flex items-baseline gap-1.5 mt-2">
                <b className="num text-[28px] leading-8">{price ? formatMoney(price.amount) : '$0'}</b>
                <span className="s12 t2">{price ? 'per month' : 'free forever'}</span>
              </p>
            </div>
            <dl className="grid content-start gap-1">
              {[REPLAYS_ROW, ...PLAN_ROWS, COACHING_ROW].map(({ label, words }) => (
                <div key={label} className="flex justify-between gap-3 text-xs">
                  <dt className="t3">{label}</dt>
                  <dd className="t2 m-0 text-right">{words(plan)}</dd>
                </div>
              ))}
            </dl>
            {renderChoose(plan, price ? `Choose ${PLAN_LABELS[plan.name]}` : 'Sign up free')}
          </li>
        );
      })}
    </ul>
  );
}
