import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { TeamScreen } from '../../../features/team/screens/team-screen.tsx';

export const Route = createFileRoute('/_shell/admin/team-dashboard')({
  staticData: { screen: screenOf('/admin/team-dashboard') },
  component: TeamScreen,
});
