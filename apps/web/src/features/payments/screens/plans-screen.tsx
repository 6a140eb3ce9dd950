import {
  type BillingPeriod,
  MONTHS_OF_PERIOD,
  type OwnPayments,
  PLAN_LABELS,
  type Plan,
  quotaUse,
} from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { useChanges } from '../../../app/live/topics.ts';
import { restrictionQuery } from '../../../app/plan/plan-queries.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { startTrial } from '../api/change-payments.ts';
import { ownPaymentsQuery, plansQuery } from '../api/payments.ts';
import { formatMoney } from '../money.ts';
import type { OrderSearch } from '../payment-search.ts';
import { type PlanOffer, planOffer, suggestedPlan } from '../plan-offer.ts';
import { PLAN_FOR, PLAN_ROWS } from '../plan-words.table.ts';
import classes from './plans-screen.module.css';

interface PlansScreenProps {
  /** Without one: that of the plan that is paid, else monthly. */
  period: BillingPeriod | undefined;
  onPeriod: (period: BillingPeriod) => void;
  onOrder: (search: OrderSearch) => void;
  /** To the page where a plan is ended. */
  onLeave: () => void;
}

const PERIODS = [
  { value: '5', label: 'Monthly' },
  { value: '10', label: 'Quarterly −10 %' },
  { value: '15', label: 'Yearly −20 %' },
] as const;

/** What each plan gives and costs, and the one that is held. */
export function PlansScreen({ period: chosen, onPeriod, onOrder, onLeave }: PlansScreenProps) {
  const plans = useQuery(plansQuery);
  const own = useQuery(ownPaymentsQuery);
  useChanges('content', () => void plans.refetch());
  const period = chosen ?? own.data?.subscription?.period ?? 5;
  const error = plans.error ?? own.error;
  const [asking, setAsking] = useState<'coaches' | Plan | null>(null);
  const act = (plan: Plan, { action }: Pick<PlanOffer, 'action'>) => {
    if (action === 'leave') return onLeave();
    if (action === 'coaches') return setAsking('coaches');
    if (action === 'trial') return setAsking(plan);
    const isTrial = action === 'cardTrial';
    onOrder({ plan: plan.name as 'Platinum', period, ...(isTrial && { trial: true as const }) });
  };
  return (
    <>
      <PageHead
        title="Plans"
        subtitle={<Standing own={own.data} />}
        actions={
          <Segmented
            label="Billing period"
            value={String(period) as '5'}
            choices={PERIODS}
            onChange={(value) => onPeriod(Number(value) as BillingPeriod)}
          />
        }
      />
      {error ? (
        <StatePanel
          title="The plans did not arrive"
          actions={
            <Button onClick={() => void Promise.all([plans.refetch(), own.refetch()])}>Try again</Button>
          }
        >
          {failureSentence(error)} Your plan stays as it is.
        </StatePanel>
      ) : plans.data && own.data ? (
        <>
          <PlanTable plans={plans.data} own={own.data} period={period} onAct={act} />
          <Notes />
        </>
      ) : (
        <Skeleton height={560} role="status" aria-label="The plans load" />
      )}
      <CoachesDialog opened={asking === 'coaches'} onClose={() => setAsking(null)} />
      {asking !== null && asking !== 'coaches' && own.data && (
        <TrialDialog
          plan={asking}
          offer={planOffer(asking, own.data, period)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

function Standing({ own }: { own: OwnPayments | undefined }) {
  const { data } = useQuery(restrictionQuery);
  if (!own || !data) return <>what each plan gives and costs</>;
  const { used, limit } = quotaUse(data);
  const days = data.daysUntilNextBillingCycle;
  const trial = own.trial ? ` on trial until ${formatDate(new Date(own.trial.endsAt))}` : '';
  return (
    <>
      You are on {PLAN_LABELS[own.planName]}
      {trial}. {used} of {limit.toLocaleString('en-US')} replays this month, {days}{' '}
      {days === 1 ? 'Day' : 'Days'} Left in Cycle.
    </>
  );
}

interface PlanTableProps {
  plans: readonly Plan[];
  own: OwnPayments;
  period: BillingPeriod;
  onAct: (plan: Plan, offer: Pick<PlanOffer, 'action'>) => void;
}

function PlanTable({ plans, own, period, onAct }: PlanTableProps) {
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
  const limit = replayLimit.toLocaleString('en-US');
  if (!isFairUse) return limit;
  return `no limit, fair use ${limit}${name === 'TeamPlan' ? ' pooled' : ''}`;
}

function coachingOf({ name, coachingSessions, coachingMinutes }: Plan): string {
  if (coachingSessions === 0) return 'buy a token';
  return `${coachingSessions} × ${coachingMinutes} min${name === 'TeamPlan' ? ' for the team' : ''}`;
}

interface PlanHeadProps {
  plan: Plan;
  offer: PlanOffer;
  period: BillingPeriod;
  isSuggested: boolean;
  onAct: PlanTableProps['onAct'];
}

const PER_PERIOD = { 5: 'per month', 10: 'every three months', 15: 'per year' } as const;

function PlanHead({ plan, offer, period, isSuggested, onAct }: PlanHeadProps) {
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

function Notes() {
  return (
    <div className={classes.notes}>
      <section>
        <h2>Why there is a limit</h2>
        <p>
          Reading a replay costs machine time and storage. 100 a month covers about 25 evenings. Failed,
          duplicate and re-run files never count, and games with console players are free.
        </p>
      </section>
      <section>
        <h2>When a plan ends</h2>
        <p>
          Nothing is deleted, on no plan. What is beyond Basic waits until you come back. If a payment fails
          you have three days to make up for it.
        </p>
      </section>
      <section>
        <h2>Refund</h2>
        <p>14 days, if you used fewer than 20 replays and no session. One click in Payment.</p>
      </section>
    </div>
  );
}

function TrialDialog({ plan, offer, onClose }: { plan: Plan; offer: PlanOffer; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const label = PLAN_LABELS[plan.name];
  const start = async () => {
    setBusy(true);
    try {
      const endsAt = await startTrial(plan.name as 'Platinum');
      showToast({ kind: 'done', message: `${label} is open until ${formatDate(new Date(endsAt))}.` });
      onClose();
    } catch (error) {
      showToast({ kind: 'failed', message: failureSentence(error) });
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={`${offer.label} of ${label}`} closeLabel="Close without starting">
      <ul className={classes.changes}>
        <li>{label} opens at once. No card is needed, and nothing is ever charged by itself.</li>
        <li>We remind you three days and one day before the end.</li>
        <li>Then you are on Basic again and keep everything. Each plan can be tried once.</li>
      </ul>
      <Button fullWidth variant="filled" loading={isBusy} onClick={() => void start()}>
        Start the trial
      </Button>
    </Dialog>
  );
}

function CoachesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Team Analytics is for coaches" closeLabel="Close">
      <ul className={classes.changes}>
        <li>A coach holds it and gives seats: every player on the team has Team Analytics without paying.</li>
        <li>
          To coach, sign up with another address and tick “I coach a team”: 30 days are free. Or ask support
          to make this account a coach.
        </li>
        <li>Somebody coaches you already? Ask for an invitation. Your own plan waits beneath the seat.</li>
      </ul>
      <Button fullWidth variant="default" onClick={onClose}>
        Back to the plans
      </Button>
    </Dialog>
  );
}
