import { type UserPayments as Payments, PLAN_LABELS } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { DataTable, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatTypedMoney } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import table from '../administration.module.css';
import { refundUserPlan } from '../api/change-users.ts';
import { userPaymentsQuery } from '../api/users.ts';

const PERIODS = { 5: 'a month', 10: 'every 3 months', 15: 'a year' } as const;
const formatDollars = (cents: number) => `$${formatTypedMoney(cents)}`;

/** What an account pays, its plan apart from a seat in a team, and its invoices. */
export function UserPayments({ userId }: { userId: string }) {
  const mayRefund = usePermissionCheck()('Plans', 'Edit');
  const [isRefunding, setRefunding] = useState(false);
  return (
    <QueryBoundary query={useQuery(userPaymentsQuery(userId))} what="the payments" height={200}>
      {(data) => (
        <section className="grid gap-3" aria-label="Payments">
          <dl className={`${table.facts} grid`}>
            {listPaymentFacts(data).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {data.invoices.length > 0 && <Invoices rows={data.invoices} />}
          {mayRefund && data.payments.subscription && (
            <div>
              <TextButton label="Refund the plan" size="xs" onClick={() => setRefunding(true)} />
            </div>
          )}
          {isRefunding && <RefundDialog userId={userId} onClose={() => setRefunding(false)} />}
        </section>
      )}
    </QueryBoundary>
  );
}

function listPaymentFacts({ ownPlanName, payments: { subscription, trial, hasSeat, card } }: Payments) {
  return [
    ['Plan', PLAN_LABELS[ownPlanName]],
    ['Seat in a team', hasSeat ? 'yes' : 'no'],
    [
      'Pays',
      subscription ? `${formatDollars(subscription.amount)} ${PERIODS[subscription.period]}` : 'nothing',
    ],
    subscription && [
      subscription.cancelAtEnd ? 'Ends' : 'Next payment',
      formatShortDate(subscription.currentEnd),
    ],
    trial && ['Trial', `${PLAN_LABELS[trial.planName]}, until ${formatShortDate(trial.endsAt)}`],
    ['Card', card ? `${card.brand}, ending in ${card.last4}` : 'none'],
  ].filter((fact) => fact !== null);
}

function RefundDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'refundUserPlan',
    initialValues: { note: '' },
    save: (body) => refundUserPlan(userId, body),
    done: 'Plan refunded',
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title="Refund the plan?">
      <EntityForm form={form} submit="Refund and end plan" onCancel={onClose}>
        <p className="t2">
          Everything paid for this subscription goes back to the card, and the plan ends right away.
        </p>
        <TextInput label="Reason" {...form.field('note')} data-autofocus />
      </EntityForm>
    </Dialog>
  );
}

function Invoices({ rows }: { rows: Payments['invoices'] }) {
  return (
    <DataTable
      caption="Invoices"
      look="panel"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          head: 'Invoice',
          isRowHead: true,
          isWide: true,
          cell: ({ number, lines }) => (
            <>
              {number}
              {lines.map(({ text }) => (
                <small key={text}>{text}</small>
              ))}
            </>
          ),
        },
        {
          head: 'State',
          cell: ({ status, refunded }) =>
            withNotes(status, refunded > 0 && `${formatDollars(refunded)} back`),
        },
        { head: 'Total', isNumber: true, cell: ({ sum }) => formatDollars(sum.total) },
        {
          head: 'Date',
          isNumber: true,
          cellClassName: 'nowrap',
          cell: ({ issuedAt }) => formatShortDate(issuedAt),
        },
      ]}
    />
  );
}
