import { useMediaQuery } from '@mantine/hooks';
import { IconBrandDiscord, IconMenu2, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { getIconButtonStyle, IconButton } from '../../shared/ui/icon-button.tsx';
import { LazyMenu } from '../../shared/ui/lazy-menu.tsx';
import { LazyOverlay } from '../../shared/ui/lazy-overlay.tsx';
import { Mark, Wordmark } from '../../shared/ui/wordmark.tsx';
import { appSettingsQuery } from '../api/public-queries.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { InsideShell } from '../failure/inside-shell.ts';
import { HOME_PATHS } from '../navigation/find-page.ts';
import { PAGES, type Page } from '../navigation/pages.table.ts';
import { getSavedListState, type ReplayListState } from '../navigation/replay-list-state.ts';
import { useScreen } from '../navigation/use-screen.ts';
import { profileQuery } from '../session/account-queries.ts';
import type { Session } from '../session/session.ts';
import { Avatar } from './avatar.tsx';
import { NavigationList } from './navigation-list.tsx';
import classes from './shell.module.css';

const ViewingAsBanner = lazy(() => import('./viewing-as-banner.tsx'));
const MenuDrawer = lazy(() => import('./menu-drawer.tsx'));

/** What features add to the shell; they are combined in `routes/_shell.tsx`. */
export interface ShellSlots {
  /** Below the logo: the player's rank. */
  rankMenu?: ReactNode;
  /** At the bottom of the sidebar: the plan. */
  sidebarPanel?: ReactNode;
  /** The prominent button of the top bar. */
  uploadButton?: ReactNode;
  referralButton?: ReactNode;
  bell?: ReactNode;
  /** Above the page, for notices on every page. */
  banner?: ReactNode;
  /** False until it's clear whether there is a banner: the page stays hidden so that nothing moves down. */
  isBannerKnown?: boolean;
}

interface ShellProps extends ShellSlots {
  session: Session;
  children: ReactNode;
}

/** The administrator's drawer has the first four entries only (specification.md 2). */
const ADMIN_DRAWER_ENTRIES = 4;

/** Windows with the drawer; wider windows have the sidebar. */
const NARROW_SCREEN = '(max-width: 980px)';

/** `left`: closed by a click on an entry, so that the new page gets the focus. */
type DrawerState = 'closed' | 'open' | 'left';

/** The layout: sidebar from 981 px, drawer below that, top bar, page. */
export function Shell({ session, children, isBannerKnown = true, ...slots }: ShellProps) {
  const [drawer, setDrawer] = useState<DrawerState>('closed');
  const title = useScreen()?.title;
  const isNarrow = useMediaQuery(NARROW_SCREEN, true, { getInitialValueInEffect: false });
  useFocusOnNavigation();
  const router = useRouter();
  // Links that features put into the drawer also close it.
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) setDrawer((now) => (now === 'open' ? 'left' : now));
      }),
    [router],
  );
  const role = session.userType;
  const home = HOME_PATHS[role];
  return (
    <div className="grid grid-cols-[var(--side)_minmax(0,1fr)] min-h-screen max-lg:grid-cols-1 print:block!">
      <a
        className="focus:left-2 focus:top-2 absolute -left-249.75 z-300 px-2 py-3 bg-accent text-on-accent"
        href="#main"
      >
        Skip to content
      </a>
      <aside
        className="sticky top-0 h-screen flex flex-col gap-2 px-3 pb-3 bg-s1 border-r border-r-line overflow-y-auto max-lg:hidden print:hidden!"
        aria-label="Sidebar"
      >
        <Link
          to={home}
          className="flex items-center flex-none h-[var(--top)] px-2"
          aria-label="DataCoach, home"
        >
          <Wordmark />
        </Link>
        {slots.rankMenu}
        <NavigationList role={role} />
        {slots.sidebarPanel && <div className="mt-auto pt-3">{slots.sidebarPanel}</div>}
      </aside>
      <LazyOverlay when={isNarrow && drawer === 'open'}>
        {(opened) => (
          <MenuDrawer
            opened={opened}
            onClose={() => setDrawer('closed')}
            onLeave={() => setDrawer('left')}
            returnFocus={drawer !== 'left'}
            home={home}
          >
            {slots.rankMenu}
            <NavigationList
              role={role}
              {...(role === 'Admin' && { limit: ADMIN_DRAWER_ENTRIES })}
              onNavigate={() => setDrawer('left')}
            />
            {slots.sidebarPanel && <div className="mt-auto pt-3">{slots.sidebarPanel}</div>}
          </MenuDrawer>
        )}
      </LazyOverlay>
      <div className="min-w-0">
        <header className="sticky top-0 z-50 h-(--top) flex items-center gap-3 px-6 bg-bg border-b border-b-line max-lg:px-3 max-lg:gap-2 max-md:[--control:40px] max-md:gap-1 print:hidden!">
          <IconButton
            icon={IconMenu2}
            iconSize={20}
            size={40}
            className={classes.burger}
            label="Open menu"
            onClick={() => setDrawer('open')}
          />
          <Link to={home} className={classes.topMark} aria-label="DataCoach, home">
            <Mark />
          </Link>
          <Breadcrumb />
          {slots.uploadButton}
          <div className="flex flex-none">
            {role !== 'Coach' && <DiscordLink />}
            {slots.referralButton}
            {slots.bell}
          </div>
          <UserMenu session={session} />
        </header>
        {session.impersonator && (
          <Suspense fallback={null}>
            <ViewingAsBanner user={session.user} impersonator={session.impersonator} />
          </Suspense>
        )}
        {slots.banner}
        <main
          id="main"
          tabIndex={-1}
          aria-label={title}
          className={`${classes.main} ${isBannerKnown ? '' : 'invisible'}`}
        >
          <InsideShell value={true}>{children}</InsideShell>
        </main>
      </div>
    </div>
  );
}

