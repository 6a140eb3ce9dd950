import { createFileRoute } from '@tanstack/react-router';
import { DiscordEventsScreen } from '../../../../features/discord-events/admin/discord-events-screen.tsx';
import { eventsQuery } from '../../../../features/discord-events/api/discord-events.ts';

export const Route = createFileRoute('/_shell/admin/discord-events/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(eventsQuery('coming', 0)),
  component: DiscordEventsScreen,
});
