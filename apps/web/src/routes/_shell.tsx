import { IconBell } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react';
import { NoAccessScreen } from '../app/failure/lazy-failure-screens.tsx';
import { findPageAt } from '../app/navigation/find-page.ts';
import type { Page } from '../app/navigation/pages.table.ts';
import { myPermissionsQuery } from '../app/session/account-queries.ts';
import { requireSession } from '../app/session/require-session.ts';
import type { Session } from '../app/session/session.ts';
import { usePermissionCheck } from '../app/session/use-permission-check.ts';
import { Shell, UploadButton } from '../app/shell/shell.tsx';
import { ReferralButton } from '../features/referrals/components/referral-button.tsx';
import { getIconButtonStyle } from '../shared/ui/icon-button.tsx';

const NoPart = () => null;

/** Fetched together with the shell, which is drawn without them; the page works if their script fails to load. */
const parts = import('./-shell-parts.tsx').catch(() => ({
  PlanPanel: NoPart,
  RankMenu: NoPart,
  ShellBell: NoPart,
  ShortcutsDialog: NoPart,
}));

const RankMenu = lazyRouteComponent(() => parts, 'RankMenu');
const PlanPanel = lazyRouteComponent(() => parts, 'PlanPanel');
const ShellBell = lazyRouteComponent(() => parts, 'ShellBell');
const ShortcutsDialog = lazyRouteComponent(() => parts, 'ShortcutsDialog');

const ShellExtras = lazy(() => import('./-shell-extras.tsx'));

/** The page works without them if their script fails to load. */
const PlayerBanners = lazy<ComponentType<{ me: string; onKnown: () => void }>>(() =>
  import('./-player-banners.tsx').catch(() => ({ default: NoBanners })),
);

function NoBanners({ onKnown }: { onKnown: () => void }): null {
  useLayoutEffect(onKnown, [onKnown]);
  return null;
}

export const Route = createFileRoute('/_shell')({
  beforeLoad: async ({ context: { queryClient }, location, preload }) => {
    const session = await requireSession(queryClient, { location, preload });
    if (session.userType === 'Admin') await loadPermissions(queryClient);
    return { session };
  },
  component: ShellLayout,
});

/** Loads permissions first so that no entry or page flashes; if that fails, the server decides. */
async function loadPermissions(queryClient: QueryClient): Promise<void> {
  await queryClient.ensureQueryData(myPermissionsQuery).catch(() => undefined);
}

function ShellLayout() {
  const { session } = Route.useRouteContext();
  return (
    <>
      {session.userType === 'Player' ? <PlayerShell session={session} /> : <StaffShell session={session} />}
      <Suspense fallback={null}>
        <ShortcutsDialog role={session.userType} />
      </Suspense>
      <Suspense fallback={null}>
        <ShellExtras session={session} />
      </Suspense>
    </>
  );
}

function PlayerShell({ session }: { session: Session }) {
  const [isBannerKnown, setBannerKnown] = useState(false);
  const showPage = useCallback(() => setBannerKnown(true), []);
  return (
    <Shell
      session={session}
      rankMenu={
        <Suspense fallback={<div className="h-12" />}>
          <RankMenu />
        </Suspense>
      }
      sidebarPanel={
        <Suspense fallback={<div className="min-h-44 border-t border-t-line" />}>
          <PlanPanel />
        </Suspense>
      }
      banner={
        <Suspense fallback={null}>
          <PlayerBanners me={session.user.id} onKnown={showPage} />
        </Suspense>
      }
      isBannerKnown={isBannerKnown}
      uploadButton={<UploadButton />}
      referralButton={<ReferralButton />}
      bell={<Bell session={session} />}
    >
      <Outlet />
    </Shell>
  );
}

/** Neither coaches nor administrators have a rank or a plan here. */
function StaffShell({ session }: { session: Session }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const permits = usePermissionCheck();
  const { module, title = '' }: Partial<Page> = findPageAt(pathname) ?? {};
  const isOpen = !module || permits(module, 'View');
  return (
    <Shell session={session} bell={<Bell session={session} />}>
      {isOpen ? <Outlet /> : <NoAccessScreen title={title} />}
    </Shell>
  );
}

function Bell({ session }: { session: Session }) {
  return (
    <Suspense fallback={<BellPicture />}>
      <ShellBell session={session} />
    </Suspense>
  );
}

/** What the bell looks like until it can be clicked. */
function BellPicture() {
  return (
    <span className={getIconButtonStyle(40)}>
      <IconBell size={18} stroke={1.6} aria-hidden="true" />
    </span>
  );
}
