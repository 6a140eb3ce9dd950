import { counted } from '@datacoach/analysis/format-number';
import { type Invoice, type MyPayments, PLAN_LABELS } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { coachingQuery } from '../../../app/session/account-queries.ts';
import { showFailure, useAction } from '../../../app/toasts/show-toast.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatMoney, formatSessionsLeft } from '../../../shared/format/number.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  changePlan,
  coachTokensQuery,
  invoicesQuery,
  myPaymentsQuery,
  type PlanChange,
  updateCard,
} from '../api/payments.ts';
import { FailedPaymentNotice } from '../components/failed-payment-notice.tsx';
import classes from '../payments.module.css';
import type { OrderSearch } from '../search/order-search.ts';

interface PaymentScreenProps {
  title: string;
  /** The address asks for the card: it is brought into view, its button focused. */
  opensCard: boolean;
  /** The address asks to change the card: its page opens right away. */
  changesCard: boolean;
  onPlans: () => void;
  onOrder: (search: OrderSearch) => void;
  onPay: OnPay;
}

/** `isRedirect`: Back doesn't return here, which would open the page again. */
type OnPay = (url: string, isRedirect?: boolean) => void;

export function PaymentScreen(props: PaymentScreenProps) {
  const { title, opensCard, changesCard, onPlans, onOrder, onPay } = props;
  const payments = useQuery(myPaymentsQuery);
  return (
    <>
      <PageHead
        title={title}
        subtitle="Your plan, card and invoices"
        actions={<Button onClick={onPlans}>Compare plans</Button>}
      />
      {payments.error ? (
        <LoadFailed title="We couldn’t load your payments" error={payments.error} retry={payments.refetch}>
          Your plan hasn’t changed.
        </LoadFailed>
      ) : payments.data ? (
        <div className="grid gap-6 max-lg:grid-cols-1 max-lg:gap-4">
          <div
            className={`${classes.paymentScreenColumns} max-lg:grid-cols-1 max-lg:gap-4 grid grid-cols-3 items-stretch gap-6`}
          >
            <PlanPart own={payments.data} onPlans={onPlans} />
            <CardPart own={payments.data} isOpened={opensCard} isChanging={changesCard} onPay={onPay} />
            <TokenPart onOrder={onOrder} />
          </div>
          <InvoiceList />
        </div>
      ) : (
        <Skeleton height={420} role="status" aria-label="Loading your payments…" />
      )}
    </>
  );
}

const PERIOD_LABELS = { 5: 'monthly', 10: 'quarterly', 15: 'yearly' } as const;

