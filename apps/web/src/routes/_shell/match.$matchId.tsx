import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { MatchScreen } from '../../features/gamedata/screens/match-screen.tsx';

export const Route = createFileRoute('/_shell/match/$matchId')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(matchQuery(params.matchId)),
  staticData: { screen: { ...screenOf('/match'), titlesItself: true } },
  component: Match,
});

function Match() {
  const { matchId } = Route.useParams();
  return <MatchScreen key={matchId} matchId={matchId} />;
}
