import type { NotificationItem } from '@datacoach/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

const PAGE_SIZE = 20;

export interface NotificationPage {
  items: NotificationItem[];
  pageIndex: number;
  total: number;
  unread: number;
}

async function fetchPage(pageIndex: number): Promise<NotificationPage> {
  return server.GET('/api/v1/notifications', { query: { pageIndex, pageSize: PAGE_SIZE } });
}

/** Newest first; further pages load on demand. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam }) => fetchPage(pageParam),
  initialPageParam: 0,
  getNextPageParam: ({ pageIndex, total }: NotificationPage) =>
    (pageIndex + 1) * PAGE_SIZE < total ? pageIndex + 1 : null,
});
