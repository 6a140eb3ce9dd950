import { notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { lazy, useSyncExternalStore } from 'react';
import { Late } from '../../shared/ui/late.tsx';
import classes from './toast.module.css';

const Toasts = lazy(() => import('./toasts.tsx'));

const hasToasts = () => notificationsStore.getState().notifications.length > 0;

/** The container of toasts, loaded with the first toast. */
export function LateToasts() {
  const when = useSyncExternalStore(notificationsStore.subscribe, hasToasts);
  return <Late when={when}>{() => <Toasts />}</Late>;
}

/** How long a toast is shown, ms (specification.md 9). */
const TOAST_MS = { shell: 4000, invitation: 3000 } as const;

/** `done` and `failed` differ by icon and word, never by color alone. */
const KINDS = {
  done: { icon: IconCheck, className: classes.done },
  info: { icon: IconInfoCircle, className: classes.info },
  failed: { icon: IconAlertTriangle, className: classes.failed },
} as const;

interface Toast {
  kind: keyof typeof KINDS;
  /** The full message. */
  message: string;
  /** Where it leads. */
  link?: { readonly href: string; readonly label: string };
  /** `invitation` for everything about teams and invitations. */
  stays?: keyof typeof TOAST_MS;
}

/** Shows a toast at the top right. */
export function showToast({ kind, message, link, stays = 'shell' }: Toast): void {
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
    autoClose: TOAST_MS[stays],
    icon: <KindIcon size={16} stroke={1.6} aria-hidden="true" />,
    className: className ?? '',
    closeButtonProps: { 'aria-label': 'Close message' },
    // An error interrupts the screen reader, a success waits for a pause.
    role: kind === 'failed' ? 'alert' : 'status',
  });
}