function PlanPart({ own, onPlans }: { own: MyPayments; onPlans: () => void }) {
  const [asking, setAsking] = useState<PlanChange | null>(null);
  const { subscription: paid, trial, planName } = own;
  const label = PLAN_LABELS[planName];
  if (!paid) {
    return (
      <Panel title="Plan">
        <p className="text-xl">{label}</p>
        <p className="t2">
          {own.hasSeat
            ? 'Included with your seat on a coach’s team. You pay nothing.'
            : trial
              ? `On trial until ${formatDate(trial.endsAt)}. Then you’re back on Basic and keep all your data.`
              : 'Free forever. You won’t be charged.'}
        </p>
        {!own.hasSeat && (
          <Button onClick={onPlans}>{trial ? `Keep ${PLAN_LABELS[trial.planName]}` : 'See the plans'}</Button>
        )}
      </Panel>
    );
  }
  const end = formatDate(paid.currentEnd);
  const name = PLAN_LABELS[paid.planName];
  return (
    <Panel title="Plan">
      <p className="text-xl">
        {name}, {PERIOD_LABELS[paid.period]}
      </p>
      {planName !== paid.planName && (
        <p className="t2">
          You have {label} right now{own.hasSeat && ' with your seat on a coach’s team'}. {name} is what you
          pay for.
        </p>
      )}
      {paid.status === 'past_due' ? (
        <FailedPaymentNotice paid={paid} />
      ) : (
        <p className="t2">
          {paid.cancelAtEnd
            ? `Ends on ${end}. Then you’re on Basic and keep all your data.`
            : paid.next
              ? `Until ${end}; then ${PLAN_LABELS[paid.next.planName]}, ${PERIOD_LABELS[paid.next.period]}, for ${formatMoney(paid.nextAmount ?? 0)}.`
              : paid.status === 'trialing'
                ? `On trial until ${end}. We’ll charge your card ${formatMoney(paid.nextAmount ?? 0)}.`
                : `Renews on ${end} for ${formatMoney(paid.nextAmount ?? paid.amount)}.`}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {paid.status === 'past_due' && (
          <Change change="pay-open-invoice" label="Pay now" filled done={`${name} is paid.`} />
        )}
        {(paid.cancelAtEnd || paid.next) && (
          <Change change="resume" label={`Keep ${name}`} filled done={`${name} will continue.`} />
        )}
        {!paid.cancelAtEnd && <Button onClick={() => setAsking('cancel')}>Cancel plan</Button>}
        {paid.refund.reason === null && <Button onClick={() => setAsking('refund')}>Refund</Button>}
      </div>
      {asking === 'cancel' && (
        <ConfirmChange
          change="cancel"
          title={`Cancel ${name}?`}
          label="Cancel plan"
          done={`${name} ends on ${end}.`}
          onClose={() => setAsking(null)}
        >
          <li>
            {paid.status === 'trialing'
              ? `You keep it until ${end}, and you won’t be charged.`
              : `You keep it until ${end}.`}
          </li>
          <li>Then you’re on Basic. You keep your games, stats, plans and goals.</li>
          <li>You can undo this here until then.</li>
        </ConfirmChange>
      )}
      {asking === 'refund' && (
        <ConfirmChange
          change="refund"
          title={`Refund ${name}?`}
          label={`Refund ${formatMoney(paid.refund.amount)}`}
          done={`${formatMoney(paid.refund.amount)} will be refunded to your card.`}
          onClose={() => setAsking(null)}
        >
          <li>{formatMoney(paid.refund.amount)} will be refunded to your card within a few days.</li>
          <li>{name} ends right away. You’re back on Basic and keep all your data.</li>
        </ConfirmChange>
      )}
    </Panel>
  );
}

interface ChangeProps {
  change: PlanChange;
  label: string;
  done: string;
  filled?: boolean;
  onClose?: () => void;
}

function Change({ change, label, done, filled = false, onClose }: ChangeProps) {
  const { mutate, isPending } = useAction(() => changePlan(change), { done, onDone: () => onClose?.() });
  return (
    <Button variant={filled ? 'filled' : 'default'} loading={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}

function ConfirmChange(props: ChangeProps & { title: string; onClose: () => void; children: ReactNode }) {
  const { title, children, ...change } = props;
  return (
    <Dialog opened onClose={change.onClose} title={title} closeLabel="Keep my plan">
      <ul className="grid gap-2 mb-4 pl-4.5 text-t2">{children}</ul>
      <div className="flex flex-wrap gap-2">
        <Change {...change} />
        <Button onClick={change.onClose}>Keep my plan</Button>
      </div>
    </Dialog>
  );
}

function CardPart(props: { own: MyPayments; isOpened: boolean; isChanging: boolean; onPay: OnPay }) {
  const { own, isOpened, isChanging, onPay } = props;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpened) button.current?.focus();
  }, [isOpened]);
  const [isBusy, setBusy] = useState(false);
  const change = async (isRedirect = false) => {
    setBusy(true);
    try {
      onPay(await updateCard(), isRedirect);
    } catch (error) {
      showFailure(error);
      setBusy(false);
    }
  };
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!isChanging || hasStarted.current) return;
    hasStarted.current = true;
    void change(true);
  });
  const { card } = own;
  return (
    <Panel title="Card info">
      {card ? (
        <>
          <p className="text-xl">
            {card.brand} ending in <span className="num">{card.last4}</span>
          </p>
          <p className="t2">
            Expires {String(card.expiryMonth).padStart(2, '0')}/{card.expiryYear}.
          </p>
        </>
      ) : (
        <p className="t2">No card on file. You’ll add one with your first payment.</p>
      )}
      <Button ref={button} loading={isBusy} onClick={() => void change()}>
        {card ? 'Change card' : 'Add a card'}
      </Button>
    </Panel>
  );
}

