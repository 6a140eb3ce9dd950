import { createFileRoute } from '@tanstack/react-router';
import { updateSearch } from '../../../app/navigation/search-params.ts';
import { userQuery, usersQuery } from '../../../features/administration/api/users.ts';
import { UsersScreen } from '../../../features/administration/screens/users-screen.tsx';
import { parseUsersSearch } from '../../../features/administration/search/users-search.ts';
import { ProCoachesTab } from '../../../features/coaching/admin/pro-coaches-tab.tsx';
import { UserSessions } from '../../../features/coaching/admin/user-sessions.tsx';
import { DisputesTab } from '../../../features/identities/admin/disputes-tab.tsx';
import { HiddenPlayersTab } from '../../../features/identities/admin/hidden-players-tab.tsx';

export const Route = createFileRoute('/_shell/admin/users')({
  validateSearch: parseUsersSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(usersQuery(deps));
    if (deps.user) void context.queryClient.prefetchQuery(userQuery(deps.user));
  },
  component: Users,
});

function Users() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <UsersScreen
      search={search}
      onSearch={updateSearch(navigate, parseUsersSearch)}
      coaches={<ProCoachesTab />}
      disputes={<DisputesTab />}
      hiddenPlayers={<HiddenPlayersTab />}
      sessions={(userId) => <UserSessions userId={userId} />}
    />
  );
}
