import { createFileRoute } from '@tanstack/react-router';
import { EventForm } from '../../../../features/discord-events/admin/event-form.tsx';
import { PageHead } from '../../../../shared/ui/state-panel.tsx';

export const Route = createFileRoute('/_shell/admin/discord-events/create')({ component: CreateEvent });

function CreateEvent() {
  return (
    <>
      <PageHead title="New event" subtitle="Players see it right away, in their local time" />
      <EventForm event={null} />
    </>
  );
}
