import { createFileRoute } from '@tanstack/react-router';
import { createScreenData } from '../../../../app/navigation/find-page.ts';
import { DiscordEventsScreen } from '../../../../features/discord-events/admin/discord-events-screen.tsx';
import { eventsQuery } from '../../../../features/discord-events/api/discord-events.ts';

export const Route = createFileRoute('/_shell/admin/discord-events/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(eventsQuery('coming', 0)),
  staticData: { screen: createScreenData('/admin/discord-events') },
  component: DiscordEventsScreen,
});
