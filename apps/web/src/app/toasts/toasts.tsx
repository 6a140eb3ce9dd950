import { Notifications } from '@mantine/notifications';

/** Where toasts stand: at most three at the top right. */
export default function Toasts() {
  return <Notifications position="top-right" limit={3} />;
}
