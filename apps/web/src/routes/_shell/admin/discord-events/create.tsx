import { createFileRoute } from '@tanstack/react-router';
import { screenOf } from '../../../../app/navigation/find-page.ts';
import { UnbuiltScreen } from '../../../../app/shell/unbuilt-screen.tsx';

export const Route = createFileRoute('/_shell/admin/discord-events/create')({
  staticData: { screen: screenOf('/admin/discord-events/create') },
  component: CreateEvent,
});

function CreateEvent() {
  return (
    <UnbuiltScreen title="New event" next={{ to: '/admin/discord-events', words: 'Go to Discord Events' }}>
      A Discord event, its time and its picture will be announced here.
    </UnbuiltScreen>
  );
}
