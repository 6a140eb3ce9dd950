import type { FlaggedMoment, SharedReview } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import type { ViewerExtension, WayBack } from '../../../shared/viewer/viewer-handle.ts';
import {
  flaggedEventsQuery,
  flaggedMomentQuery,
  matchEventsQuery,
  matchQuery,
  reviewedEventsQuery,
  sharedEventsQuery,
  sharedMatchQuery,
} from '../api/match-query.ts';
import { Viewer } from './components/viewer.tsx';
import { flaggedTracksQuery, reviewedTracksQuery, sharedTracksQuery, tracksQuery } from './load-tracks.ts';
import { makeRendererAhead } from './scene/renderer-ahead.ts';
import classes from './viewer-screen.module.css';
import type { ViewerSearch } from './viewer-search.ts';

const GONE = [400, 404];

interface ViewerScreenProps {
  matchId: string;
  start: ViewerSearch;
  /** The way back, where it is not that of the match. */
  back?: WayBack;
  /** What another part of the product puts into the page. */
  extension?: ViewerExtension;
}

/** The viewer's page: match, recording and events, each in its own state. */
export function ViewerScreen({ matchId, start, back, extension }: ViewerScreenProps) {
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
    action: back ? <ButtonLink to={back.to}>{back.label}</ButtonLink> : <BackToReplays />,
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
          back={back}
          extension={extension}
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

/** Seconds of the clip before a moment and after it. */
const CLIP = { before: 4, after: 4 } as const;

function clipOf({ seconds, duration }: FlaggedMoment): ViewerSearch {
  return { t: Math.max(0, seconds - CLIP.before), until: seconds + duration + CLIP.after };
}

/** The same for an administrator who looks at a moment that a player has called wrong: it opens as a clip of that moment. */
export function FlaggedViewerScreen({ eventId, back }: { eventId: string; back: WayBack }) {
  const moment = useQuery(flaggedMomentQuery(eventId));
  const revision = moment.data?.revision ?? '';
  const recorded = moment.data?.report.coverage === 'full';
  const tracks = useQuery({ ...flaggedTracksQuery(eventId, revision), enabled: recorded });
  const events = useQuery({ ...flaggedEventsQuery(eventId), enabled: recorded });
  const gone = {
    title: 'This moment is not here',
    words: 'Nobody calls it wrong any more, or a newer engine has replaced it.',
    action: <ButtonLink to={back.to}>{back.label}</ButtonLink>,
  };
  return (
    <ViewerPage
      error={moment.error ?? tracks.error}
      report={moment.data?.report}
      recorded={recorded}
      gone={gone}
    >
      {moment.data && tracks.data && (
        <Viewer
          key={`${eventId} ${revision}`}
          matchId={null}
          report={moment.data.report}
          me={null}
          tracks={tracks.data}
          events={events.data?.events ?? []}
          start={clipOf(moment.data)}
          back={back}
        />
      )}
    </ViewerPage>
  );
}

interface ReviewedViewerProps {
  reviewId: string;
  /** The match that opens in the review alone; undefined while it is on its way. */
  match: Pick<SharedReview, 'revision' | 'report' | 'me'> | undefined;
  error: unknown;
  start: ViewerSearch;
  back: WayBack;
  extension: ViewerExtension;
}

/** The same for a match that is read in a coach's review. */
export function ReviewedViewerScreen({
  reviewId,
  match,
  error,
  start,
  back,
  extension,
}: ReviewedViewerProps) {
  const revision = match?.revision ?? '';
  const recorded = match?.report.coverage === 'full';
  const tracks = useQuery({ ...reviewedTracksQuery(reviewId, revision), enabled: recorded });
  const events = useQuery({ ...reviewedEventsQuery(reviewId), enabled: recorded });
  const gone = {
    title: 'This review is not here',
    words: 'Maybe your coach shares it with you no longer.',
    action: <ButtonLink to={back.to}>{back.label}</ButtonLink>,
  };
  return (
    <ViewerPage error={error ?? tracks.error} report={match?.report} recorded={recorded} gone={gone}>
      {match && tracks.data && (
        <Viewer
          key={`${reviewId} ${revision}`}
          matchId={null}
          report={match.report}
          me={match.me}
          tracks={tracks.data}
          events={events.data?.events ?? []}
          start={start}
          back={back}
          extension={extension}
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
  return children || <Loading isDrawn={report !== undefined} />;
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
    <main className="grid place-items-center min-h-dvh p-4">
      <StatePanel title={title} heading="h1" actions={action}>
        {children}
      </StatePanel>
    </main>
  );
}

/** The viewer's own layout while it loads. `isDrawn`: only the recording is missing, and will be drawn. */
function Loading({ isDrawn }: { isDrawn: boolean }) {
  useEffect(() => {
    if (isDrawn) makeRendererAhead();
  }, [isDrawn]);
  return (
    <main className={classes.loading} aria-busy="true">
      <h1 className="sr-only">The match loads</h1>
      <Skeleton height={48} radius={0} />
      <Skeleton height="100%" radius={0} animate={false} />
      <Skeleton height={120} radius={0} />
    </main>
  );
}
