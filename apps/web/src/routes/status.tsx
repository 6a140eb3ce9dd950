import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../app/navigation/find-page.ts';
import { StatusScreen } from '../features/system/screens/status-screen.tsx';

export const Route = createFileRoute('/status')({
  staticData: { screen: createScreenData('/status') },
  component: StatusScreen,
});
