import { createFileRoute } from '@tanstack/react-router';
import { eventQuery } from '../../features/gamedata/api/match-query.ts';
import { EventScreen } from '../../features/gamedata/screens/event-screen.tsx';

export const Route = createFileRoute('/_shell/event/$eventId')({
  loader: ({ context, params }) => void context.queryClient.prefetchQuery(eventQuery(params.eventId)),
  component: Moment,
});

function Moment() {
  const { eventId } = Route.useParams();
  return <EventScreen key={eventId} eventId={eventId} />;
}
