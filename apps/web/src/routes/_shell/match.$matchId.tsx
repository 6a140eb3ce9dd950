import { createFileRoute } from '@tanstack/react-router';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { MatchScreen } from '../../features/gamedata/screens/match-screen.tsx';

export const Route = createFileRoute('/_shell/match/$matchId')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(matchQuery(params.matchId)),
  staticData: {
    screen: {
      title: 'Match',
      titlesItself: true,
      parent: { title: 'My Replays', to: '/my-replay', search: { page: 1 } },
    },
  },
  component: Match,
});

function Match() {
  const { matchId } = Route.useParams();
  return <MatchScreen key={matchId} matchId={matchId} />;
}
