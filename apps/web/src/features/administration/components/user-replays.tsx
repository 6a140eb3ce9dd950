import { counted } from '@datacoach/analysis/format-number';
import { type AdminUser, REPLAY_STATUS, type ResponseOf } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatFileSize } from '../../../shared/format/number.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { userReplaysQuery } from '../api/users.ts';

const STATUS: Readonly<Record<number, string>> = {
  [REPLAY_STATUS.uploaded]: 'Uploaded',
  [REPLAY_STATUS.processing]: 'Processing',
  [REPLAY_STATUS.completed]: 'Completed',
  [REPLAY_STATUS.errorOccurred]: 'Failed',
};

/** How many replays an account has and how large they are, with the newest ones and why some failed. */
export function UserReplays({ user }: { user: AdminUser }) {
  const [show, setShow] = useState<'all' | 'failed'>('all');
  const { replays, failedReplays, replayBytes } = user;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="t2">
          {counted(replays, 'replay')}, {formatFileSize(replayBytes)}
        </p>
        <Segmented
          label="Replays"
          value={show}
          choices={{ all: 'All', failed: `Failed (${failedReplays})` }}
          onChange={setShow}
        />
      </div>
      <QueryBoundary query={useQuery(userReplaysQuery(user.id, show))} what="the replays" height={240}>
        {(rows) =>
          rows.length > 0 ? (
            <NewestReplays rows={rows} />
          ) : show === 'failed' ? (
            <StatePanel title="No failed replays">Every file was analyzed.</StatePanel>
          ) : (
            <StatePanel title="No replays">This account has no uploads yet.</StatePanel>
          )
        }
      </QueryBoundary>
    </>
  );
}

function NewestReplays({ rows }: { rows: ResponseOf<'listUserReplays'> }) {
  return (
    <DataTable
      caption="Newest replays"
      look="panel"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          head: 'Replay',
          isRowHead: true,
          isWide: true,
          cell: ({ name, statusReason, errorCode, gameBuild }) => (
            <>
              {name}
              {gameBuild && <small>build {gameBuild}</small>}
              {statusReason && <small>{statusReason}</small>}
              {errorCode && <small>{errorCode}</small>}
            </>
          ),
        },
        { head: 'Status', cell: ({ status }) => STATUS[status] },
        {
          head: 'Size',
          isNumber: true,
          cellClassName: 'nowrap',
          cell: ({ fileSize }) => formatFileSize(fileSize),
        },
        {
          head: 'Uploaded',
          isNumber: true,
          cellClassName: 'nowrap',
          cell: ({ uploadedAt }) => formatShortDate(uploadedAt),
        },
      ]}
    />
  );
}
