import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { invoiceQuery } from '../api/payments.ts';
import { formatMoney } from '../money.ts';
import classes from './invoice-screen.module.css';

const STATUS_TEXT = {
  paid: 'Paid by card.',
  open: 'Open: the card did not pay.',
  refunded: 'Given back.',
  void: 'Void: nothing is asked for.',
} as const;

/** One invoice, made to be printed or kept as PDF. */
export function InvoiceScreen({ invoiceId, onBack }: { invoiceId: string; onBack: () => void }) {
  const { data, error } = useQuery(invoiceQuery(invoiceId));
  if (error) {
    return (
      <main className={classes.page}>
        <StatePanel heading="h1" title="No invoice here" actions={<Button onClick={onBack}>Payment</Button>}>
          {failureSentence(error)}
        </StatePanel>
      </main>
    );
  }
  if (!data) {
    return (
      <main className={classes.page}>
        <Skeleton height={420} role="status" aria-label="The invoice loads" />
      </main>
    );
  }
  const { number, issuedAt, buyer, lines, sum, period, status, refunded } = data;
  return (
    <main className={classes.page}>
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          Back to Payment
        </Button>
        <Button onClick={() => window.print()}>Print or keep as PDF</Button>
      </div>
      <article className={classes.sheet}>
        <h1>Invoice {number}</h1>
        <p className="t2">DataCoach · {formatDate(new Date(issuedAt))}</p>
        <p>
          {buyer.name}
          <br />
          {buyer.email}
        </p>
        {period && (
          <p className="t2">
            For {formatDate(new Date(period.from))} to {formatDate(new Date(period.to))}
          </p>
        )}
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Amount, USD</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ text, amount }) => (
              <tr key={text}>
                <td>{text}</td>
                <td className="num">{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Net</th>
              <td className="num">{formatMoney(sum.net)}</td>
            </tr>
            <tr>
              <th scope="row">Tax</th>
              <td className="num">{formatMoney(sum.tax)}</td>
            </tr>
            <tr className={classes.total}>
              <th scope="row">Total</th>
              <td className="num">{formatMoney(sum.total)}</td>
            </tr>
          </tfoot>
        </table>
        <p>
          {STATUS_TEXT[status]}
          {refunded > 0 && ` ${formatMoney(refunded)} came back to the card.`}
        </p>
      </article>
    </main>
  );
}
