import type { ResponseOf } from '@datacoach/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { server } from '../../../app/api/client.ts';

const PAGE_SIZE = 20;

export type NotificationPage = ResponseOf<'listNotifications'>;

/** Newest first; further pages load on demand. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  queryFn: ({ pageParam }) =>
    server.GET('/api/v1/notifications', { query: { pageIndex: pageParam, pageSize: PAGE_SIZE } }),
  initialPageParam: 0,
  getNextPageParam: ({ pageIndex, total }: NotificationPage) =>
    (pageIndex + 1) * PAGE_SIZE < total ? pageIndex + 1 : null,
});
