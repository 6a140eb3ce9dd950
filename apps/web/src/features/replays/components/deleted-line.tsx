import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatTimeOfDay } from '../../../shared/format/date.ts';
import { deletedReplaysQuery } from '../api/deleted-replays.ts';
import { type ReplayActions, replaysText } from '../list/use-replay-actions.ts';
import classes from './deleted-line.module.css';

/** What was deleted and can still be brought back, until when. It stays over a reload. */
export function DeletedLine({ actions }: { actions: ReplayActions }) {
  const { data } = useQuery(deletedReplaysQuery);
  if (!data?.until || data.total === 0) return null;
  const { total, names, until } = data;
  const more = total > names.length ? ` and ${total - names.length} more` : '';
  return (
    <div className={`${classes.line} flex items-center gap-3 px-4 py-2 rounded-3 bg-s2`} role="status">
      <IconTrash size={16} stroke={1.6} aria-hidden="true" />
      <p>
        <b>{replaysText(total)} deleted</b>
        <span className="s12 t2">
          {names.join(', ')}
          {more}. Gone for good after {formatTimeOfDay(new Date(until))}.
        </span>
      </p>
      <Button size="xs" disabled={actions.busy} onClick={() => void actions.restore()}>
        Undo
      </Button>
    </div>
  );
}
