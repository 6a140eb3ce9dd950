import { createFileRoute } from '@tanstack/react-router';
import { matchQuery } from '../../features/gamedata/api/match-query.ts';
import { MatchScreen } from '../../features/gamedata/screens/match-screen.tsx';
import { PlayerPicker } from '../../features/identities/components/player-picker.tsx';
import { ShareMatch } from '../../features/replays/components/share-match.tsx';
import { OwnGame } from '../../features/scores/performance/own-game.tsx';

export const Route = createFileRoute('/_shell/match/$matchId')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(matchQuery(params.matchId)),
  component: Match,
});

function Match() {
  const { matchId } = Route.useParams();
  const { session } = Route.useRouteContext();
  return (
    <MatchScreen
      key={matchId}
      matchId={matchId}
      {...(session.userType === 'Player' && {
        renderUnknownReader: (report, refetchQueries) => (
          <PlayerPicker matchId={matchId} players={report.players} onClaimed={refetchQueries} />
        ),
        renderOwnGame: () => <OwnGame matchId={matchId} />,
        renderOwnUpload: (upload, refetchQueries) => (
          <ShareMatch upload={upload} onChanged={refetchQueries} />
        ),
      })}
    />
  );
}
