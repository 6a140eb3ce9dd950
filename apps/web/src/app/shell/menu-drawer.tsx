import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../shared/ui/wordmark.tsx';
import classes from './shell.module.css';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** Called when a click on an entry has closed it. */
  onLeave: () => void;
  returnFocus: boolean;
  home: string;
  children: ReactNode;
}

/** The sidebar on narrow windows. */
export default function MenuDrawer({
  opened,
  onClose,
  onLeave,
  returnFocus,
  home,
  children,
}: MenuDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} returnFocus={returnFocus} position="left" size="75vw">
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <div className={classes.drawerHead}>
          <Link to={home} aria-label="DataCoach, home" onClick={onLeave}>
            <Wordmark />
          </Link>
          <Drawer.CloseButton aria-label="Close menu" />
        </div>
        <Drawer.Body className={classes.drawerBody}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
