import {
  type AdminUser,
  type AnswerOf,
  PLAN_LABELS,
  type PlanName,
  REPLAY_STATUS,
} from '@datacoach/contract';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/session/use-permits.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import tabs from '../../../shared/ui/ui.module.css';
import { userAuditQuery, userLedgerQuery, userQuery, userReplaysQuery } from '../api/users.ts';
import { USER_VIEWS, type UserView } from '../search/users-search.ts';
import { ledgerWords } from '../words/user-words.ts';
import { AuditList } from './change-history.tsx';
import { Pages } from './pages.tsx';
import { PermissionsView } from './permissions-view.tsx';
import { UserAccount } from './user-account.tsx';
import { UserPayments } from './user-payments.tsx';

const STATUS: Readonly<Record<number, string>> = {
  [REPLAY_STATUS.uploaded]: 'Uploaded',
  [REPLAY_STATUS.processing]: 'Processing',
  [REPLAY_STATUS.completed]: 'Completed',
  [REPLAY_STATUS.errorOccurred]: 'Failed',
};

const short = (at: string) => formatShortDate(new Date(at));

/** An account's newest uploads, with the reasons for failures. */
function UserReplays({ replays }: { replays: AnswerOf<'listUserReplays'> }) {
  if (replays.length === 0) {
    return <StatePanel title="No replays">This account has no uploads yet.</StatePanel>;
  }
  return (
    <DataTable
      caption="Newest replays"
      look="panel"
      rows={replays}
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
        {
          head: 'Uploaded',
          isNumber: true,
          cellClassName: 'nowrap',
          cell: ({ uploadedAt }) => short(uploadedAt),
        },
      ]}
    />
  );
}

/** The history of an account's plan, tokens and quota. */
function UserLedger({ rows }: { rows: AnswerOf<'listUserLedger'> }) {
  if (rows.length === 0) {
    return <StatePanel title="Nothing yet">Activity will show up here.</StatePanel>;
  }
  return (
    <DataTable
      caption="Plan, token and quota changes"
      look="panel"
      rows={rows}
      rowKey={({ at, kind }) => `${at} ${kind}`}
      columns={[
        {
          head: 'What',
          isRowHead: true,
          isWide: true,
          cell: ({ kind, note }) => (
            <>
              {ledgerWords(kind)}
              {note && <small>{note}</small>}
            </>
          ),
        },
        {
          head: 'Plan',
          cell: ({ planName, endsAt }) => (
            <>
              {planName && PLAN_LABELS[planName as PlanName]}
              {endsAt && <small>until {short(endsAt)}</small>}
            </>
          ),
        },
        { head: 'When', isNumber: true, cellClassName: 'nowrap', cell: ({ at }) => short(at) },
      ]}
    />
  );
}

interface UserDrawerProps {
  userId: string;
  view: UserView;
  onView: (view: UserView) => void;
  onClose: () => void;
}

const LABELS: Record<UserView, string> = {
  account: 'Account',
  permissions: 'Permissions',
  replays: 'Replays',
  ledger: 'Plan and payments',
  audit: 'Audit',
};

/** An account, next to the list. */
export function UserDrawer({ userId, view, onView, onClose }: UserDrawerProps) {
  const user = useQuery(userQuery(userId));
  return (
    <SideDrawer opened onClose={onClose} title={user.data?.userName ?? 'User'} width="work">
      <Answer query={user} what="the user" height={420}>
        {(data) => (
          <>
            <p className="t3 s12">
              {[data.email ?? 'no email', `joined ${formatDate(new Date(data.createdAt))}`].join(' · ')}
            </p>
            <Parts user={data} view={view} onView={onView} onGone={onClose} />
          </>
        )}
      </Answer>
    </SideDrawer>
  );
}

interface PartsProps {
  user: AdminUser;
  view: UserView;
  onView: (view: UserView) => void;
  onGone: () => void;
}

function Parts({ user, view, onView, onGone }: PartsProps) {
  const permits = usePermits();
  const isAdmin = user.userType === 'Admin';
  const views = USER_VIEWS.filter((one) =>
    isAdmin ? one !== 'replays' && one !== 'ledger' : one !== 'permissions',
  );
  return (
    <Tabs
      value={views.includes(view) ? view : 'account'}
      onChange={(next) => onView(USER_VIEWS.find((known) => known === next) ?? 'account')}
      keepMounted={false}
      classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: 'grid grid-cols-1 gap-5 pt-4' }}
    >
      <Tabs.List aria-label="Account sections">
        {views.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {LABELS[one]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value="account">
        <UserAccount user={user} onGone={onGone} />
      </Tabs.Panel>
      <Tabs.Panel value="permissions">
        <PermissionsView userId={user.id} />
      </Tabs.Panel>
      <Tabs.Panel value="replays">
        <ReplaysView userId={user.id} />
      </Tabs.Panel>
      <Tabs.Panel value="ledger">
        {permits('Plans', 'View') && <UserPayments userId={user.id} />}
        <LedgerView userId={user.id} />
      </Tabs.Panel>
      <Tabs.Panel value="audit">
        <AuditView userId={user.id} />
      </Tabs.Panel>
    </Tabs>
  );
}

function ReplaysView({ userId }: { userId: string }) {
  return (
    <Answer query={useQuery(userReplaysQuery(userId))} what="the replays" height={240}>
      {(replays) => <UserReplays replays={replays} />}
    </Answer>
  );
}

function LedgerView({ userId }: { userId: string }) {
  return (
    <Answer query={useQuery(userLedgerQuery(userId))} what="the ledger" height={240}>
      {(rows) => <UserLedger rows={rows} />}
    </Answer>
  );
}

function AuditView({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  return (
    <Answer query={useQuery(userAuditQuery(userId, page - 1))} what="the audit trail" height={240}>
      {({ items, pageSize, total }) =>
        total === 0 ? (
          <StatePanel title="No changes yet">No admin has changed this account yet.</StatePanel>
        ) : (
          <>
            <AuditList entries={items} ofOne />
            <Pages of="the audit trail" page={page} pageSize={pageSize} total={total} onPage={setPage} />
          </>
        )
      }
    </Answer>
  );
}
