import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '../../app/session/require-session.ts';
import { FlaggedViewerScreen } from '../../features/gamedata/viewer/viewer-screen.tsx';

/** A moment that a player has called wrong, as an administrator looks at it. Not loaded ahead: each look is written down. */
export const Route = createFileRoute('/admin/flag/$eventId')({
  beforeLoad: async ({ context, location, preload }) => {
    await requireSession(context.queryClient, { location, preload });
  },
  staticData: { screen: { title: 'Reported play', titlesItself: true } },
  component: FlaggedMoment,
});

function FlaggedMoment() {
  const { eventId } = Route.useParams();
  return (
    <FlaggedViewerScreen eventId={eventId} back={{ to: '/admin/home', label: 'Back to the dashboard' }} />
  );
}
