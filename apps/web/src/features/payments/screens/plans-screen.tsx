import { counted, formatNumber } from '@datacoach/analysis/format-number';
import {
  BILLING_PERIOD_CODES,
  type BillingPeriod,
  getQuotaUse,
  MONTHS_BY_PERIOD,
  type MyPayments,
  PLAN_LABELS,
  type Plan,
} from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appSettingsQuery } from '../../../app/api/public-queries.ts';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { restrictionQuery } from '../../../app/session/account-queries.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { type Column, DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatMoney } from '../../../shared/format/number.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { myPaymentsQuery, plansQuery, startTrial } from '../api/payments.ts';
import { FailedPaymentNotice } from '../components/failed-payment-notice.tsx';
import classes from '../payments.module.css';
import { formatPeriod, getPlanOffer, type PlanOffer, suggestPlan } from '../plan-offer.ts';
import { COACHING_ROW, listSupportRows, PLAN_FOR, PLAN_ROWS, REPLAYS_ROW } from '../plan-texts.table.ts';
import type { OrderSearch } from '../search/order-search.ts';

interface PlansScreenProps {
  /** Defaults to the paid plan's period, else monthly. */
  period: BillingPeriod | undefined;
  onPeriod: (period: BillingPeriod) => void;
  onOrder: (search: OrderSearch) => void;
  /** Opens the page where plans are canceled and failed payments made up for. */
  onPayment: () => void;
}

/** Shows what each plan includes and costs, and the current plan. */
export function PlansScreen({ period: chosen, onPeriod, onOrder, onPayment }: PlansScreenProps) {
  const plans = useQuery(plansQuery);
  const payments = useQuery(myPaymentsQuery);
  useChanges('content', () => void plans.refetch());
  const period = chosen ?? payments.data?.subscription?.period ?? 5;
  const error = plans.error ?? payments.error;
  const [asking, setAsking] = useState<'coaches' | Plan | null>(null);
  const runAction = (plan: Plan, { action }: Pick<PlanOffer, 'action'>) => {
    if (action === 'leave') return onPayment();
    if (action === 'coaches') return setAsking('coaches');
    if (action === 'trial') return setAsking(plan);
    const isTrial = action === 'cardTrial';
    onOrder({ plan: plan.name as 'Platinum', period, ...(isTrial && { trial: true as const }) });
  };
  return (
    <>
      <PageHead
        title="Plans"
        subtitle={<CurrentPlan own={payments.data} />}
        actions={
          <Segmented
            label="Billing period"
            value={String(period) as '5'}
            choices={BILLING_PERIOD_CODES.map((code) => ({
              value: String(code) as '5',
              label: formatPeriod(code, plans.data ?? []),
            }))}
            onChange={(value) => onPeriod(Number(value) as BillingPeriod)}
          />
        }
      />
      {error ? (
        <LoadFailed
          title="We couldn’t load the plans"
          error={error}
          retry={() => Promise.all([plans.refetch(), payments.refetch()])}
        >
          Your plan hasn’t changed.
        </LoadFailed>
      ) : plans.data && payments.data ? (
        <>
          {payments.data.subscription?.status === 'past_due' && (
            <div className="flex flex-wrap items-center gap-2 mb-4">
              <FailedPaymentNotice paid={payments.data.subscription} />
              <Button onClick={onPayment}>Go to Payment</Button>
            </div>
          )}
          <PlanTable plans={plans.data} own={payments.data} period={period} onAct={runAction} />
          <Notes />
        </>
      ) : (
        <Skeleton height={560} role="status" aria-label="Loading plans…" />
      )}
      <CoachesDialog opened={asking === 'coaches'} onClose={() => setAsking(null)} />
      {asking !== null && asking !== 'coaches' && payments.data && (
        <TrialDialog
          plan={asking}
          offer={getPlanOffer(asking, payments.data, period)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

function CurrentPlan({ own: payments }: { own: MyPayments | undefined }) {
  const { data } = useQuery(restrictionQuery);
  if (!payments || !data) return <>What each plan includes and costs</>;
  const { used, limit } = getQuotaUse(data);
  const days = data.daysUntilNextBillingCycle;
  const trial = payments.trial ? ` on trial until ${formatDate(payments.trial.endsAt)}` : '';
  return (
    <>
      You’re on {PLAN_LABELS[payments.planName]}
      {trial}. {used} of {formatNumber(limit)} replays this month, {counted(days, 'Day')} Left in Cycle.
    </>
  );
}

const Notes = () => (
  <div className="max-md:grid-cols-[1fr] max-md:gap-4 grid grid-cols-[repeat(3,1fr)] gap-6 mt-6">
    <section>
      <h2 className="mb-1">Why there’s a limit</h2>
      <p className="max-w-[52ch] text-t2">
        Analyzing replays costs us storage and compute. 100 a month is about 25 evenings of games. Failed and
        duplicate files don’t count, and games with console players are free.
      </p>
    </section>
    <section>
      <h2 className="mb-1">When a plan ends</h2>
      <p className="max-w-[52ch] text-t2">
        Nothing is deleted. Paid features are locked until you return. If a payment fails you have three days
        to fix it.
      </p>
    </section>
    <section>
      <h2 className="mb-1">Refund</h2>
      <p className="max-w-[52ch] text-t2">
        Refund within 14 days if you’ve used fewer than 20 replays and no coaching session. One click in
        Payment.
      </p>
    </section>
  </div>
);

function TrialDialog({ plan, offer, onClose }: { plan: Plan; offer: PlanOffer; onClose: () => void }) {
  const label = PLAN_LABELS[plan.name];
  const { mutate, isPending } = useAction(() => startTrial(plan.name as 'Platinum'), {
    done: (endsAt) => `You have ${label} until ${formatDate(endsAt)}.`,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`${offer.label} of ${label}`} closeLabel="Close without starting">
      <ul className="grid gap-2 mb-4 pl-4.5 text-t2">
        <li>{label} starts right away. No card needed and no automatic charges.</li>
        <li>We’ll remind you three days and one day before it ends.</li>
        <li>Then you’re back on Basic and keep all your data. One trial per plan.</li>
      </ul>
      <Button fullWidth variant="filled" loading={isPending} onClick={() => mutate()}>
        Start trial
      </Button>
    </Dialog>
  );
}

function CoachesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { data: settings } = useQuery(appSettingsQuery);
  const mail = settings?.supportMail;
  return (
    <Dialog opened={opened} onClose={onClose} title="Team Analytics is for coaches">
      <ul className="grid gap-2 mb-4 pl-4.5 text-t2">
        <li>The coach pays and assigns seats; players get Team Analytics for free.</li>
        <li>
          To coach, sign up with another email and check “I coach a team”. The first 30 days are free.
          {mail && ` Or ask ${mail} to make this account a coach.`}
        </li>
        <li>Already have a coach? Ask for an invitation. You keep your own plan underneath.</li>
      </ul>
      <TextButton label="Back to the plans" fullWidth onClick={onClose} />
    </Dialog>
  );
}

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
  const months = MONTHS_BY_PERIOD[period];
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

function PlanTable({ plans, own, period, onAct }: PlanTableProps) {
  const suggested = suggestPlan(own);
  const { data: settings } = useQuery(appSettingsQuery);
  return (
    <section
      className="overflow-x-auto rounded-3 bg-s1 max-md:overflow-visible max-md:bg-transparent"
      aria-label="Compare plans"
    >
      <DataTable
        className={classes.planTableTable}
        rows={[REPLAYS_ROW, ...PLAN_ROWS, ...(settings ? listSupportRows(settings) : []), COACHING_ROW]}
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
