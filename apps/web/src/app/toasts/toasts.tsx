import { Notifications } from '@mantine/notifications';
import { TOAST_MS } from './show-toast.tsx';

/** Where toasts stand: at most three at the top right. */
export default function Toasts() {
  return <Notifications position="top-right" autoClose={TOAST_MS.shell} limit={3} />;
}
