import type { NotificationItem, NotificationKind } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import {
  type Icon,
  IconAlertTriangle,
  IconBroadcast,
  IconCalendarEvent,
  IconCheck,
  IconClipboardList,
  IconClock,
  IconCoffee,
  IconCreditCard,
  IconDiamond,
  IconGauge,
  IconGift,
  IconMessage,
  IconMessageQuestion,
  IconPlayFootball,
  IconScale,
  IconSchool,
  IconTarget,
  IconTool,
  IconTrendingUp,
  IconUsersGroup,
  IconX,
} from '@tabler/icons-react';
import type { InfiniteData } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { queryClient, server } from '../../../app/api/client.ts';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { showFailure } from '../../../app/toasts/show-toast.tsx';
import { formatDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PitchOrnament } from '../../../shared/ui/pitch-ornament.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { type NotificationPage, notificationsQuery } from '../api/notifications.ts';
import classes from '../notifications.module.css';
import { PreferencesForm } from './preferences-form.tsx';

/** Icon of each notification kind; the title says the same in words. */
export const KIND_ICONS: Record<NotificationKind, Icon> = {
  'replay-ready': IconCheck,
  'team-match': IconUsersGroup,
  'replay-failed': IconAlertTriangle,
  'quota-80': IconGauge,
  'quota-100': IconGauge,
  'team-quota-80': IconGauge,
  'team-quota-100': IconGauge,
  'goal-result': IconTarget,
  'case-verdict': IconScale,
  'session-guard': IconCoffee,
  'question-answer': IconMessageQuestion,
  invitation: IconUsersGroup,
  'coach-comment': IconMessage,
  homework: IconClipboardList,
  'school-team': IconSchool,
  'team-event': IconCalendarEvent,
  'match-review': IconPlayFootball,
  'live-room': IconBroadcast,
  'review-answer': IconMessage,
  'team-news': IconUsersGroup,
  'coaching-session': IconSchool,
  'session-reminder': IconSchool,
  'token-expiring': IconClock,
  'trial-ending': IconClock,
  'price-kept': IconCreditCard,
  'payment-failed': IconCreditCard,
  'plan-ended': IconDiamond,
  referral: IconGift,
  'rank-up': IconTrendingUp,
  'discord-event': IconCalendarEvent,
  'weekly-recap': IconCalendarEvent,
  maintenance: IconTool,
};

interface NotificationPanelProps {
  opened: boolean;
  onClose: () => void;
  head: ReactNode;
  list: {
    data: { pages: NotificationPage[] } | undefined;
    error: unknown;
    refetch: () => unknown;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  onQuestion: (item: NotificationItem) => void;
}

/** All notifications, and under "Settings" which channel each kind uses. */
export function NotificationPanel({ opened, onClose, head, list, onQuestion }: NotificationPanelProps) {
  const router = useRouter();
  const [inSettings, setInSettings] = useState(false);
  const close = () => {
    onClose();
    setInSettings(false);
  };
  /** Sends a change in the background. It cancels a page that is loading, which then loads again. */
  const run = (change: Promise<void>) =>
    runInBackground(
      list.isFetchingNextPage ? change.then(() => list.refetch()).then(() => list.fetchNextPage()) : change,
    );
  const open = (item: NotificationItem) => {
    if (!item.isRead) run(markRead(item.id));
    if (item.arrival === 'question') {
      onQuestion(item);
      return;
    }
    close();
    router.history.push(item.path);
  };
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <SideDrawer
      opened={opened}
      onClose={close}
      title={inSettings ? 'Notification settings' : 'Notifications'}
      closeLabel="Close notifications"
      headExtra={
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => setInSettings(!inSettings)}>
          {inSettings ? 'Back' : 'Settings'}
        </Button>
      }
    >
      {inSettings ? (
        <PreferencesForm />
      ) : (
        <>
          {head}
          {unread > 0 && (
            <div className="flex items-center justify-between gap-2 pb-2">
              <span className="s12 t3">{unread} unread</span>
              <TextButton
                label="Mark all as read"
                size="compact-sm"
                onClick={() => run(markAllRead())}
                quiet
              />
            </div>
          )}
          <List list={list} onOpen={open} onRemove={(item) => run(removeNotification(item.id))} />
        </>
      )}
    </SideDrawer>
  );
}

interface ListProps {
  list: NotificationPanelProps['list'];
  onOpen: (item: NotificationItem) => void;
  onRemove: (item: NotificationItem) => void;
}

