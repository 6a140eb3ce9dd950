import { useQueryClient } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Session } from '../app/session/session.ts';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import { notifyQuestion, openQuestion } from './-open-question.ts';

export { ShortcutsDialog } from '../app/shell/shortcuts-dialog.tsx';
export { PlanPanel } from '../features/membership/components/plan-panel.tsx';
export { RankMenu } from '../features/ranks/components/rank-menu.tsx';

const UpcomingEvents = lazyRouteComponent(
  () => import('../features/discord-events/components/upcoming-events.tsx'),
);

/** The bell; for players, upcoming events are above its list, which doesn't wait for them. */
export function ShellBell({ session: { user, userType } }: { session: Session }) {
  const queryClient = useQueryClient();
  return (
    <NotificationBell
      panelHead={
        userType === 'Player' && (
          <Suspense fallback={null}>
            <UpcomingEvents />
          </Suspense>
        )
      }
      onArrival={(item) => void notifyQuestion(queryClient, item, user.id)}
      onQuestion={(item) => void openQuestion(queryClient, item)}
    />
  );
}
