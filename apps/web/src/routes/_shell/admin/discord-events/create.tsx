import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../../../../app/navigation/find-page.ts';
import { EventForm } from '../../../../features/discord-events/admin/event-form.tsx';
import { PageHead } from '../../../../shared/ui/page-head.tsx';

export const Route = createFileRoute('/_shell/admin/discord-events/create')({
  staticData: { screen: createScreenData('/admin/discord-events/create') },
  component: CreateEvent,
});

function CreateEvent() {
  return (
    <>
      <PageHead title="New event" subtitle="Players see it right away, in their local time" />
      <EventForm event={null} />
    </>
  );
}
