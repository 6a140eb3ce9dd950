import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatCsv, saveCsv } from '../../../shared/files/save-file.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../administration.module.css';
import {
  formatBillingPeriod,
  formatMoney,
  formatShare,
  listSubscriptionCells,
} from '../text/overview-text.ts';

type Row = Overview['subscriptions'][number];

/** The provider charges in US dollars only. */
const CURRENCY = 'usd';

const sum = (rows: readonly Row[], of: 'paying' | 'monthly' | 'payingBefore' | 'ended') =>
  rows.reduce((total, row) => total + row[of], 0);

/** What comes in each month, and who comes and goes, by plan and billing period. */
export function SubscriptionsPanel({ data }: { data: Overview }) {
  const { subscriptions: rows, trials } = data;
  const facts = [
    `${formatMoney(sum(rows, 'monthly'), CURRENCY)} per month from ${counted(sum(rows, 'paying'), 'paying account')}`,
    `churn ${formatShare(sum(rows, 'ended'), sum(rows, 'payingBefore'))}`,
    `${trials.paid} of ${counted(trials.ended, 'ended trial')} paid`,
  ];
  return (
    <Panel
      title="Subscriptions"
      flush
      aside={
        rows.length > 0 && (
          <Button
            size="xs"
            leftSection={<IconDownload size={14} stroke={1.6} />}
            aria-label="Export subscriptions as CSV"
            onClick={() =>
              saveCsv(
                formatCsv(listSubscriptionCells(rows)),
                `datacoach-subscriptions-${data.from}-${data.to}.csv`,
              )
            }
          >
            CSV
          </Button>
        )
      }
    >
      <p className={classes.plain}>
        {rows.length === 0 ? 'No one has subscribed to a plan yet.' : facts.join(' · ')}
      </p>
      {rows.length > 0 && (
        <DataTable
          caption="Subscriptions by plan and billing period"
          look="panel"
          rows={rows}
          rowKey={({ planName, period }) => `${planName} ${period}`}
          columns={[
            { head: 'Plan', isRowHead: true, cell: ({ planName }) => PLAN_LABELS[planName] },
            { head: 'Billed', cell: formatBillingPeriod },
            { head: 'Paying', isNumber: true, cell: ({ paying }) => formatNumber(paying) },
            { head: 'On trial', isNumber: true, cell: ({ onTrial }) => formatNumber(onTrial) },
            { head: 'Per month', isNumber: true, cell: ({ monthly }) => formatMoney(monthly, CURRENCY) },
            { head: 'New', isNumber: true, cell: ({ started }) => formatNumber(started) },
            { head: 'Ended', isNumber: true, cell: ({ ended }) => formatNumber(ended) },
            {
              head: 'Churn',
              isNumber: true,
              cell: ({ ended, payingBefore }) => formatShare(ended, payingBefore),
            },
          ]}
        />
      )}
    </Panel>
  );
}

/** Accounts whose plan ends unless they pay. */
export const FailedPaymentsPanel = ({ failedPayments }: Pick<Overview, 'failedPayments'>) => (
  <Panel title="Failed payments" flush>
    <p className={classes.plain}>
      {failedPayments.length === 0
        ? 'No failed payments right now.'
        : 'We email them right away and once a day, with a link to change the card. Their plan ends on the day shown unless they pay.'}
    </p>
    {failedPayments.length > 0 && (
      <DataTable
        caption="Failed payments"
        look="panel"
        rows={failedPayments}
        rowKey={({ userId, planName }) => `${userId} ${planName}`}
        columns={[
          {
            head: 'User',
            isRowHead: true,
            cell: ({ userId, userName }) => (
              <Link to="/admin/users" search={{ user: userId }} className="touch-target py-1.5">
                {userName}
              </Link>
            ),
          },
          { head: 'Plan', cell: ({ planName }) => PLAN_LABELS[planName] },
          { head: 'Amount', isNumber: true, cell: ({ amount }) => formatMoney(amount, CURRENCY) },
          {
            head: 'Emailed',
            cell: ({ mails }) =>
              mails.length === 0
                ? 'no (emails off or not confirmed)'
                : mails.map((at) => formatShortDate(at)).join(', '),
          },
          { head: 'Failed', isNumber: true, cell: ({ since }) => formatShortDate(since) },
          { head: 'Ends', isNumber: true, cell: ({ endsAt }) => formatShortDate(endsAt) },
        ]}
      />
    )}
  </Panel>
);
