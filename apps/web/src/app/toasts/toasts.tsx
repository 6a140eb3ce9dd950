import { Notifications } from '@mantine/notifications';

/** The toast container: at most three at the top right. */
export default function Toasts() {
  return <Notifications position="top-right" limit={3} />;
}
