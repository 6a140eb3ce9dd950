import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import classes from './toast.module.css';

/** `done` and `failed` differ by icon and word, never by color alone. */
const KINDS = {
  done: { icon: IconCheck, className: classes.done },
  info: { icon: IconInfoCircle, className: classes.info },
  failed: { icon: IconAlertTriangle, className: classes.failed },
} as const;

export interface Toast {
  kind: 'done' | 'info' | 'failed';
  message: string;
  link?: { readonly href: string; readonly label: string };
  /** `invitation` for everything about teams and invitations. */
  stays?: 'shell' | 'invitation' | undefined;
}

/** Adds a toast that closes itself after `autoClose` ms. */
export function addToast({ kind, message, link }: Omit<Toast, 'stays'>, autoClose: number): void {
  const { icon: KindIcon, className } = KINDS[kind];
  notifications.show({
    message: link ? (
      <>
        {message}{' '}
        <a href={link.href} className="text-link">
          {link.label}
        </a>
      </>
    ) : (
      message
    ),
    autoClose,
    icon: <KindIcon size={16} stroke={1.6} aria-hidden="true" />,
    className: className ?? '',
    closeButtonProps: { 'aria-label': 'Close message' },
    // An error interrupts the screen reader, a success waits for a pause.
    role: kind === 'failed' ? 'alert' : 'status',
  });
}

/** The toast container: at most three at the top right. */
export default function Toasts() {
  return <Notifications position="top-right" limit={3} />;
}
