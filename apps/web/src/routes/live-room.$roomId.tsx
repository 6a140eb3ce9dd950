import type { LiveRoomNow } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { getFailureMessage, getFailureStatus } from '../app/api/failure.ts';
import { HOME_PATHS } from '../app/navigation/find-page.ts';
import { loadSession } from '../app/session/require-session.ts';
import { roomEventsQuery } from '../features/gamedata/api/match-query.ts';
import { roomTracksQuery } from '../features/gamedata/viewer/load-tracks.ts';
import { RecordedViewer, ViewerMessage } from '../features/gamedata/viewer/viewer-screen.tsx';
import { liveRoomQuery, roomMatchQuery } from '../features/live-room/api/live-room.ts';
import { type RoomState, useRoomState } from '../features/live-room/follow/use-room.ts';
import { ButtonLink } from '../shared/ui/text-button.tsx';

/** Loaded lazily so that the picture shows first. */
const LiveRoomView = lazy(() => import('./-live-room/live-room-view.tsx'));

/** A live room, in the full window: coach and players watch the same moment. */
export const Route = createFileRoute('/live-room/$roomId')({
  beforeLoad: loadSession,
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(liveRoomQuery(params.roomId)),
  component: LiveRoomPage,
});

const NOT_FOUND = [400, 404];

function LiveRoomPage() {
  const { roomId } = Route.useParams();
  // The stream keeps it up to date.
  const { data, error } = useQuery({ ...liveRoomQuery(roomId), staleTime: 0, refetchOnWindowFocus: false });
  if (data) return <Room key={roomId} start={data} />;
  if (error && NOT_FOUND.includes(getFailureStatus(error) ?? 0)) {
    return (
      <ViewerMessage title="Live room not found" action={<BackHome />}>
        It has ended, or you don’t have access to it. Your coach can invite you again.
      </ViewerMessage>
    );
  }
  if (error) {
    return (
      <ViewerMessage
        title="We couldn’t load the live room"
        action={<Button onClick={() => location.reload()}>Try again</Button>}
      >
        {getFailureMessage(error)}
      </ViewerMessage>
    );
  }
  return (
    <main className="p-4">
      <Skeleton height={320} role="status" aria-label="Loading live room…" />
    </main>
  );
}

function Room({ start }: { start: LiveRoomNow }) {
  const { session } = Route.useRouteContext();
  const me = session.user.id;
  const state = useRoomState(start, me);
  return (
    <>
      <p className="sr-only" role="status">
        {state.news}
      </p>
      {state.hasEnded ? (
        <ViewerMessage title="This live room has ended" action={<BackHome />}>
          Thanks for watching together. Drawings in a live room aren’t kept.
        </ViewerMessage>
      ) : (
        <RoomMatch state={state} me={me} />
      )}
    </>
  );
}

function RoomMatch({ state, me }: { state: RoomState; me: string }) {
  const { session } = Route.useRouteContext();
  const { id: roomId, matchId } = state.room;
  const match = useQuery(roomMatchQuery(roomId, matchId));
  const home = HOME_PATHS[session.userType];
  return (
    <RecordedViewer
      id={`${roomId} ${matchId}`}
      match={match.data}
      error={match.error}
      getTracks={(revision) => roomTracksQuery(roomId, matchId, revision)}
      getEvents={() => roomEventsQuery(roomId, matchId)}
      gone={{
        title: 'You can’t see this game',
        words: `Its owner doesn’t share it with you. Stay here: you’ll see the next game ${state.room.coach} switches to.`,
        action: <BackHome />,
      }}
      start={{}}
      back={{ to: home === '/admin/team-dashboard' ? home : '/training-plans', label: 'Leave the live room' }}
      extension={(viewer, page) => (
        <Suspense fallback={page({})}>
          <LiveRoomView state={state} me={me} matchId={matchId} viewer={viewer} page={page} />
        </Suspense>
      )}
    />
  );
}

function BackHome() {
  const { session } = Route.useRouteContext();
  const isCoach = session.userType === 'Coach';
  return (
    <ButtonLink to={isCoach ? '/admin/team-dashboard' : '/training-plans'}>
      {isCoach ? 'Go to the Team Dashboard' : 'Go to Training Plans'}
    </ButtonLink>
  );
}
