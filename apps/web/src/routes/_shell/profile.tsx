import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/profile')({
  staticData: { screen: screenOf('/profile') },
  component: Profile,
});

function Profile() {
  return (
    <UnbuiltScreen title="Profile">
      Your name, your picture, your ranks and your account will stand here.
    </UnbuiltScreen>
  );
}
