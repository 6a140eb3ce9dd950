import { createFileRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { profileQuery } from '../../app/session/account-queries.ts';
import { getSignInErrorMessage } from '../../features/auth/api/sign-in.ts';
import { ConsentsForm } from '../../features/get-started/components/consents-form.tsx';
import { identitiesQuery } from '../../features/identities/api/identities.ts';
import { OwnPlayers } from '../../features/identities/components/own-players.tsx';
import { PreferencesForm } from '../../features/notifications/components/preferences-form.tsx';
import { ProfileScreen } from '../../features/profile/screens/profile-screen.tsx';
import { RanksSection } from '../../features/ranks/components/ranks-section.tsx';
import { MyTeams } from '../../features/team/components/my-teams.tsx';
import { TokenList } from '../../features/tokens/components/token-list.tsx';

export const Route = createFileRoute('/_shell/profile')({
  validateSearch: (search): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  loader: ({ context }) => void context.queryClient.prefetchQuery(profileQuery),
  component: Profile,
});

function Profile() {
  const { error } = Route.useSearch();
  return (
    <ProfileScreen
      ranks={<RanksSection />}
      players={<OwnPlayers />}
      notifications={<PreferencesForm />}
      teams={<MyTeams />}
      agreements={<ConsentsForm />}
      tokens={<TokenList />}
      onNameReset={() => void queryClient.invalidateQueries(identitiesQuery)}
      linkFailure={error ? getSignInErrorMessage(error) : null}
    />
  );
}
