import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ui.module.css';

interface DialogProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  closeLabel?: string;
  size?: number;
  /** Lets a short dialog's dropdowns extend beyond its edge. */
  overflowing?: boolean;
  children: ReactNode;
}

/** A modal dialog. Its header is a plain box because Mantine's would be a second banner landmark on the page. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, title, closeLabel = 'Close', size = 520, overflowing = false, children } = props;
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
