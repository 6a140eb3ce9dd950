import { createFileRoute } from '@tanstack/react-router';
import { ChangeEventScreen } from '../../../../features/discord-events/admin/event-form.tsx';
import { eventQuery } from '../../../../features/discord-events/api/discord-events.ts';

export const Route = createFileRoute('/_shell/admin/discord-events/update')({
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' ? { id } : {},
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { id } }) => {
    if (id !== undefined) void context.queryClient.prefetchQuery(eventQuery(id));
  },
  component: () => <ChangeEventScreen eventId={Route.useSearch().id} />,
});
