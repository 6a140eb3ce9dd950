import { Button } from '@mantine/core';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { uploadQueue } from '../queue/own-uploads.ts';
import classes from './cancel-uploads.module.css';

interface CancelUploadsProps {
  opened: boolean;
  waiting: number;
  onClose: () => void;
}

/** Says what is lost before the waiting files are dropped. */
export function CancelUploads({ opened, waiting, onClose }: CancelUploadsProps) {
  const files = waiting === 1 ? '1 file has' : `${waiting} files have`;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Cancel the waiting uploads?"
      closeLabel="Keep uploading"
      size={420}
    >
      <p>
        {files} not been sent yet and will be dropped from the queue. The file on its way now is finished, and
        what arrived stays in My Replays.
      </p>
      <div className={classes.actions}>
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
