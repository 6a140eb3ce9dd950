import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { NotOpenScreen } from '../app/failure/failure-screen.tsx';
import { pageAt } from '../app/navigation/find-page.ts';
import type { Page } from '../app/navigation/pages.table.ts';
import { myPermissionsQuery } from '../app/session/account-queries.ts';
import { requireSession } from '../app/session/require-session.ts';
import type { Session } from '../app/session/session.ts';
import { usePermits } from '../app/session/use-permits.ts';
import { Shell, UploadButton } from '../app/shell/shell.tsx';
import { ShortcutsDialog } from '../app/shell/shortcuts-dialog.tsx';
import { PlanPanel } from '../features/membership/components/plan-panel.tsx';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import { RankMenu } from '../features/ranks/components/rank-menu.tsx';
import { ReferralButton } from '../features/referrals/components/referral-button.tsx';
import { DropAnywhere } from '../features/replays/components/drop-anywhere.tsx';
import { useUploads } from '../features/replays/queue/own-uploads.ts';
import { useLeaveGuard } from '../features/replays/queue/upload-item.ts';
import { Late } from '../shared/ui/late.tsx';
import { notifyQuestion, openQuestion } from './-open-question.ts';

const ComingEvents = lazy(async () => {
  const { ComingEvents } = await import('../features/discord-events/components/coming-events.tsx');
  return { default: ComingEvents };
});

const ShellExtras = lazy(() => import('./-shell-extras.tsx'));

/** The page works without them if their script fails to load. */
const PlayerBanners = lazy<ComponentType>(() =>
  import('./-player-banners.tsx').catch(() => ({ default: () => null })),
);

const PreviewLink = lazy(async () => {
  const { PreviewLink } = await import('../features/analysis/components/preview-link.tsx');
  return { default: PreviewLink };
});

const UploadPanel = lazy(async () => {
  const { UploadPanel } = await import('../features/replays/components/upload-panel.tsx');
  return { default: UploadPanel };
});

export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context: { queryClient }, location, preload }) => {
    const session = await requireSession(queryClient, { location, preload });
    if (session.userType === 'Admin') await knowPermissions(queryClient);
    return { session };
  },
  component: ShellLayout,
});

/** Loads permissions first so that no entry or page flashes; if that fails, the server decides. */
async function knowPermissions(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(myPermissionsQuery).catch(() => undefined);
}

function ShellLayout() {
  const { session } = Route.useRouteContext();
  return (
    <>
      {session.userType === 'Player' ? <PlayerShell session={session} /> : <StaffShell session={session} />}
      <ShortcutsDialog role={session.userType} />
      <Suspense fallback={null}>
        <ShellExtras session={session} />
      </Suspense>
    </>
  );
}

function PlayerShell({ session }: { session: Session }) {
  const { items, visible } = useUploads();
  useLeaveGuard(items);
  return (
    <DropAnywhere>
      <Shell
        session={session}
        rankMenu={<RankMenu />}
        sidebarPanel={<PlanPanel />}
        banner={
          <Suspense fallback={null}>
            <PlayerBanners />
          </Suspense>
        }
        uploadButton={<UploadButton />}
        referralButton={<ReferralButton />}
        bell={<Bell userId={session.user.id} panelHead={<LateEvents />} />}
        sidePanel={
          <Late when={visible && items.length > 0}>
            {() => <UploadPanel renderExtra={(item) => <PreviewLink id={item.id} />} />}
          </Late>
        }
      >
        <Outlet />
      </Shell>
    </DropAnywhere>
  );
}

/** The panel doesn't wait for them. */
function LateEvents() {
  return (
    <Suspense fallback={null}>
      <ComingEvents />
    </Suspense>
  );
}

/** Coaches only upload into their folders; neither they nor administrators have a rank or a plan here. */
function StaffShell({ session }: { session: Session }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const permits = usePermits();
  const { module, title = '' }: Partial<Page> = pageAt(pathname) ?? {};
  const isOpen = !module || permits(module, 'View');
  const { items, visible } = useUploads();
  useLeaveGuard(items);
  const hasUploads = visible && items.length > 0;
  return (
    <Shell
      session={session}
      bell={<Bell userId={session.user.id} />}
      sidePanel={<Late when={hasUploads}>{() => <UploadPanel renderExtra={() => null} />}</Late>}
    >
      {isOpen ? <Outlet /> : <NotOpenScreen title={title} />}
    </Shell>
  );
}

function Bell({ userId, panelHead }: { userId: string; panelHead?: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <NotificationBell
      panelHead={panelHead}
      onArrival={(item) => void notifyQuestion(queryClient, item, userId)}
      onQuestion={(item) => void openQuestion(queryClient, item)}
    />
  );
}
