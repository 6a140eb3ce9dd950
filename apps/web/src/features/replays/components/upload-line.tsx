import { hasReplayExtension, REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCopyCheck,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatFileSize, megabytes } from '../../../shared/format/number.ts';
import { STATUS_WORDS } from '../api/list-replays.ts';
import { uploadQueue } from '../queue/own-uploads.ts';
import type { UploadItem, UploadState } from '../queue/upload-item.ts';
import { useCurrentReplay } from '../queue/use-live-status.ts';
import classes from '../replays.module.css';

const STATE_ICONS: Record<UploadState, Icon> = {
  queued: IconClock,
  uploading: IconUpload,
  done: IconCheck,
  duplicate: IconCopyCheck,
  failed: IconAlertTriangle,
  canceled: IconX,
};

/** One file: icon, name, size, then its state or error, and the next step. */
export function UploadLine({ item, extra }: { item: UploadItem; extra: ReactNode }) {
  const replay = useCurrentReplay(item.replay);
  const state = replay?.status === REPLAY_STATUS.errorOccurred ? 'failed' : item.state;
  const StateIcon = STATE_ICONS[state];
  const uploading = state === 'uploading';
  return (
    <li
      className={`${classes.line} grid grid-cols-[20px_minmax(0,1fr)] gap-2 px-4 py-2 text-t2`}
      data-state={state}
    >
      <StateIcon className={classes.icon} size={16} stroke={1.6} aria-hidden="true" />
      <div>
        <div className="flex justify-between gap-2 text-[12px] leading-4.5">
          <span className={`${classes.name} truncate font-stretch-92%`} title={item.file.name}>
            {item.file.name}
          </span>
          <span className="flex-none text-t3">
            {uploading
              ? `${megabytes(item.sentBytes)} of ${formatFileSize(item.file.size)}`
              : formatFileSize(item.file.size)}
          </span>
        </div>
        {uploading && (
          <progress
            className={classes.progress}
            max={item.file.size}
            value={item.sentBytes}
            aria-label={`Upload of ${item.file.name}`}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-t3 text-[12px] leading-4.5 empty:hidden">
          <StateWords item={item} replay={replay} />
          {replay?.matchId ? (
            <Link to="/match/$matchId" params={{ matchId: replay.matchId }} className="text-link">
              Open match
            </Link>
          ) : (
            state !== 'canceled' && extra
          )}
        </div>
      </div>
    </li>
  );
}

function StateWords({ item, replay }: { item: UploadItem; replay: ReplayItem | null }) {
  switch (item.state) {
    case 'queued':
      return <span>Queued</span>;
    case 'uploading':
      return null;
    case 'canceled':
      return <span>Canceled</span>;
    case 'failed':
      return (
        <>
          <span className="text-worse-text">{item.message}</span>
          {item.quotaReached && (
            <Link to="/membership" className="text-link">
              Plans
            </Link>
          )}
          {hasReplayExtension(item.file.name) && (
            <button
              type="button"
              className="bare-button text-t2 underline decoration-line-control underline-offset-3 hover:text-t1"
              onClick={() => uploadQueue.retry(item.id)}
            >
              Try again
            </button>
          )}
        </>
      );
    case 'duplicate':
      return <span>You already uploaded this file.</span>;
    case 'done':
      return (
        replay && (
          <span className={replay.status === REPLAY_STATUS.errorOccurred ? 'text-worse-text' : undefined}>
            {replay.statusReason ?? STATUS_WORDS[replay.status]}
          </span>
        )
      );
  }
}
