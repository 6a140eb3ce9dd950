import { formatNumber } from '@datacoach/analysis/format-number';
import { PERMISSION_MODULES } from '@datacoach/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChecksField, EntityDrawer } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { DownloadButton } from '../../../app/lists/download-button.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { addUser, downloadUsers } from '../api/change-users.ts';
import { usersQuery } from '../api/users.ts';
import { AuditTab } from '../components/audit-tab.tsx';
import { Pages } from '../components/pages.tsx';
import { describeModule } from '../components/permissions-view.tsx';
import { UserDrawer } from '../components/user-drawer.tsx';
import { UserFilters, UserTable } from '../components/user-table.tsx';
import type { UsersSearch } from '../search/users-search.ts';

interface UsersScreenProps {
  search: UsersSearch;
  onSearch: (part: Record<string, unknown>) => void;
  coaches: ReactNode;
  disputes: ReactNode;
  hiddenPlayers: ReactNode;
  sessions: (userId: string) => ReactNode;
}

const TAB_LABELS = {
  accounts: 'Accounts',
  coaches: 'Pro coaches',
  disputes: 'Disputes',
  hidden: 'Hidden players',
  audit: 'Audit trail',
} as const;

export function UsersScreen(props: UsersScreenProps) {
  const { search, onSearch, coaches, disputes, hiddenPlayers, sessions } = props;
  const permits = usePermissionCheck();
  const [adding, setAdding] = useState(false);
  const users = useQuery(usersQuery(search));
  const counts = users.data?.counts;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title="Users"
        subtitle={
          counts &&
          [
            `${formatNumber(counts.accounts)} accounts`,
            `${formatNumber(counts.newThisWeek)} new this week`,
            `${formatNumber(counts.onLargerPlan)} above Basic`,
            `${formatNumber(counts.banned)} banned`,
          ].join(' · ')
        }
        actions={
          <>
            <DownloadButton download={() => downloadUsers(search)} />
            {permits('Users', 'Create') && (
              <TextButton
                label="Add user"
                icon={IconUserPlus}
                variant="filled"
                onClick={() => setAdding(true)}
              />
            )}
          </>
        }
      />
      <TabPages
        label="User page sections"
        labels={TAB_LABELS}
        value={search.tab ?? 'accounts'}
        onChange={(tab) => onSearch({ tab: tab === 'accounts' ? undefined : tab, user: undefined })}
        panelClassName="grid grid-cols-1 gap-4 pt-4"
        pages={{
          accounts: (
            <>
              <UserFilters search={search} onChange={(part) => onSearch({ ...part, page: undefined })} />
              <QueryBoundary query={users} what="the users" height={480}>
                {({ items, pageIndex, pageSize, total }) => (
                  <>
                    {items.length === 0 ? (
                      <StatePanel title="No accounts found">Try fewer words or filters.</StatePanel>
                    ) : (
                      <UserTable
                        items={items}
                        order={{ sort: search.sort ?? 'seen', direction: search.direction ?? 'down' }}
                        opened={search.user ?? null}
                        onOrder={(order) => onSearch({ ...order, page: undefined })}
                        onOpen={(user) => onSearch({ user, view: undefined })}
                      />
                    )}
                    <Pages
                      of="users"
                      page={pageIndex + 1}
                      pageSize={pageSize}
                      total={total}
                      onPage={(page) => onSearch({ page })}
                    />
                  </>
                )}
              </QueryBoundary>
            </>
          ),
          coaches,
          disputes,
          hidden: hiddenPlayers,
          audit: <AuditTab />,
        }}
      />
      {search.user && (
        <UserDrawer
          userId={search.user}
          view={search.view ?? 'account'}
          sessions={sessions}
          onView={(view) => onSearch({ view })}
          onClose={() => onSearch({ user: undefined, view: undefined })}
        />
      )}
      {adding && (
        <AddUserDrawer
          onClose={() => setAdding(false)}
          onAdded={(user) => {
            setAdding(false);
            onSearch({ user });
          }}
        />
      )}
    </div>
  );
}

/** Creates an account for a user, who gets a mail to choose their password. */
function AddUserDrawer({ onClose, onAdded }: { onClose: () => void; onAdded: (userId: string) => void }) {
  const form = useEntityForm({
    endpoint: 'addUser',
    initialValues: { email: '', userName: '', userType: 'Player', modules: [] },
    save: addUser,
    done: (_, { userName }) => `We emailed ${userName} a link to set a password`,
    onDone: onAdded,
  });
  return (
    <EntityDrawer title="Add user" form={form} submit="Add user" onClose={onClose}>
      <TextInput label="Username" {...form.field('userName')} data-autofocus />
      <TextInput label="Email" type="email" {...form.field('email')} />
      <NativeSelect label="Role" data={['Player', 'Coach', 'Admin']} {...form.field('userType')} />
      {form.values.userType === 'Admin' && (
        <ChecksField
          label="Modules (none selected = no access yet)"
          description="They turn on two-factor login first. You can change modules under Permissions."
          choices={PERMISSION_MODULES.map((value) => ({ value, label: describeModule(value) }))}
          {...form.field('modules')}
        />
      )}
    </EntityDrawer>
  );
}
