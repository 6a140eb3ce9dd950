import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { openDialog } from '../dialogs/open-dialog.ts';
import classes from './upload-button.module.css';

/** The prominent button of the top bar; on a phone its icon alone. */
export function UploadButton() {
  return (
    <Button
      variant="filled"
      className={classes.button ?? ''}
      aria-label="Upload Replay"
      onClick={() => openDialog('upload')}
    >
      <IconUpload size={16} stroke={1.6} aria-hidden="true" />
      <span className={classes.words}>Upload Replay</span>
    </Button>
  );
}
