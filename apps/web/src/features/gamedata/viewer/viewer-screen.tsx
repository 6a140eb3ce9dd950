import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { matchEventsQuery, matchQuery, sharedEventsQuery, sharedMatchQuery } from '../api/match-query.ts';
import { Viewer } from './components/viewer.tsx';
import { sharedTracksQuery, tracksQuery } from './load-tracks.ts';
import classes from './viewer-screen.module.css';
import type { ViewerSearch } from './viewer-search.ts';

const GONE = [400, 404];

/** The viewer's page: match, recording and events, each in its own state. */
export function ViewerScreen({ matchId, start }: { matchId: string; start: ViewerSearch }) {
  const match = useQuery(matchQuery(matchId));
  const revision = match.data?.revision ?? '';
  const recorded = match.data?.report.coverage === 'full';
  const tracks = useQuery({ ...tracksQuery(matchId, revision), enabled: recorded });
  const events = useQuery({
    ...matchEventsQuery(matchId, revision),
    enabled: recorded,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const gone = {
    title: 'This match is not here',
    words: 'It does not exist, or it is private to somebody else.',
    action: <BackToReplays />,
  };
  return (
    <ViewerPage
      error={match.error ?? tracks.error}
      report={match.data?.report}
      recorded={recorded}
      gone={gone}
    >
      {match.data && tracks.data && (
        <Viewer
          key={`${matchId} ${revision}`}
          matchId={matchId}
          report={match.data.report}
          me={match.data.me}
          tracks={tracks.data}
          events={events.data?.events ?? []}
          start={start}
        />
      )}
    </ViewerPage>
  );
}

/** The same for a match that is read by its link. */
export function SharedViewerScreen({ shareKey, start }: { shareKey: string; start: ViewerSearch }) {
  const match = useQuery(sharedMatchQuery(shareKey));
  const revision = match.data?.revision ?? '';
  const recorded = match.data?.report.coverage === 'full';
  const tracks = useQuery({ ...sharedTracksQuery(shareKey, revision), enabled: recorded });
  const events = useQuery({ ...sharedEventsQuery(shareKey), enabled: recorded });
  const gone = {
    title: 'This link leads nowhere',
    words: 'Maybe the match is shared no longer. Ask for a new link.',
    action: null,
  };
  return (
    <ViewerPage
      error={match.error ?? tracks.error}
      report={match.data?.report}
      recorded={recorded}
      gone={gone}
    >
      {match.data && tracks.data && (
        <Viewer
          key={`${shareKey} ${revision}`}
          matchId={null}
          shareKey={shareKey}
          report={match.data.report}
          me={null}
          tracks={tracks.data}
          events={events.data?.events ?? []}
          start={start}
        />
      )}
    </ViewerPage>
  );
}

interface ViewerPageProps {
  error: unknown;
  report: object | undefined;
  recorded: boolean;
  /** Told where there is no such match for the reader. */
  gone: { title: string; words: string; action: ReactNode };
  /** The viewer, once all of it is here. */
  children: ReactNode;
}

function ViewerPage({ error, report, recorded, gone, children }: ViewerPageProps) {
  if (error) {
    const isGone = GONE.includes(failureStatus(error) ?? 0);
    return (
      <Message
        title={isGone ? gone.title : 'The match did not arrive'}
        action={isGone ? gone.action : <Button onClick={() => location.reload()}>Try again</Button>}
      >
        {isGone ? gone.words : `${failureSentence(error)} Your replays are safe.`}
      </Message>
    );
  }
  if (report && !recorded) {
    return (
      <Message title="Nothing to watch here" action={gone.action}>
        Only the scoreboard of this file could be read, so nobody knows where ball and cars were.
      </Message>
    );
  }
  return children || <Loading />;
}

function BackToReplays() {
  return (
    <ButtonLink to="/my-replay" search={{ page: 1 }}>
      Go to My Replays
    </ButtonLink>
  );
}

function Message({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <main className={classes.message}>
      <StatePanel title={title} heading="h1" actions={action}>
        {children}
      </StatePanel>
    </main>
  );
}

/** The viewer's own layout while it loads. */
function Loading() {
  return (
    <main className={classes.loading} aria-busy="true">
      <h1 className="sr-only">The match loads</h1>
      <Skeleton height={48} radius={0} />
      <Skeleton height="100%" radius={0} animate={false} />
      <Skeleton height={120} radius={0} />
    </main>
  );
}
