import type { AdminUser } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { userAuditQuery, userLedgerQuery, userQuery } from '../api/users.ts';
import { USER_VIEWS, type UserView } from '../search/users-search.ts';
import { AuditList } from './change-history.tsx';
import { PagedQueryBoundary } from './pages.tsx';
import { PermissionsView } from './permissions-view.tsx';
import { UserAccount } from './user-account.tsx';
import { UserLedger } from './user-ledger.tsx';
import { UserPayments } from './user-payments.tsx';
import { UserReplays } from './user-replays.tsx';
import { UserTokens } from './user-tokens.tsx';

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

function LedgerView({ userId }: { userId: string }) {
  return (
    <QueryBoundary query={useQuery(userLedgerQuery(userId))} what="the ledger" height={240}>
      {(rows) => <UserLedger rows={rows} caption="Plan, token and quota changes" />}
    </QueryBoundary>
  );
}

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
