import { NOTIFICATION_KINDS, type NotificationItem, type NotificationKindRow } from '@datacoach/contract';
import type { Notification } from './notification.repository.ts';

/** A notification as it is read: the texts of its kind, filled. */
export function describeNotification(notification: Notification): NotificationItem {
  const { id, kind, values, path, count, createdAt, readAt } = notification;
  const row: NotificationKindRow = NOTIFICATION_KINDS[kind];
  const { title, text } = (count > 1 && row.gathered) || row;
  const filled = { ...values, count };
  return {
    id,
    kind,
    title: fill(title, filled),
    text: fill(text, filled),
    path,
    arrival: row.arrival,
    values,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}

/** The text with its values; a number and its percent sign stay on one line, wherever the text was made. */
function fill(template: string, values: Record<string, string | number>): string {
  return template
    .replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name] ?? ''))
    .replace(/(\d) %/g, '$1\u00a0%');
}
