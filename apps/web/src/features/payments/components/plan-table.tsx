import { type BillingPeriod, type OwnPayments, PLAN_LABELS, type Plan } from '@datacoach/contract';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
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
  return (
    <section
      className="overflow-x-auto rounded-3 bg-s1 max-md:overflow-visible max-md:bg-transparent"
      aria-label="Plans side by side"
    >
      <DataTable
        className={classes.table}
        rows={[
          { label: 'Replays a month', words: replaysOf },
          ...PLAN_ROWS,
          { label: 'Coaching a month', words: coachingOf },
        ]}
        rowKey={({ label }) => label}
        columns={[
          {
            head: (
              <>
                <span className="sr-only">What it is about</span>
                <p>Prices with tax. Change or end it any month; access stays to the end of the period.</p>
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
                  offer={planOffer(plan, own, period)}
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

function replaysOf({ name, replayLimit, isFairUse }: Plan): string {
  const limit = formatNumber(replayLimit);
  if (!isFairUse) return limit;
  return `no limit, fair use ${limit}${name === 'TeamPlan' ? ' pooled' : ''}`;
}

function coachingOf({ name, coachingSessions, coachingMinutes }: Plan): string {
  if (coachingSessions === 0) return 'buy a token';
  return `${coachingSessions} × ${coachingMinutes} min${name === 'TeamPlan' ? ' for the team' : ''}`;
}
