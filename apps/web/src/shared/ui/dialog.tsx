import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  size?: number;
  /** Short ones may let their lists of choices reach over their edge. */
  overflowing?: boolean;
  children: ReactNode;
}

/** A modal dialog. Its head is a plain box: Mantine's own is a second banner landmark of the page. */
export function Dialog({
  opened,
  onClose,
  title,
  closeLabel,
  size = 520,
  overflowing = false,
  children,
}: DialogProps) {
  return (
    <Modal.Root opened={opened} onClose={onClose} size={size}>
      <Modal.Overlay />
      <Modal.Content className={overflowing ? 'overflow-visible' : undefined}>
        <div className={classes.head}>
          <Modal.Title>{title}</Modal.Title>
          <Modal.CloseButton aria-label={closeLabel} />
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