function List({ list, onOpen, onRemove }: ListProps) {
  const items = list.data?.pages.flatMap((page) => page.items);
  if (!items && list.error) {
    return (
      <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
        <p>We couldn’t load your notifications.</p>
        <p className="t2">{getFailureMessage(list.error)}</p>
        <Button onClick={() => void list.refetch()}>Try again</Button>
      </div>
    );
  }
  if (!items) {
    return (
      <div className="grid gap-2" aria-hidden="true">
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  }
  if (items.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 px-4 py-12 text-center">
        <PitchOrnament>{null}</PitchOrnament>
        <p className="t2">No notifications at this time!</p>
      </div>
    );
  }
  return (
    <>
      <ul className="-mx-4 border-b border-b-line">
        {items.map((item) => (
          <NotificationRow key={item.id} item={item} onOpen={onOpen} onRemove={onRemove} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="grid pt-4">
          <Button loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older
          </Button>
        </div>
      )}
    </>
  );
}

function runInBackground(change: Promise<unknown>): void {
  change.catch((error: unknown) => showFailure(error));
}

interface NotificationRowProps {
  item: NotificationItem;
  onOpen: (item: NotificationItem) => void;
  onRemove: (item: NotificationItem) => void;
}

export function NotificationRow({ item, onOpen, onRemove }: NotificationRowProps) {
  const KindIcon = KIND_ICONS[item.kind];
  const then = new Date(item.createdAt);
  return (
    <li
      className={`${classes.row} flex items-start border-t border-t-line`}
      data-unread={!item.isRead || undefined}
    >
      <button type="button" className={classes.open} onClick={() => onOpen(item)}>
        <KindIcon className="mt-px text-t2" size={18} stroke={1.6} aria-hidden="true" />
        <span className="grid gap-0.5 min-w-0">
          <b className="font-semibold">
            {!item.isRead && <span className="sr-only">Unread: </span>}
            {item.title}
          </b>
          <span className="text-xs text-t2 wrap-anywhere whitespace-pre-line">
            {formatSpeedsInText(item.text)}
          </span>
        </span>
        <time
          className={`${classes.time} text-t3 text-[12px] leading-5 whitespace-nowrap`}
          dateTime={item.createdAt}
          title={`${formatDate(then)}, ${formatTimeOfDay(then)}`}
        >
          {formatHowLongAgo(then, new Date())}
        </time>
      </button>
      <IconButton
        icon={IconX}
        iconSize={14}
        size={28}
        className={`${classes.remove} mt-1.5 mr-2 mb-0 ml-0`}
        label={`Delete "${item.title}: ${item.text}"`}
        onClick={() => onRemove(item)}
      />
    </li>
  );
}

/** Applies a change optimistically. The server's change event refetches the list, even if a fetch was canceled here. */
async function updateOptimistically(
  change: (item: NotificationItem) => NotificationItem | null,
): Promise<void> {
  // A fetch that started before the change would bring back the old list.
  await queryClient.cancelQueries(notificationsQuery);
  queryClient.setQueryData(
    notificationsQuery.queryKey,
    (known: InfiniteData<NotificationPage> | undefined) => {
      if (!known) return known;
      const before = known.pages.flatMap(({ items }) => items);
      const after = new Map(before.map((item) => [item.id, change(item)]));
      const countUnread = (items: readonly (NotificationItem | null)[]) =>
        items.filter((item) => item && !item.isRead).length;
      const fewer = countUnread(before) - countUnread([...after.values()]);
      const pages = known.pages.map((page) => ({
        ...page,
        unread: Math.max(0, page.unread - fewer),
        items: page.items.flatMap(({ id }) => after.get(id) ?? []),
      }));
      return { ...known, pages };
    },
  );
}

/** Waits for the server; if the call fails, refetches the list. */
async function refetchOnFailure(call: Promise<unknown>): Promise<void> {
  await call.catch(async (failure) => {
    await queryClient.invalidateQueries(notificationsQuery);
    throw failure;
  });
}

async function markRead(id: string): Promise<void> {
  await updateOptimistically((item) => (item.id === id ? { ...item, isRead: true } : item));
  await refetchOnFailure(server.PUT('/api/v1/notifications/{id}/read', { path: { id } }));
}

async function markAllRead(): Promise<void> {
  await updateOptimistically((item) => ({ ...item, isRead: true }));
  await refetchOnFailure(server.POST('/api/v1/notifications/read-all'));
}

async function removeNotification(id: string): Promise<void> {
  await updateOptimistically((item) => (item.id === id ? null : item));
  await refetchOnFailure(server.DELETE('/api/v1/notifications/{id}', { path: { id } }));
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats an age: "now", "2 min", "3 h", "6 d", then the date. */
export function formatHowLongAgo(then: Date, now: Date): string {
  const age = now.getTime() - then.getTime();
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  if (age < 7 * DAY_MS) return `${Math.floor(age / DAY_MS)} d`;
  return formatDate(then);
}
