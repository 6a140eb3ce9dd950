import { Button } from '@mantine/core';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import classes from './notification-dialog.module.css';

/** The notification pop-up: what has to be read before going on. */
export function NotificationDialog({ given, opened, onClose }: ShellDialogProps<'notificationPopup'>) {
  return (
    <Dialog opened={opened} onClose={onClose} title={given.title} closeLabel="Close notification" size={440}>
      <p className={classes.text}>{given.text}</p>
      <div className={classes.actions}>
        <Button variant="filled" data-autofocus onClick={onClose}>
          Got it
        </Button>
      </div>
    </Dialog>
  );
}
