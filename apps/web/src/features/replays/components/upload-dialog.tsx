import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Video } from '../../../app/dialogs/dialog-names.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FilePicker, useFileDrop } from '../../../shared/ui/file-drop.tsx';
import { uploadQueue } from '../queue/own-uploads.ts';
import classes from '../replays.module.css';
import { RemindMe, ReplayLocation } from './remind-me.tsx';

/** From the game to the first stats. To replace the files: docs/how-to/replace-the-upload-video.md. */
export const UPLOAD_VIDEO: Video = {
  title: 'From the game to your stats',
  sources: [{ src: '/videos/upload.webm', type: 'video/webm' }],
  captions: [{ src: '/videos/upload.en.vtt', language: 'en', label: 'English' }],
  chapters: [
    { title: 'Save the match', seconds: 0 },
    { title: 'Find the file', seconds: 6 },
    { title: 'Drop it here', seconds: 12 },
    { title: 'See your stats', seconds: 18 },
  ],
};

export function UploadDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const addFiles = (files: File[]) => {
    uploadQueue.add(files);
    onClose();
  };
  const { over, dropProps } = useFileDrop(addFiles);
  return (
    <Dialog opened={opened} onClose={onClose} title="Upload Replay" closeLabel="Close the upload dialog">
      <div
        className={`${classes.zone} data-over:border data-over:border-accent-text data-over:bg-accent-soft grid justify-items-center gap-2 px-6 py-8 border border-dashed border-line-control rounded-3 text-center`}
        data-over={over || undefined}
        {...dropProps}
      >
        <IconUpload size={24} stroke={1.6} aria-hidden="true" />
        <p className="text-base font-semibold">Drop replay files here</p>
        <p className="s12 t3">
          .replay files up to 25 MB, as many as you like. They upload one after another.
        </p>
        <Button variant="filled" data-autofocus onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <FilePicker inputRef={input} multiple onFiles={addFiles} label="Replay files" />
      </div>
      <p className={`${classes.hint} mt-4 mb-2 text-t2`}>Rocket League saves replays here:</p>
      <ReplayLocation />
      <p className={`${classes.hint} mt-4 mb-2 text-t2`}>
        Tired of uploading by hand?{' '}
        <button
          type="button"
          className="text-link"
          onClick={() => {
            openDialog('bakkesMod');
            onClose();
          }}
        >
          Upload automatically after each match
        </button>
        <br />
        New here?{' '}
        <button
          type="button"
          className="text-link"
          onClick={() => {
            openDialog('video', UPLOAD_VIDEO);
            onClose();
          }}
        >
          Watch how it works (24 s)
        </button>
        <br />
        <RemindMe />
      </p>
    </Dialog>
  );
}
