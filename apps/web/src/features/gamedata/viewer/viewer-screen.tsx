import type { FlaggedMoment, MatchEvent, MatchReport, SharedReview } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { getFailureMessage, getFailureStatus } from '../../../app/api/failure.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import type { BackLink, ViewerExtension } from '../../../shared/viewer/viewer-handle.ts';
import {
  flaggedEventsQuery,
  flaggedMomentQuery,
  matchEventsQuery,
  matchQuery,
  reviewedEventsQuery,
  sharedEventsQuery,
  sharedMatchQuery,
} from '../api/match-query.ts';
import { Viewer, type ViewerProps } from './components/viewer.tsx';
import { flaggedTracksQuery, reviewedTracksQuery, sharedTracksQuery, tracksQuery } from './load-tracks.ts';
import { prepareRenderer } from './scene/prepare-renderer.ts';
import type { ViewerSearch } from './viewer-search.ts';

const NOT_FOUND_STATUSES = [400, 404];

interface ViewerScreenProps {
  matchId: string;
  start: ViewerSearch;
  back?: BackLink;
  extension?: ViewerExtension;
}

/** The viewer's page: match, recording and events, each with its own loading state. */
export function ViewerScreen({ matchId, start, back, extension }: ViewerScreenProps) {
  const match = useQuery(matchQuery(matchId));
  return (
    <RecordedViewer
      id={matchId}
      matchId={matchId}
      match={match.data}
      error={match.error}
      getTracks={(revision) => tracksQuery(matchId, revision)}
      getEvents={(revision) => ({
        ...matchEventsQuery(matchId, revision),
        staleTime: Number.POSITIVE_INFINITY,
      })}
      gone={{
        title: 'Match not found',
        words: 'It doesn’t exist or it’s private.',
        action: back ? <ButtonLink to={back.to}>{back.label}</ButtonLink> : <BackToReplays />,
      }}
      start={start}
      back={back}
      extension={extension}
    />
  );
}

interface SharedViewerProps extends Pick<RecordedViewerProps, 'start' | 'extension'> {
  shareKey: string;
}

/** Same for a match opened by its share link. */
export function SharedViewerScreen({ shareKey, start, extension }: SharedViewerProps) {
  const match = useQuery(sharedMatchQuery(shareKey));
  return (
    <RecordedViewer
      id={shareKey}
      shareKey={shareKey}
      match={match.data}
      error={match.error}
      getTracks={(revision) => sharedTracksQuery(shareKey, revision)}
      getEvents={() => sharedEventsQuery(shareKey)}
      gone={{
        title: 'This link doesn’t work',
        words: 'The match may not be shared anymore. Ask for a new link.',
        action: null,
      }}
      start={start}
      extension={extension}
    />
  );
}

/** Seconds of the clip before and after a moment. */
const CLIP = { before: 4, after: 4 } as const;

const toClipSearch = ({ seconds, duration }: FlaggedMoment): ViewerSearch => ({
  t: Math.max(0, seconds - CLIP.before),
  until: seconds + duration + CLIP.after,
});

/** Same for an administrator reviewing a moment that a player flagged as wrong: it opens as a clip of that moment. */
export function FlaggedViewerScreen({ eventId, back }: { eventId: string; back: BackLink }) {
  const moment = useQuery(flaggedMomentQuery(eventId));
  return (
    <RecordedViewer
      id={eventId}
      match={moment.data}
      error={moment.error}
      getTracks={(revision) => flaggedTracksQuery(eventId, revision)}
      getEvents={() => flaggedEventsQuery(eventId)}
      gone={{
        title: 'Play not found',
        words: 'No one reports it anymore, or a newer analysis replaced it.',
        action: <ButtonLink to={back.to}>{back.label}</ButtonLink>,
      }}
      start={moment.data ? toClipSearch(moment.data) : {}}
      back={back}
    />
  );
}

interface ReviewedViewerProps extends Pick<RecordedViewerProps, 'error' | 'start' | 'extension'> {
  reviewId: string;
  /** The match, viewable only in the review; undefined while loading. */
  match: Pick<SharedReview, 'matchId' | 'revision' | 'report' | 'me'> | undefined;
  back: BackLink;
}

