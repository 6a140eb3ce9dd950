import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/discord-events/')({
  staticData: { screen: screenOf('/admin/discord-events') },
  component: DiscordEvents,
});

function DiscordEvents() {
  return (
    <UnbuiltScreen title="Discord Events" next={{ to: '/admin/home', words: 'Go to Dashboard' }}>
      Events of the Discord server that players are told about will stand here.
    </UnbuiltScreen>
  );
}
