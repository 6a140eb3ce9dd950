import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mark, Wordmark } from '../../shared/ui/wordmark.tsx';
import type { Session } from '../session/session.ts';
import { useSessionKeeper } from '../session/use-session-keeper.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { InsideShell } from './inside-shell.ts';
import { NavigationList } from './navigation-list.tsx';
import classes from './shell.module.css';
import { UserMenu } from './user-menu.tsx';

interface ShellProps {
  session: Session;
  /** The prominent button of the top bar. */
  uploadButton: ReactNode;
  /** Docked at the right; from 1200 px the page makes room for it. */
  sidePanel: ReactNode;
  hasSidePanel: boolean;
  children: ReactNode;
}

/** Sidebar from 981 px, drawer below, top bar, page. */
export function Shell({ session, uploadButton, sidePanel, hasSidePanel, children }: ShellProps) {
  const [drawerOpen, drawer] = useDisclosure(false);
  useSessionKeeper();
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to the page
      </a>
      <aside className={classes.side}>
        <Link to="/dashboard" className={classes.logo} aria-label="DataCoach, Stats Dashboard">
          <Wordmark />
        </Link>
        <NavigationList />
      </aside>
      <Drawer.Root opened={drawerOpen} onClose={drawer.close} position="left" size="75%">
        <Drawer.Overlay />
        <Drawer.Content aria-label="Menu">
          <div className={classes.drawerHead}>
            <Wordmark />
            <Drawer.CloseButton aria-label="Close menu" />
          </div>
          <Drawer.Body>
            <NavigationList onNavigate={drawer.close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
      <div className={classes.body}>
        <header className={classes.top}>
          <ActionIcon className={classes.burger} size={40} aria-label="Open menu" onClick={drawer.open}>
            <IconMenu2 size={20} stroke={1.6} />
          </ActionIcon>
          <Link to="/dashboard" className={classes.topMark} aria-label="DataCoach, Stats Dashboard">
            <Mark />
          </Link>
          <Breadcrumb />
          {uploadButton}
          <UserMenu userName={session.user.name} email={session.user.email} />
        </header>
        <main id="main" tabIndex={-1} className={classes.main} data-side-panel={hasSidePanel || undefined}>
          <InsideShell value={true}>{children}</InsideShell>
        </main>
        {sidePanel}
      </div>
    </div>
  );
}
