import { MAX_DISCOUNT_CODES, type Quote } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { getFailureMessage, isRefusal } from '../../../app/api/failure.ts';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatMoney } from '../../../shared/format/number.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { myPaymentsQuery, type OrderRequest, quoteQuery, startOrder } from '../api/payments.ts';
import classes from '../payments.module.css';
import type { OrderSearch } from '../search/order-search.ts';

interface OrderScreenProps {
  search: OrderSearch;
  onBack: () => void;
  /** Called when the order is complete without a payment page. */
  onDone: (orderId: string) => void;
  /** Opens the payment page: the app's or the provider's. */
  onPay: (url: string) => void;
}

/** Shows net, tax, total and what changes when, before any payment. */
export function OrderScreen({ search, onBack, onDone, onPay }: OrderScreenProps) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const requested = toRequest(search, codes);
  const shown = useQuery(quoteQuery(requested));
  const payments = useQuery(myPaymentsQuery);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { data, error } = shown;
  const pay = async (total: number) => {
    setBusy(true);
    setFailure(null);
    try {
      const { order, url } = await startOrder({ ...requested, codes: data?.codes ?? [] }, total);
      if (url === null) onDone(order.id);
      else onPay(url);
    } catch (reason) {
      setFailure(getFailureMessage(reason));
      setBusy(false);
      void shown.refetch();
    }
  };
  return (
    <>
      <PageHead
        title={data ? data.title : 'Your order'}
        subtitle="You haven’t paid yet"
        actions={<Button onClick={onBack}>Back</Button>}
      />
      {isRefusal(error) ? (
        <StatePanel title="You can’t order this" actions={<Button onClick={onBack}>Back</Button>}>
          {getFailureMessage(error)}
        </StatePanel>
      ) : data ? (
        <div
          className={`${classes.columns} data-stale:opacity-60 max-lg:grid-cols-[1fr] max-lg:gap-4 grid grid-cols-[minmax(0,1fr)_minmax(0,420px)] items-stretch gap-6`}
          data-stale={shown.isPlaceholderData || undefined}
        >
          <Panel title="What happens next">
            <ol className="text-base grid gap-2 max-w-[64ch]">
              {data.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ol>
            {data.takesEffect !== 'periodEnd' && search.trial !== true && (
              <CodeForm quote={data} codes={codes} onCodes={setCodes} />
            )}
          </Panel>
          <Panel title="Total due">
            <Sums quote={data} />
            <FormMessage>{failure}</FormMessage>
            <TextButton
              label={formatPayLabel(data, search.trial === true)}
              fullWidth
              variant="filled"
              loading={isBusy}
              disabled={shown.isPlaceholderData}
              onClick={() => void pay(data.due.total)}
            />
            <p className="s12 t3">
              {payments.data?.provider === 'sandbox'
                ? 'Test mode: works like a real payment, but no money is charged.'
                : 'Paid through Stripe. We only see your card’s last four digits.'}
            </p>
          </Panel>
        </div>
      ) : (
        <Pending query={shown} height={320} label="Calculating price…" />
      )}
    </>
  );
}

const toRequest = (
  { plan, period = 5, trial, tokens }: OrderSearch,
  codes: readonly string[],
): OrderRequest =>
  plan
    ? { kind: 'plan', planName: plan, period, ...(trial && { trial }), codes: [...codes] }
    : { kind: 'tokens', product: tokens ?? 'one', codes: [...codes] };

function formatPayLabel({ takesEffect, due }: Quote, isTrial: boolean): string {
  if (isTrial) return 'Start trial';
  if (takesEffect === 'periodEnd') return 'Change at the next billing period';
  if (takesEffect === 'now' && due.total === 0) return 'Change now';
  return takesEffect === 'now'
    ? `Pay ${formatMoney(due.total)} and change now`
    : `Pay ${formatMoney(due.total)}`;
}

function Sums({ quote }: { quote: Quote }) {
  const { lines, due, taxPercent, next, creditLeft } = quote;
  return (
    <dl className={`${classes.sums} grid gap-2 mb-4`}>
      {lines.map(({ text, amount }) => (
        <Sum key={text} name={text} amount={amount} />
      ))}
      <Sum name="Net" amount={taxPercent === null ? null : due.net} className={classes.net} />
      <Sum
        name={
          taxPercent === null ? 'Tax (included; set by your address on the next page)' : `Tax, ${taxPercent}%`
        }
        amount={taxPercent === null ? null : due.tax}
      />
      <Sum name="Total today" amount={due.total} className={classes.orderScreenTotal} />
      {creditLeft > 0 && <Sum name="Credit for your next invoices" amount={creditLeft} />}
      {next && <Sum name={`Then on ${formatDate(next.at)}`} amount={next.amount} />}
    </dl>
  );
}

interface SumProps {
  name: string;
  /** Cents; null while it isn't known. */
  amount: number | null;
  className?: string | undefined;
}

const Sum = ({ name, amount, className = '' }: SumProps) => (
  <div className={`${className} flex justify-between gap-4`}>
    <dt>{name}</dt>
    <dd className="num whitespace-nowrap">{amount === null ? '–' : formatMoney(amount)}</dd>
  </div>
);

interface CodeFormProps {
  quote: Quote;
  codes: readonly string[];
  onCodes: (codes: readonly string[]) => void;
}

function CodeForm({ quote, codes, onCodes }: CodeFormProps) {
  const [typed, setTyped] = useState('');
  const addCode = (code: string) => {
    const clean = code.trim().toUpperCase();
    if (clean) onCodes([...new Set([...quote.codes, clean])].slice(-MAX_DISCOUNT_CODES));
    setTyped('');
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    addCode(typed);
  };
  return (
    <form
      className={`${classes.codes} grid grid-cols-[minmax(0,280px)_auto] items-start justify-start gap-2 mt-6`}
      onSubmit={submit}
    >
      <TextInput
        label="Discount code"
        value={typed}
        maxLength={40}
        autoComplete="off"
        error={quote.refusedCodes.map(({ code, message }) => `${code}: ${message}`).join(' ') || null}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit">Apply code</Button>
      {quote.offeredCode && (
        <p className="s12 t2 col-span-full">
          For you, thanks to your friend’s code:{' '}
          <button type="button" className="text-link" onClick={() => addCode(quote.offeredCode!)}>
            apply {quote.offeredCode}
          </button>
        </p>
      )}
      {codes.length > 0 && quote.codes.length > 0 && (
        <p className="s12 t2 col-span-full" role="status">
          {quote.codes.join(' and ')} {quote.codes.length === 1 ? 'counts' : 'count'}.{' '}
          <button type="button" className="text-link" onClick={() => onCodes([])}>
            Remove
          </button>
        </p>
      )}
    </form>
  );
}
