import { counted } from '@datacoach/analysis/format-number';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronUp, IconMinus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { uploadQueue, useUploads } from '../queue/own-uploads.ts';
import type { UploadItem } from '../queue/upload-item.ts';
import classes from '../replays.module.css';
import { UploadLine } from './upload-line.tsx';

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
          <h2 aria-live="polite">{headline(items)}</h2>
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

function headline(items: readonly UploadItem[]): string {
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
        <Button onClick={onClose} data-autofocus>
          Keep uploading
        </Button>
        <Button
          variant="filled"
          onClick={() => {
            uploadQueue.cancelWaiting();
            onClose();
          }}
        >
          Cancel uploads
        </Button>
      </div>
    </Dialog>
  );
}
