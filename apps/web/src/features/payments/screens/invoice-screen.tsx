import type { ResponseOf } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { formatMoney } from '../../../shared/format/number.ts';
import { invoiceQuery } from '../api/payments.ts';
import classes from '../payments.module.css';

const STATUS_TEXT = {
  paid: 'Paid by card.',
  open: 'Open: the card payment failed.',
  refunded: 'Refunded.',
  void: 'Void: nothing is due.',
} as const;

/** One invoice, for printing or saving as a PDF. */
export function InvoiceScreen({ invoiceId, onBack }: { invoiceId: string; onBack: () => void }) {
  const query = useQuery(invoiceQuery(invoiceId));
  return (
    <main className="grid content-start gap-6 max-w-180 min-h-dvh mx-auto px-4 py-8">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={onBack}>Back to Payment</Button>
        {query.data && <Button onClick={() => window.print()}>Print or save as PDF</Button>}
      </div>
      <QueryBoundary
        query={query}
        what="the invoice"
        heading="h1"
        height={420}
        gone={{ title: 'Invoice not found', words: 'You’ll find all your invoices under Payment.' }}
      >
        {(invoice) => <Sheet invoice={invoice} />}
      </QueryBoundary>
    </main>
  );
}

function Sheet({ invoice }: { invoice: ResponseOf<'getInvoice'> }) {
  const { number, issuedAt, buyer, lines, sum, period, status, refunded } = invoice;
  return (
    <article className={`${classes.sheet} grid gap-3 p-8 rounded-3 bg-s1`}>
      <h1>Invoice {number}</h1>
      <p className="t2">DataCoach · {formatDate(issuedAt)}</p>
      <p>
        {buyer.name}
        <br />
        {buyer.email}
      </p>
      {period && (
        <p className="t2">
          For {formatDate(period.from)} to {formatDate(period.to)}
        </p>
      )}
      <DataTable
        className={classes.invoiceScreenTable}
        rows={lines}
        rowKey={({ text }) => text}
        columns={[
          { head: 'What', cell: ({ text }) => text },
          { head: 'Amount, USD', cellClassName: 'num', cell: ({ amount }) => formatMoney(amount) },
        ]}
        foot={[
          { label: 'Net', amount: sum.net },
          { label: 'Tax', amount: sum.tax },
          { label: 'Total', amount: sum.total, className: classes.total },
        ].map(({ label, amount, className }) => (
          <tr key={label} className={className}>
            <th scope="row">{label}</th>
            <td className="num">{formatMoney(amount)}</td>
          </tr>
        ))}
      />
      <p>
        {STATUS_TEXT[status]}
        {refunded > 0 && ` ${formatMoney(refunded)} was refunded to the card.`}
      </p>
    </article>
  );
}
