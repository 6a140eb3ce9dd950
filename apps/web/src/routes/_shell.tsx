import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { DialogHost } from '../app/dialogs/dialog-host.tsx';
import { pageAt } from '../app/navigation/find-page.ts';
import type { Page } from '../app/navigation/pages.table.ts';
import { NotOpenScreen } from '../app/permissions/not-open-screen.tsx';
import { ownPermissionsQuery } from '../app/permissions/permissions-query.ts';
import { usePermits } from '../app/permissions/use-permits.ts';
import { requireSession } from '../app/session/require-session.ts';
import type { Session } from '../app/session/session.ts';
import { Shell } from '../app/shell/shell.tsx';
import { ShortcutsDialog } from '../app/shell/shortcuts-dialog.tsx';
import { UploadButton } from '../app/shell/upload-button.tsx';
import { PreviewLink } from '../features/analysis/components/preview-link.tsx';
import { startPreview } from '../features/analysis/preview-store.ts';
import { ConfirmEmailBanner } from '../features/auth/components/confirm-email-banner.tsx';
import { useEmailReminder } from '../features/dialogs/use-email-reminder.ts';
import { PlanPanel } from '../features/membership/components/plan-panel.tsx';
import { NotificationBell } from '../features/notifications/components/notification-bell.tsx';
import { ConfirmRanksLine } from '../features/ranks/components/confirm-ranks-line.tsx';
import { RankMenu } from '../features/ranks/components/rank-menu.tsx';
import { useRankDialogs } from '../features/ranks/use-rank-dialogs.ts';
import { ReferralButton } from '../features/referrals/components/referral-button.tsx';
import { DropAnywhere } from '../features/replays/components/drop-anywhere.tsx';
import type { UploadItem } from '../features/replays/queue/upload-item.ts';
import { useCurrentReplay } from '../features/replays/queue/use-current-replay.ts';
import { useLeaveGuard } from '../features/replays/queue/use-leave-guard.ts';
import { useLiveStatus } from '../features/replays/queue/use-live-status.ts';
import { useResumedUploads } from '../features/replays/queue/use-resumed-uploads.ts';
import { useUploads } from '../features/replays/queue/use-uploads.ts';
import { usePerformanceAfterUpload } from '../features/scores/performance/use-performance-after-upload.ts';
import { useTeamInvitePopup } from '../features/team/use-team-invite-popup.ts';
import { Late } from '../shared/ui/late.tsx';
import { DIALOGS } from './-dialogs.tsx';
import { openQuestion, tellQuestion } from './-open-question.ts';

const ComingEvents = lazy(async () => {
  const { ComingEvents } = await import('../features/discord-events/components/coming-events.tsx');
  return { default: ComingEvents };
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

/** No entry or page shows up and goes again; the server decides where the permissions cannot be read. */
async function knowPermissions(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(ownPermissionsQuery).catch(() => undefined);
}

function ShellLayout() {
  const { session } = Route.useRouteContext();
  return (
    <>
      {session.userType === 'Player' ? <PlayerShell session={session} /> : <StaffShell session={session} />}
      <ShortcutsDialog role={session.userType} />
      <DialogHost dialogs={DIALOGS} />
    </>
  );
}

function PlayerShell({ session }: { session: Session }) {
  const { items, visible } = useUploads();
  useLiveStatus();
  useTeamInvitePopup(session.user.id);
  useEmailReminder();
  useRankDialogs();
  usePreviewsAhead(items);
  usePerformanceAfterUpload(useCurrentReplay(single(items)));
  useLeaveGuard(items);
  useResumedUploads(session.user.id);
  return (
    <DropAnywhere>
      <Shell
        session={session}
        rankMenu={<RankMenu />}
        sidebarPanel={<PlanPanel />}
        banner={
          <>
            <ConfirmEmailBanner />
            <ConfirmRanksLine />
          </>
        }
        hasSidePanel={visible && items.length > 0}
        uploadButton={<UploadButton />}
        referralButton={<ReferralButton />}
        bell={<Bell userId={session.user.id} panelHead={<LateEvents />} />}
        sidePanel={
          <Late wanted={visible && items.length > 0}>
            {() => <UploadPanel renderExtra={(item) => <PreviewLink id={item.id} />} />}
          </Late>
        }
      >
        <Outlet />
      </Shell>
    </DropAnywhere>
  );
}

/** The panel does not wait for them. */
function LateEvents() {
  return (
    <Suspense fallback={null}>
      <ComingEvents />
    </Suspense>
  );
}

/** Coaches upload into their folders alone; neither they nor administrators hold a rank or a plan here. */
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
      hasSidePanel={hasUploads}
      sidePanel={<Late wanted={hasUploads}>{() => <UploadPanel renderExtra={() => null} />}</Late>}
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
      onArrival={(item) => void tellQuestion(queryClient, item, userId)}
      onQuestion={(item) => void openQuestion(queryClient, item)}
    />
  );
}

/** The upload that came alone; null among several. */
function single(items: readonly UploadItem[]): UploadItem['replay'] {
  const [only, ...others] = items;
  return only?.state === 'done' && others.length === 0 ? only.replay : null;
}

/** Files read ahead of the upload, so that a long queue does not keep the worker busy for nothing. */
const PREVIEWS_AHEAD = 3;

/** Reads the next files of the queue in the browser, before or while they upload. */
function usePreviewsAhead(items: readonly UploadItem[]): void {
  useEffect(() => {
    const open = items.filter((item) => item.state === 'uploading' || item.state === 'queued');
    for (const item of open.slice(0, PREVIEWS_AHEAD)) void startPreview(item.id, item.file);
  }, [items]);
}
