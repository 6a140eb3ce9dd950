import { hasReplayExtension } from '@datacoach/contract';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconClock,
  IconCopyCheck,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatFileSize, megabytes } from '../../../shared/format/file-size.ts';
import { uploadQueue } from '../queue/own-uploads.ts';
import type { UploadItem, UploadState } from '../queue/upload-item.ts';
import classes from './upload-line.module.css';
import { UploadedReplay } from './uploaded-replay.tsx';

const STATE_ICONS: Record<UploadState, Icon> = {
  queued: IconClock,
  uploading: IconUpload,
  done: IconCheck,
  duplicate: IconCopyCheck,
  failed: IconAlertTriangle,
  canceled: IconX,
};

interface UploadLineProps {
  item: UploadItem;
  extra: ReactNode;
}

/** One file: icon, name, size; then its state or the reason, and the next step. */
export function UploadLine({ item, extra }: UploadLineProps) {
  const StateIcon = STATE_ICONS[item.state];
  const uploading = item.state === 'uploading';
  return (
    <li className={classes.line} data-state={item.state}>
      <StateIcon className={classes.icon} size={16} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <div className={classes.file}>
          <span className={classes.name} title={item.file.name}>
            {item.file.name}
          </span>
          <span className={classes.size}>
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
        <div className={classes.state}>
          <StateWords item={item} />
          {item.state !== 'canceled' && extra}
        </div>
      </div>
    </li>
  );
}

function StateWords({ item }: { item: UploadItem }) {
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
          <span className={classes.reason}>{item.message}</span>
          {hasReplayExtension(item.file.name) && (
            <button type="button" className={classes.again} onClick={() => uploadQueue.retry(item.id)}>
              Try again
            </button>
          )}
        </>
      );
    case 'duplicate':
      return (
        <>
          <span>You uploaded this file before.</span>
          {item.replay && <UploadedReplay replay={item.replay} />}
        </>
      );
    case 'done':
      return item.replay && <UploadedReplay replay={item.replay} />;
  }
}
