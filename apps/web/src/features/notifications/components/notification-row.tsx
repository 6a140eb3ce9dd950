import type { NotificationItem } from '@datacoach/contract';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { howLongAgo } from '../how-long-ago.ts';
import { KIND_ICONS } from '../kind-icons.table.ts';
import classes from './notification-row.module.css';

interface NotificationRowProps {
  item: NotificationItem;
  onOpen: (item: NotificationItem) => void;
  onRemove: (item: NotificationItem) => void;
}

/** One notification: leads to its page; can be deleted. */
export function NotificationRow({ item, onOpen, onRemove }: NotificationRowProps) {
  const KindIcon = KIND_ICONS[item.kind];
  const then = new Date(item.createdAt);
  return (
    <li className={classes.row} data-unread={!item.isRead || undefined}>
      <button type="button" className={classes.open} onClick={() => onOpen(item)}>
        <KindIcon className={classes.icon} size={18} stroke={1.6} aria-hidden="true" />
        <span className={classes.words}>
          <b>
            {!item.isRead && <span className="sr-only">Unread: </span>}
            {item.title}
          </b>
          <span className={classes.text}>{item.text}</span>
        </span>
        <time className={classes.time} dateTime={item.createdAt} title={then.toLocaleString('en')}>
          {howLongAgo(then, new Date())}
        </time>
      </button>
      <ActionIcon
        className={classes.remove}
        size={28}
        aria-label={`Delete "${item.title}: ${item.text}"`}
        onClick={() => onRemove(item)}
      >
        <IconX size={14} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </li>
  );
}
