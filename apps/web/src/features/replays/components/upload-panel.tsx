import { counted } from '@datacoach/analysis/format-number';
import { hasReplayExtension, REPLAY_STATUS, type ReplayItem } from '@datacoach/contract';
import { useDisclosure } from '@mantine/hooks';
import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconChevronUp,
  IconClock,
  IconCopyCheck,
  IconMinus,
  IconUpload,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatFileSize, formatMegabytes } from '../../../shared/format/number.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { STATUS_LABELS } from '../api/list-replays.ts';
import { uploadQueue, useUploads } from '../queue/own-uploads.ts';
import type { UploadItem, UploadState } from '../queue/upload-item.ts';
import { useCurrentReplay } from '../queue/use-live-status.ts';
import classes from '../replays.module.css';

interface UploadPanelProps {
  /** Renders another action for a file: the link to its preview. */
  renderExtra: (item: UploadItem) => ReactNode;
}

/** The queue, floating over the page's bottom right corner; half the height on a phone. */
export function UploadPanel({ renderExtra }: UploadPanelProps) {
  const { items, visible } = useUploads();
  const [folded, fold] = useDisclosure(false);
  const [asking, ask] = useDisclosure(false);
  if (!visible || items.length === 0) return null;
  const waiting = items.filter((item) => item.state === 'queued').length;
  const resumed = items.filter((item) => item.isResumed).length;
  const close = waiting > 0 ? ask.open : uploadQueue.hide;
  return (
    <section className={classes.uploadPanelPanel} aria-label="Uploads">
      <header
        className={`${classes.head} flex items-center gap-1 pt-2.5 pr-2 pb-2.5 pl-4 border-b border-b-line`}
      >
        <div>
          <h2 aria-live="polite">{formatHeadline(items)}</h2>
          <p className="s12 t3">{waiting > 0 ? `one at a time, ${waiting} waiting` : 'one file at a time'}</p>
        </div>
        <IconButton
          icon={folded ? IconChevronUp : IconMinus}
          label={folded ? 'Show files' : 'Collapse'}
          aria-expanded={!folded}
          onClick={fold.toggle}
        />
        <IconButton icon={IconX} label={waiting > 0 ? 'Cancel uploads' : 'Close uploads'} onClick={close} />
      </header>
      {!folded && resumed > 0 && (
        <p className="text-xs px-4 pb-3 text-t2" role="status">
          Resuming {counted(resumed, 'file')} from your last visit.
        </p>
      )}
      {!folded && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        <ul className="overflow-y-auto pb-1.5" tabIndex={0} aria-label="Files">
          {items.map((item) => (
            <UploadLine key={item.id} item={item} extra={renderExtra(item)} />
          ))}
        </ul>
      )}
      <CancelUploads opened={asking} waiting={waiting} onClose={ask.close} />
    </section>
  );
}

function formatHeadline(items: readonly UploadItem[]): string {
  const kept = items.filter((item) => item.state !== 'canceled');
  const index = kept.findIndex((item) => item.state === 'uploading');
  if (index >= 0) return `Uploading ${index + 1} of ${kept.length}`;
  const arrived = kept.filter((item) => item.state === 'done' || item.state === 'duplicate').length;
  const failed = kept.filter((item) => item.state === 'failed').length;
  const parts = [arrived > 0 && `${arrived} uploaded`, failed > 0 && `${failed} failed`];
  return parts.filter(Boolean).join(', ') || 'Nothing uploaded';
}

/** Confirms what is lost before the waiting files are dropped. */
function CancelUploads(props: { opened: boolean; waiting: number; onClose: () => void }) {
  const { opened, waiting, onClose } = props;
  const files = counted(waiting, 'file has', 'files have');
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Cancel the waiting uploads?"
      closeLabel="Keep uploading"
      size={420}
    >
      <p>
        {files} not been sent and will be canceled. The current upload will finish, and uploaded files stay in
        My Replays.
      </p>
      <div className="flex flex-wrap justify-end gap-2 mt-5">
        <TextButton label="Keep uploading" onClick={onClose} data-autofocus />
        <TextButton
          label="Cancel uploads"
          variant="filled"
          onClick={() => {
            uploadQueue.cancelWaiting();
            onClose();
          }}
        />
      </div>
    </Dialog>
  );
}

const STATE_ICONS: Record<UploadState, Icon> = {
  queued: IconClock,
  uploading: IconUpload,
  done: IconCheck,
  duplicate: IconCopyCheck,
  failed: IconAlertTriangle,
  canceled: IconX,
};

/** One file: icon, name, size, then its state or error, and the next step. */
function UploadLine({ item, extra }: { item: UploadItem; extra: ReactNode }) {
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
              ? `${formatMegabytes(item.sentBytes)} of ${formatFileSize(item.file.size)}`
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
          <StateLabel item={item} replay={replay} />
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

function StateLabel({ item, replay }: { item: UploadItem; replay: ReplayItem | null }) {
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
            {replay.statusReason ?? STATUS_LABELS[replay.status]}
          </span>
        )
      );
  }
}
