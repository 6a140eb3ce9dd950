import { createFileRoute } from '@tanstack/react-router';
import { loadSession } from '../../app/session/require-session.ts';
import { FlaggedViewerScreen } from '../../features/gamedata/viewer/viewer-screen.tsx';

/** An administrator's view of a moment that a player flagged as wrong. Not preloaded because each view is logged. */
export const Route = createFileRoute('/admin/flag/$eventId')({
  beforeLoad: loadSession,
  component: () => (
    <FlaggedViewerScreen
      eventId={Route.useParams().eventId}
      back={{ to: '/admin/home', label: 'Back to the dashboard' }}
    />
  ),
});
