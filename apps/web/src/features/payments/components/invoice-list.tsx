import type { Invoice } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { invoicesQuery } from '../api/payments.ts';
import { formatMoney } from '../money.ts';
import classes from '../payments.module.css';

const STATUS_WORDS = { open: 'open', paid: 'paid', refunded: 'refunded', void: 'void' } as const;

export function InvoiceList() {
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
            { head: 'For', cell: (invoice) => whatFor(invoice) },
            {
              head: 'State',
              cellProps: (invoice) => ({ 'data-status': invoice.status }),
              cell: (invoice) => STATUS_WORDS[invoice.status],
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

function whatFor({ lines }: Invoice): string {
  return lines.find(({ amount }) => amount > 0)?.text ?? lines[0]?.text ?? '';
}
