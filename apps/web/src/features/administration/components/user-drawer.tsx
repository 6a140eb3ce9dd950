import { counted } from '@datacoach/analysis/format-number';
import {
  type AdminUser,
  type UserPayments as Payments,
  PLAN_LABELS,
  REPLAY_STATUS,
  type ResponseOf,
} from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { DataTable, UNBROKEN, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { formatFileSize } from '../../../shared/format/number.ts';
import { formatTypedMoney } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import table from '../administration.module.css';
import { refundUserPlan } from '../api/change-users.ts';
import {
  userAuditQuery,
  userLedgerQuery,
  userPaymentsQuery,
  userQuery,
  userReplaysQuery,
} from '../api/users.ts';
import { USER_VIEWS, type UserView } from '../search/users-search.ts';
import { type AccountDialog, AccountDialogs } from './account-dialogs.tsx';
import { AuditList } from './change-history.tsx';
import { PagedQueryBoundary } from './pages.tsx';
import { PermissionsView } from './permissions-view.tsx';
import { UserAccount } from './user-account.tsx';
import { UserLedger } from './user-ledger.tsx';

interface UserDrawerProps {
  userId: string;
  view: UserView;
  sessions: (userId: string) => ReactNode;
  onView: (view: UserView) => void;
  onClose: () => void;
}

const LABELS: Record<UserView, string> = {
  account: 'Account',
  permissions: 'Permissions',
  replays: 'Replays',
  ledger: 'Plan and payments',
  coaching: 'Coaching',
  audit: 'Audit',
};

export function UserDrawer({ userId, view, sessions, onView, onClose }: UserDrawerProps) {
  const user = useQuery(userQuery(userId));
  return (
    <SideDrawer opened onClose={onClose} title={user.data?.userName ?? 'User'} width="work">
      <QueryBoundary query={user} what="the user" height={420}>
        {(data) => (
          <>
            <p className="t3 s12">
              {[data.email ?? 'no email', `joined ${formatDate(data.createdAt)}`].join(' · ')}
            </p>
            <Parts
              key={data.id}
              user={data}
              view={view}
              sessions={sessions}
              onView={onView}
              onGone={onClose}
            />
          </>
        )}
      </QueryBoundary>
    </SideDrawer>
  );
}

interface PartsProps {
  user: AdminUser;
  view: UserView;
  sessions: (userId: string) => ReactNode;
  onView: (view: UserView) => void;
  onGone: () => void;
}

function Parts({ user, view, sessions, onView, onGone }: PartsProps) {
  const permits = usePermissionCheck();
  const isAdmin = user.userType === 'Admin';
  const views = USER_VIEWS.filter((one) =>
    isAdmin ? ['account', 'permissions', 'audit'].includes(one) : one !== 'permissions',
  );
  return (
    <TabPages
      label="Account sections"
      labels={LABELS}
      shown={views}
      value={views.includes(view) ? view : 'account'}
      onChange={onView}
      panelClassName="grid grid-cols-1 gap-5 pt-4"
      pages={{
        account: <UserAccount user={user} onGone={onGone} />,
        permissions: <PermissionsView userId={user.id} />,
        replays: <UserReplays user={user} />,
        ledger: (
          <>
            {permits('Plans', 'View') && <UserPayments userId={user.id} />}
            <LedgerView userId={user.id} />
          </>
        ),
        coaching: (
          <>
            <UserTokens user={user} />
            {permits('Coaching', 'View') && sessions(user.id)}
          </>
        ),
        audit: <AuditView userId={user.id} />,
      }}
    />
  );
}

const LedgerView = ({ userId }: { userId: string }) => (
  <QueryBoundary query={useQuery(userLedgerQuery(userId))} what="the ledger" height={240}>
    {(rows) => <UserLedger rows={rows} caption="Plan, token and quota changes" />}
  </QueryBoundary>
);

function AuditView({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  return (
    <PagedQueryBoundary
      query={useQuery(userAuditQuery(userId, page - 1))}
      what="the audit trail"
      height={240}
      page={page}
      onPage={setPage}
      empty={<StatePanel title="No changes yet">No admin has changed this account yet.</StatePanel>}
    >
      {({ items }) => <AuditList entries={items} ofOne />}
    </PagedQueryBoundary>
  );
}

/** An account's coaching tokens: how many are left, where they came from, and buttons to grant and take them. */
function UserTokens({ user }: { user: AdminUser }) {
  const mayEdit = usePermissionCheck()('Plans', 'Edit');
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const { coachingTokens, nextTokenEndsAt, coachingSessionsLeft } = user;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label="Tokens">
      <p className="t2">
        {counted(coachingTokens, 'token')} left
        {nextTokenEndsAt && `, the next expires ${formatShortDate(nextTokenEndsAt)}`}. The plan includes{' '}
        {counted(coachingSessionsLeft, 'more session')} this month.
      </p>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <TextButton label="Grant tokens" size="xs" onClick={() => setDialog('tokens')} />
          {coachingTokens > 0 && (
            <TextButton label="Remove tokens" size="xs" onClick={() => setDialog('take-tokens')} />
          )}
        </div>
      )}
      <QueryBoundary query={useQuery(userLedgerQuery(user.id))} what="the tokens" height={160}>
        {(rows) => (
          <UserLedger
            rows={rows.filter(({ kind }) => kind.startsWith('token-') || kind.startsWith('session-'))}
            caption="Tokens and sessions used"
          />
        )}
      </QueryBoundary>
      {dialog && (
        <AccountDialogs
          dialog={dialog}
          user={user}
          onClose={() => setDialog(null)}
          onGone={() => setDialog(null)}
        />
      )}
    </section>
  );
}

