import { notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './toast.module.css';

/** How long a toast stays, ms (specification.md 9). */
export const TOAST_MS = { shell: 4000, invitation: 3000 } as const;

/** `done` and `failed` are told by icon and word, never by colour alone. */
const KINDS = {
  done: { icon: IconCheck, className: classes.done },
  told: { icon: IconInfoCircle, className: classes.told },
  failed: { icon: IconAlertTriangle, className: classes.failed },
} as const;

interface Toast {
  kind: keyof typeof KINDS;
  /** The whole sentence. */
  message: string;
  /** `invitation` for everything about teams and invitations. */
  stays?: keyof typeof TOAST_MS;
}

/** A toast at the top right. */
export function showToast({ kind, message, stays = 'shell' }: Toast): void {
  const { icon: KindIcon, className } = KINDS[kind];
  notifications.show({
    message,
    autoClose: TOAST_MS[stays],
    icon: <KindIcon size={16} stroke={1.6} aria-hidden="true" />,
    className: className ?? '',
    closeButtonProps: { 'aria-label': 'Close this message' },
    // An error is worth an interruption of the screen reader, a success waits for a pause.
    role: kind === 'failed' ? 'alert' : 'status',
  });
}
