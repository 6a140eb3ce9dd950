import type { NotificationItem } from '@datacoach/contract';
import { IconBell } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchQueries } from '../../../app/query-client.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { LazyOverlay } from '../../../shared/ui/lazy-overlay.tsx';
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
    latest.current = Math.max(known ?? 0, ...items.map(formatTime));
    // Notifications from before the page opened are not new.
    if (known === null) return;
    const arrived = items.filter((item) => !item.isRead && formatTime(item) > known);
    for (const item of arrived) {
      if (item.arrival === 'question') onQuestion(item);
      if (item.arrival === 'toast')
        void listSentences([item]).then((message) =>
          showToast({
            kind: 'info',
            message,
            ...(item.kind === 'live-room' && { link: joinLink(item) }),
            ...(TEAM_KINDS.includes(item.kind) && { stays: 'invitation' }),
          }),
        );
    }
    const spoken = arrived.filter(({ arrival }) => arrival === 'quiet');
    if (spoken.length > 0) void listSentences(spoken).then(setWords);
  });
  useEffect(() => {
    if (newest) arrive(newest);
  }, [newest]);
  return words;
}

/** Kinds whose toasts stay as long as those of teams (specification.md 9). */
const TEAM_KINDS: readonly NotificationItem['kind'][] = ['team-news', 'team-event', 'school-team'];

/** A live room doesn't wait until the panel is opened. */
const joinLink = ({ path }: NotificationItem) => ({ href: path, label: 'Join' });

const formatTime = ({ createdAt }: NotificationItem) => Date.parse(createdAt);

async function listSentences(items: readonly NotificationItem[]): Promise<string> {
  const { formatSpeedsInText: inSpeedUnit } = await import('../../../shared/format/speed.ts');
  return items.map(({ title, text }) => inSpeedUnit(`${title}: ${text}`)).join(' ');
}

const NotificationPanel = lazyRouteComponent(() => import('./notification-panel.tsx'), 'NotificationPanel');

/** Above this the badge shows 99+ (specification.md 2). */
const MAX_SHOWN_COUNT = 99;

interface NotificationBellProps {
  panelHead?: ReactNode;
  /** Called when a notification that needs an answer arrives. */
  onArrival: (item: NotificationItem) => void;
  /** Called when a notification that needs an answer is opened. */
  onQuestion: (item: NotificationItem) => void;
}

/** The top bar's bell with the number of unread notifications; opens their panel. */
export function NotificationBell({ panelHead, onArrival, onQuestion }: NotificationBellProps) {
  const [opened, setOpened] = useState(false);
  const list = useInfiniteQuery(notificationsQuery);
  const newest = list.data?.pages[0];
  useChanges('notifications', () => void refetchQueries(notificationsQuery.queryKey));
  const arrived = useArrivals(newest?.items, onArrival);
  const unread = newest?.unread ?? 0;
  const shown = unread > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : `${unread}`;
  return (
    <>
      <IconButton
        icon={IconBell}
        iconSize={18}
        label={unread > 0 ? `Notifications, ${shown} unread` : 'Notifications'}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
        size={40}
      >
        {unread > 0 && (
          <span
            className="text-xs absolute top-0.75 left-5 min-w-4 px-1 rounded-[8px] bg-t1 text-bg font-semibold font-stretch-88% text-center"
            aria-hidden="true"
          >
            {shown}
          </span>
        )}
      </IconButton>
      <p className="sr-only" aria-live="polite">
        {arrived}
      </p>
      <LazyOverlay when={opened}>
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
      </LazyOverlay>
    </>
  );
}
