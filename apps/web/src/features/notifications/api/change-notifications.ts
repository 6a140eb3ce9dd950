import type { NotificationItem } from '@datacoach/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { type NotificationPage, notificationsQuery } from './notifications.ts';

/** Applies a change optimistically. */
function showAhead(change: (item: NotificationItem) => NotificationItem | null): void {
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
async function settle(call: Promise<unknown>): Promise<void> {
  await call.catch(async (failure) => {
    await queryClient.invalidateQueries(notificationsQuery);
    throw failure;
  });
}

export async function markRead(id: string): Promise<void> {
  showAhead((item) => (item.id === id ? { ...item, isRead: true } : item));
  await settle(server.PUT('/api/v1/notifications/{id}/read', { path: { id } }));
}

export async function markAllRead(): Promise<void> {
  showAhead((item) => ({ ...item, isRead: true }));
  await settle(server.POST('/api/v1/notifications/read-all'));
}

export async function removeNotification(id: string): Promise<void> {
  showAhead((item) => (item.id === id ? null : item));
  await settle(server.DELETE('/api/v1/notifications/{id}', { path: { id } }));
}
