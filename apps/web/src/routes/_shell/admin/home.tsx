import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { AdminHomeScreen } from '../../../features/homepage/screens/admin-home-screen.tsx';

export const Route = createFileRoute('/_shell/admin/home')({
  staticData: { screen: screenOf('/admin/home') },
  component: AdminHomeScreen,
});
