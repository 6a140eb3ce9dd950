import { notificationsStore } from '@mantine/notifications';
import { lazy, useSyncExternalStore } from 'react';
import { Late } from '../../shared/ui/late.tsx';

const Toasts = lazy(() => import('./toasts.tsx'));

const hasToasts = () => notificationsStore.getState().notifications.length > 0;

/** The place of toasts, loaded with the first one. */
export function LateToasts() {
  const wanted = useSyncExternalStore(notificationsStore.subscribe, hasToasts);
  return <Late wanted={wanted}>{() => <Toasts />}</Late>;
}
