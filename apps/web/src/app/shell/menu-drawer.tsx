import { Drawer } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../../shared/ui/wordmark.tsx';

interface MenuDrawerProps {
  opened: boolean;
  onClose: () => void;
  /** Called when a click on an entry has closed it. */
  onLeave: () => void;
  returnFocus: boolean;
  home: string;
  children: ReactNode;
}

export default function MenuDrawer(props: MenuDrawerProps) {
  const { opened, onClose, onLeave, returnFocus, home, children } = props;
  return (
    <Drawer.Root opened={opened} onClose={onClose} returnFocus={returnFocus} position="left" size="75vw">
      <Drawer.Overlay />
      <Drawer.Content aria-label="Menu">
        <div className="flex items-center justify-between h-[var(--top)] pr-3 pl-5">
          <Link to={home} className="touch-target" aria-label="DataCoach, home" onClick={onLeave}>
            <Wordmark />
          </Link>
          <Drawer.CloseButton aria-label="Close menu" />
        </div>
        <Drawer.Body className="flex flex-col gap-2 min-h-[calc(100dvh-var(--top))] px-3 pt-1 pb-3">
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
