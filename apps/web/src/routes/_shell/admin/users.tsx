import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/users')({
  staticData: { screen: screenOf('/admin/users') },
  component: Users,
});

function Users() {
  return (
    <UnbuiltScreen title="Users" next={{ to: '/admin/home', words: 'Go to Dashboard' }}>
      Every account with its role, plan, quota and state will stand here.
    </UnbuiltScreen>
  );
}