function TokenPart({ onOrder }: { onOrder: (search: OrderSearch) => void }) {
  const { data } = useQuery(coachTokensQuery);
  const { data: coaching } = useQuery(coachingQuery);
  const [first] = data?.lots ?? [];
  return (
    <Panel title="Coaching tokens">
      {data ? (
        <>
          <p className="text-xl">
            <span className="num">{data.balance}</span> {data.balance === 1 ? 'token' : 'tokens'}
          </p>
          <p className="t2">
            {first
              ? `${counted(first.tokens, 'is', 'are')} valid until ${formatDate(first.endsAt)}.`
              : 'One token = one session with a coach, on any plan.'}
            {coaching &&
              ` ${formatSessionsLeft({ ofPlan: coaching.remainingSession - coaching.ofTokens, tokens: coaching.ofTokens })}.`}
          </p>
          <div className="flex flex-wrap gap-2">
            {data.products.map(({ key, tokens, amount }) => (
              <Button key={key} onClick={() => onOrder({ tokens: key })}>
                Buy {tokens} for {formatMoney(amount)}
              </Button>
            ))}
          </div>
        </>
      ) : (
        <Skeleton height={80} />
      )}
    </Panel>
  );
}

const STATUS_LABELS = { open: 'open', paid: 'paid', refunded: 'refunded', void: 'void' } as const;

function InvoiceList() {
  const [pageIndex, setPageIndex] = useState(0);
  const { data, error, refetch } = useQuery(invoicesQuery(pageIndex));
  if (error) {
    return (
      <Panel title="Invoices">
        <p className="t2">We couldn’t load your invoices.</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Panel>
    );
  }
  if (!data) return <Skeleton height={160} role="status" aria-label="Loading invoices…" />;
  if (data.total === 0) {
    return (
      <Panel title="Invoices">
        <p className="t2">No invoices yet. Your payments and printable invoices will show up here.</p>
      </Panel>
    );
  }
  const pages = Math.ceil(data.total / data.pageSize);
  return (
    <Panel title="Invoices" aside={`${data.total} total`} flush>
      <div className="overflow-x-auto">
        <DataTable
          className={classes.table}
          rows={data.items}
          rowKey={(invoice) => invoice.id}
          columns={[
            { head: 'Date', cell: (invoice) => formatDate(invoice.issuedAt) },
            {
              head: 'Number',
              cell: (invoice) => (
                <Link
                  to="/invoice/$invoiceId"
                  params={{ invoiceId: invoice.id }}
                  className="touch-target text-link num"
                >
                  {invoice.number}
                </Link>
              ),
            },
            { head: 'For', cell: (invoice) => describeLines(invoice) },
            {
              head: 'State',
              cellProps: (invoice) => ({ 'data-status': invoice.status }),
              cell: (invoice) => STATUS_LABELS[invoice.status],
            },
            {
              head: 'Total',
              className: classes.amount,
              cellClassName: 'num',
              cell: (invoice) => formatMoney(invoice.sum.total),
            },
          ]}
        />
      </div>
      {pages > 1 && (
        <nav className="flex items-center justify-end gap-3 px-4 py-2" aria-label="Pages of invoices">
          <TextButton label="Newer" disabled={pageIndex === 0} onClick={() => setPageIndex(pageIndex - 1)} />
          <span className="s12 t2">
            {pageIndex + 1} of {pages}
          </span>
          <Button disabled={pageIndex + 1 >= pages} onClick={() => setPageIndex(pageIndex + 1)}>
            Older
          </Button>
        </nav>
      )}
    </Panel>
  );
}

const describeLines = ({ lines }: Invoice): string =>
  lines.find(({ amount }) => amount > 0)?.text ?? lines[0]?.text ?? '';
