import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/discord-events/update')({
  staticData: { screen: screenOf('/admin/discord-events/update') },
  component: UpdateEvent,
});

function UpdateEvent() {
  return (
    <UnbuiltScreen title="Change event" next={{ to: '/admin/discord-events', words: 'Go to Discord Events' }}>
      An announced Discord event will be changed or called off here.
    </UnbuiltScreen>
  );
}
