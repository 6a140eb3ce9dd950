import { createFileRoute } from '@tanstack/react-router';
import { ScoutPageScreen } from '../features/coach-folders/screens/scout-page-screen.tsx';

/** A shared scouting report, for anyone with the link. */
export const Route = createFileRoute('/scout/$token')({
  staticData: { screen: { title: 'Scouting report', titlesItself: true } },
  component: () => <ScoutPageScreen token={Route.useParams().token} />,
});