const STATUS: Readonly<Record<number, string>> = {
  [REPLAY_STATUS.uploaded]: 'Uploaded',
  [REPLAY_STATUS.processing]: 'Processing',
  [REPLAY_STATUS.completed]: 'Completed',
  [REPLAY_STATUS.errorOccurred]: 'Failed',
};

/** How many replays an account has and how large they are, with the newest ones and why some failed. */
function UserReplays({ user }: { user: AdminUser }) {
  const [show, setShow] = useState<'all' | 'failed'>('all');
  const { replays, failedReplays, replayBytes } = user;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="t2">
          {counted(replays, 'replay')}, {formatFileSize(replayBytes)}
        </p>
        <Segmented
          label="Replays"
          value={show}
          choices={{ all: 'All', failed: `Failed (${failedReplays})` }}
          onChange={setShow}
        />
      </div>
      <QueryBoundary query={useQuery(userReplaysQuery(user.id, show))} what="the replays" height={240}>
        {(rows) =>
          rows.length > 0 ? (
            <NewestReplays rows={rows} />
          ) : show === 'failed' ? (
            <StatePanel title="No failed replays">Every file was analyzed.</StatePanel>
          ) : (
            <StatePanel title="No replays">This account has no uploads yet.</StatePanel>
          )
        }
      </QueryBoundary>
    </>
  );
}

const NewestReplays = ({ rows }: { rows: ResponseOf<'listUserReplays'> }) => (
  <DataTable
    caption="Newest replays"
    look="panel"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      {
        head: 'Replay',
        isRowHead: true,
        isWide: true,
        cell: ({ name, statusReason, errorCode, gameBuild }) => (
          <>
            {name}
            {gameBuild && <small>build {gameBuild}</small>}
            {statusReason && <small>{statusReason}</small>}
            {errorCode && <small>{errorCode}</small>}
          </>
        ),
      },
      { head: 'Status', cell: ({ status }) => STATUS[status] },
      { head: 'Size', ...UNBROKEN, cell: ({ fileSize }) => formatFileSize(fileSize) },
      { head: 'Uploaded', ...UNBROKEN, cell: ({ uploadedAt }) => formatShortDate(uploadedAt) },
    ]}
  />
);

const PERIODS = { 5: 'a month', 10: 'every 3 months', 15: 'a year' } as const;
const formatDollars = (cents: number) => `$${formatTypedMoney(cents)}`;

/** What an account pays, its plan apart from a seat in a team, and its invoices. */
function UserPayments({ userId }: { userId: string }) {
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

const listPaymentFacts = ({ ownPlanName, payments: { subscription, trial, hasSeat, card } }: Payments) =>
  [
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

const Invoices = ({ rows }: { rows: Payments['invoices'] }) => (
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
        cell: ({ status, refunded }) => withNotes(status, refunded > 0 && `${formatDollars(refunded)} back`),
      },
      { head: 'Total', isNumber: true, cell: ({ sum }) => formatDollars(sum.total) },
      { head: 'Date', ...UNBROKEN, cell: ({ issuedAt }) => formatShortDate(issuedAt) },
    ]}
  />
);
