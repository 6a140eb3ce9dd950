import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { profileQuery } from '../../app/profile/profile-query.ts';
import { signInErrorSentence } from '../../features/auth/api/sign-in-errors.ts';
import { ProfileScreen } from '../../features/profile/screens/profile-screen.tsx';
import { RanksSection } from '../../features/ranks/components/ranks-section.tsx';
import { MyTeams } from '../../features/team/components/my-teams.tsx';
import { TokenList } from '../../features/tokens/components/token-list.tsx';

export const Route = createFileRoute('/_shell/profile')({
  validateSearch: (search): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  loader: ({ context }) => void context.queryClient.prefetchQuery(profileQuery),
  staticData: { screen: screenOf('/profile') },
  component: Profile,
});

function Profile() {
  const { error } = Route.useSearch();
  return (
    <ProfileScreen
      ranks={<RanksSection />}
      notifications={null}
      teams={<MyTeams />}
      tokens={<TokenList />}
      linkFailure={error ? signInErrorSentence(error) : null}
    />
  );
}