export function ReviewedViewerScreen({ reviewId, back, ...viewer }: ReviewedViewerProps) {
  const matchId = viewer.match?.matchId ?? '';
  return (
    <RecordedViewer
      {...viewer}
      id={`${reviewId} ${matchId}`}
      getTracks={(revision) => reviewedTracksQuery(reviewId, matchId, revision)}
      getEvents={() => reviewedEventsQuery(reviewId, matchId)}
      gone={{
        title: 'Review unavailable',
        words: 'Your coach may have stopped sharing it.',
        action: <ButtonLink to={back.to}>{back.label}</ButtonLink>,
      }}
      back={back}
    />
  );
}

interface RecordedViewerProps extends Pick<ViewerProps, 'shareKey' | 'start' | 'back' | 'extension'> {
  /** With the revision, remounts the viewer when it changes. */
  id: string;
  matchId?: string;
  /** Undefined while loading. */
  match: { revision: string; report: MatchReport; me?: string | null } | undefined;
  error: unknown;
  getTracks: (revision: string) => ReturnType<typeof tracksQuery>;
  getEvents: (revision: string) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<{ events: MatchEvent[] }>;
    staleTime?: number;
  };
  gone: { title: string; words: string; action: ReactNode };
}

/** The viewer once match and recording have loaded, and the loading or error state until then. */
export function RecordedViewer(props: RecordedViewerProps) {
  const { id, matchId, match, error: failure, getTracks, getEvents, gone, ...viewer } = props;
  const revision = match?.revision ?? '';
  const recorded = match?.report.coverage === 'full';
  const tracks = useQuery({ ...getTracks(revision), enabled: recorded });
  const events = useQuery({ ...getEvents(revision), enabled: recorded });
  const error = failure ?? tracks.error;
  if (error) {
    const isGone = NOT_FOUND_STATUSES.includes(getFailureStatus(error) ?? 0);
    return (
      <ViewerMessage
        title={isGone ? gone.title : 'We couldn’t load this match'}
        action={isGone ? gone.action : <Button onClick={() => location.reload()}>Try again</Button>}
      >
        {isGone ? gone.words : `${getFailureMessage(error)} Your replays are safe.`}
      </ViewerMessage>
    );
  }
  if (match && !recorded) {
    return (
      <ViewerMessage title="Nothing to watch here" action={gone.action}>
        We could only read the scoreboard of this replay, so there’s nothing to watch.
      </ViewerMessage>
    );
  }
  if (!match || !tracks.data) return <Loading isDrawn={match !== undefined} />;
  return (
    <Viewer
      {...viewer}
      key={`${id} ${revision}`}
      matchId={matchId ?? null}
      report={match.report}
      me={match.me ?? null}
      tracks={tracks.data}
      events={events.data?.events ?? []}
    />
  );
}

const BackToReplays = () => (
  <ButtonLink to="/my-replay" search={{ page: 1 }}>
    Go to My Replays
  </ButtonLink>
);

export function ViewerMessage(props: { title: string; action: ReactNode; children: ReactNode }) {
  const { title, action, children } = props;
  return (
    <main className="grid place-items-center min-h-dvh p-4">
      <StatePanel title={title} heading="h1" actions={action}>
        {children}
      </StatePanel>
    </main>
  );
}

/** The viewer's layout while loading. `isDrawn`: only the recording is missing and will be drawn. */
function Loading({ isDrawn }: { isDrawn: boolean }) {
  useEffect(() => {
    if (isDrawn) prepareRenderer();
  }, [isDrawn]);
  return (
    <main className="grid grid-rows-[48px_1fr_120px] gap-0.5 h-dvh" aria-busy="true">
      <h1 className="sr-only">Loading match…</h1>
      <Skeleton height={48} radius={0} />
      <Skeleton height="100%" radius={0} animate={false} />
      <Skeleton height={120} radius={0} />
    </main>
  );
}
