import { Button, Tabs } from '@mantine/core';
import { IconDownload, IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/session/use-permits.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatNumber } from '../../../shared/format/number.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import tabs from '../../../shared/ui/tabs.module.css';
import { useOpenTabInView } from '../../../shared/ui/use-open-tab-in-view.ts';
import { downloadUsers } from '../api/change-users.ts';
import { usersQuery } from '../api/users.ts';
import { AddUserDrawer } from '../components/add-user-drawer.tsx';
import { AuditTab } from '../components/audit-tab.tsx';
import { Pages } from '../components/pages.tsx';
import { UserDrawer } from '../components/user-drawer.tsx';
import { UserFilters } from '../components/user-filters.tsx';
import { UserTable } from '../components/user-table.tsx';
import { USERS_TABS, type UsersSearch } from '../search/users-search.ts';
import classes from './administration.module.css';

interface UsersScreenProps {
  search: UsersSearch;
  onSearch: (part: Record<string, unknown>) => void;
  coaches: ReactNode;
  disputes: ReactNode;
  hiddenPlayers: ReactNode;
}

const TAB_LABELS = {
  accounts: 'Accounts',
  coaches: 'Pro coaches',
  disputes: 'Disputes',
  hidden: 'Hidden players',
  audit: 'Audit trail',
} as const;

/** Every account, and what administrators do for and with them. */
export function UsersScreen({ search, onSearch, coaches, disputes, hiddenPlayers }: UsersScreenProps) {
  const permits = usePermits();
  const [adding, setAdding] = useState(false);
  const users = useQuery(usersQuery(search));
  const counts = users.data?.counts;
  const open = search.tab ?? 'accounts';
  const line = useOpenTabInView(open);
  const file = useMutation({
    mutationFn: () => downloadUsers(search),
    onError: (error) => showToast({ kind: 'failed', message: failureSentence(error) }),
  });
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHead
        title="Users"
        subtitle={
          counts &&
          [
            `${formatNumber(counts.accounts)} accounts`,
            `${formatNumber(counts.newThisWeek)} new this week`,
            `${formatNumber(counts.onLargerPlan)} on a larger plan`,
            `${formatNumber(counts.banned)} banned`,
          ].join(' · ')
        }
        actions={
          <>
            <Button
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden="true" />}
              loading={file.isPending}
              onClick={() => file.mutate()}
            >
              CSV
            </Button>
            {permits('Users', 'Create') && (
              <Button
                variant="filled"
                leftSection={<IconUserPlus size={16} stroke={1.6} aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                Add user
              </Button>
            )}
          </>
        }
      />
      <Tabs
        value={open}
        onChange={(tab) => onSearch({ tab: tab === 'accounts' ? undefined : tab, user: undefined })}
        keepMounted={false}
        classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '', panel: classes.panel ?? '' }}
      >
        <Tabs.List ref={line} aria-label="Parts of the users' page">
          {USERS_TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {TAB_LABELS[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="accounts">
          <UserFilters search={search} onChange={(part) => onSearch({ ...part, page: undefined })} />
          <Answer query={users} what="The users" height={480}>
            {({ items, pageIndex, pageSize, total }) => (
              <>
                {items.length === 0 ? (
                  <StatePanel title="Nobody fits">
                    No account fits what is searched for. Take a word or a filter away.
                  </StatePanel>
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
          </Answer>
        </Tabs.Panel>
        <Tabs.Panel value="coaches">{coaches}</Tabs.Panel>
        <Tabs.Panel value="disputes">{disputes}</Tabs.Panel>
        <Tabs.Panel value="hidden">{hiddenPlayers}</Tabs.Panel>
        <Tabs.Panel value="audit">
          <AuditTab />
        </Tabs.Panel>
      </Tabs>
      {search.user && (
        <UserDrawer
          userId={search.user}
          view={search.view ?? 'account'}
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
