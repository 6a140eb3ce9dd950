import { useDocumentTitle } from '@mantine/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, useMatches } from '@tanstack/react-router';
import { useSessionKeeper } from '../app/session/use-session-keeper.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

/** Names the window after the screen, unless the screen does so itself once its data is there. */
function Root() {
  useSessionKeeper();
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  useDocumentTitle(screen?.titlesItself ? '' : screen ? `${screen.title} · DataCoach` : 'DataCoach');
  return <Outlet />;
}
