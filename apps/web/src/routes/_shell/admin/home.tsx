import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/home')({
  staticData: { screen: screenOf('/admin/home') },
  component: Home,
});

function Home() {
  return (
    <UnbuiltScreen title="Dashboard" next={{ to: '/admin/users', words: 'Go to Users' }}>
      Uploads of today, how many could be read, what waits and who signed up will stand here.
    </UnbuiltScreen>
  );
}
