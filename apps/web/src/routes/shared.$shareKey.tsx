import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { sessionQuery } from '../app/session/session.ts';
import { sharedMatchQuery } from '../features/gamedata/api/match-query.ts';
import { SharedMatchScreen } from '../features/gamedata/screens/match-screen.tsx';
import { ButtonLink } from '../shared/ui/text-button.tsx';
import { Wordmark } from '../shared/ui/wordmark.tsx';

/** A match that its owner shares: public to anyone with the link. */
export const Route = createFileRoute('/shared/$shareKey')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(sharedMatchQuery(params.shareKey)),
  component: Shared,
});

function Shared() {
  const { shareKey } = Route.useParams();
  const { data: session } = useQuery(sessionQuery);
  return (
    <div className="min-h-dvh bg-bg">
      <header className="flex items-center justify-between gap-4 min-h-14 px-6 border-b border-b-line max-lg:px-4 max-lg:py-0">
        <Link to="/" aria-label="DataCoach, home" className="touch-target text-inherit no-underline">
          <Wordmark />
        </Link>
        {!session && <ButtonLink label="Analyze your own replays" to="/login" size="xs" />}
      </header>
      <main id="main" className="max-w-350 p-6 mx-auto max-lg:p-4">
        <SharedMatchScreen key={shareKey} shareKey={shareKey} />
      </main>
    </div>
  );
}
