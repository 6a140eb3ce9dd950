import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';

/** Drawer widths in px (specification.md 2): `detail` is the default, `work` the large one. */
const WIDTHS = { detail: 378, work: 736 } as const;

interface SideDrawerProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  width?: keyof typeof WIDTHS;
  /** Next to the title, before the close button. */
  headExtra?: ReactNode;
  children: ReactNode;
}

/** A drawer from the right; full width in narrow windows. Its header is a plain box, like a dialog's. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, onClose, title, closeLabel = 'Close', width = 'detail', headExtra, children } = props;
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={WIDTHS[width]}>
      <Drawer.Overlay />
      <Drawer.Content>
        <div className="sticky top-0 z-1 flex items-center gap-2 min-h-[var(--top)] pr-3 pl-4 bg-s1 border-b border-b-line">
          <Drawer.Title className="text-base flex-1 min-w-0 font-semibold font-stretch-106%">
            {title}
          </Drawer.Title>
          {headExtra}
          <Drawer.CloseButton aria-label={closeLabel} />
        </div>
        <Drawer.Body className="p-4">{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