/**
 * Moves the focus to `<main>` on navigation, so that the keyboard starts at the top and screen readers announce the
 * page. A dialog that has opened keeps the focus.
 */
function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || document.querySelector('[role=dialog]')) return;
        document.getElementById('main')?.focus({ preventScroll: true });
      }),
    [router],
  );
}

/** Shows the account's picture in the top bar; its menu loads on the first click. */
function UserMenu({ session }: { session: Session }) {
  const { data: profile } = useQuery({ ...profileQuery, enabled: session.userType !== 'Coach' });
  return (
    <LazyMenu load={() => import('./user-menu-list.tsx')} given={{ session }}>
      <button
        type="button"
        className="grid place-items-center bare-button size-8 rounded-[50%] overflow-hidden bg-s4 text-t1 font-semibold flex-none hover:bg-line-strong max-md:size-11"
        aria-label="User menu"
      >
        <Avatar imageUrl={profile?.imageUrl ?? null} epicUserName={profile?.epicUserName ?? null} />
      </button>
    </LazyMenu>
  );
}

/** Links to the Discord server; nothing if none is set (decisions.md 21.2). */
function DiscordLink() {
  const { data: settings } = useQuery(appSettingsQuery);
  if (!settings?.discordInviteUrl) return null;
  return (
    <a
      className={getIconButtonStyle(40)}
      href={settings.discordInviteUrl}
      target="_blank"
      rel="noreferrer"
      aria-label="Discord (opens in a new tab)"
    >
      <IconBrandDiscord size={18} stroke={1.6} aria-hidden="true" />
    </a>
  );
}

function Breadcrumb() {
  const screen = useScreen();
  const parent: Page | undefined = PAGES.find(({ to }) => to === screen?.parent);
  return (
    <div className={`${classes.crumb} flex-1 min-w-0 truncate text-t3`}>
      {parent && (
        <>
          <Link to={parent.to} search={getParentSearch(parent.to)}>
            {parent.title}
          </Link>
          <span aria-hidden="true"> / </span>
        </>
      )}
      <b className="text-t2 font-medium">{screen?.title}</b>
    </div>
  );
}

/** Links a match back to the list page it was opened from. */
const getParentSearch = (to: string): Partial<ReplayListState> =>
  to === '/my-replay' ? getSavedListState() : {};

/** The prominent button of the top bar; icon only on phones. */
export const UploadButton = () => (
  <button
    type="button"
    className="touch-target inline-flex flex-none items-center relative h-[var(--control)] px-3 py-0 border-0 rounded-2 bg-(--mantine-color-bib-filled) text-on-accent text-sm font-[550] cursor-pointer hover:bg-(--mantine-color-bib-filled-hover)"
    aria-label="Upload Replay"
    onClick={() => openDialog('upload')}
  >
    <IconUpload size={16} stroke={1.6} aria-hidden="true" />
    <span className="max-[480px]:hidden ml-2">Upload Replay</span>
  </button>
);
