import type { NotificationItem } from '@datacoach/contract';
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Late } from '../../../shared/ui/late.tsx';
import { notificationsQuery } from '../api/notifications.ts';

/**
 * Watches for notifications that arrive while the page is open. Shows a toast or a question that needs an answer; for
 * the rest, returns a text for screen readers.
 */
function useArrivals(
  newest: readonly NotificationItem[] | undefined,
  onQuestion: (item: NotificationItem) => void,
): string {
  const [words, setWords] = useState('');
  const latest = useRef<number | null>(null);

  const arrive = useEffectEvent((items: readonly NotificationItem[]) => {
    const known = latest.current;
    latest.current = Math.max(known ?? 0, ...items.map(timeOf));
    // Notifications from before the page opened are not new.
    if (known === null) return;
    const arrived = items.filter((item) => !item.isRead && timeOf(item) > known);
    for (const item of arrived) {
      if (item.arrival === 'question') onQuestion(item);
      if (item.arrival === 'toast')
        void sentencesOf([item]).then((message) => showToast({ kind: 'info', message }));
    }
    const spoken = arrived.filter(({ arrival }) => arrival === 'quiet');
    if (spoken.length > 0) void sentencesOf(spoken).then(setWords);
  });
  useEffect(() => {
    if (newest) arrive(newest);
  }, [newest]);
  return words;
}

const timeOf = ({ createdAt }: NotificationItem) => Date.parse(createdAt);

async function sentencesOf(items: readonly NotificationItem[]): Promise<string> {
  const { inSpeedUnit } = await import('../../../shared/format/speed.ts');
  return items.map(({ title, text }) => inSpeedUnit(`${title}: ${text}`)).join(' ');
}

const NotificationPanel = lazy(async () => {
  const { NotificationPanel } = await import('./notification-panel.tsx');
  return { default: NotificationPanel };
});

/** Above this the badge shows 99+ (specification.md 2). */
const MAX_SHOWN = 99;

interface NotificationBellProps {
  /** Shown above the panel's list. */
  panelHead?: ReactNode;
  /** Called when a notification that needs an answer arrives. */
  onArrival: (item: NotificationItem) => void;
  /** Called when a notification that needs an answer is opened. */
  onQuestion: (item: NotificationItem) => void;
}

/** The top bar's bell with the number of unread notifications; opens their panel. */
export function NotificationBell({ panelHead, onArrival, onQuestion }: NotificationBellProps) {
  const [opened, setOpened] = useState(false);
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(notificationsQuery);
  const newest = list.data?.pages[0];
  useChanges('notifications', () => void refetchQueries(queryClient, notificationsQuery.queryKey));
  const arrived = useArrivals(newest?.items, onArrival);
  const unread = newest?.unread ?? 0;
  const shown = unread > MAX_SHOWN ? `${MAX_SHOWN}+` : `${unread}`;
  return (
    <>
      <ActionIcon
        className="relative overflow-visible"
        size={40}
        aria-label={unread > 0 ? `Notifications, ${shown} unread` : 'Notifications'}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconBell size={18} stroke={1.6} aria-hidden="true" />
        {unread > 0 && (
          <span
            className="text-xs absolute top-0.75 left-5 min-w-4 px-1 rounded-[8px] bg-t1 text-bg font-semibold font-stretch-88% text-center"
            aria-hidden="true"
          >
            {shown}
          </span>
        )}
      </ActionIcon>
      <p className="sr-only" aria-live="polite">
        {arrived}
      </p>
      <Late when={opened}>
        {(isOpen) => (
          <NotificationPanel
            opened={isOpen}
            onClose={() => setOpened(false)}
            head={panelHead}
            list={list}
            onQuestion={(item) => {
              setOpened(false);
              onQuestion(item);
            }}
          />
        )}
      </Late>
    </>
  );
}
