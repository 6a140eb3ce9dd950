import { Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type Crop, MAX_ZOOM, WHOLE, zoomed } from '../picture/crop.ts';
import { cutPicture } from '../picture/cut-picture.ts';
import { CropCanvas } from './crop-canvas.tsx';
import classes from './crop-dialog.module.css';
import forms from './profile.module.css';

interface CropDialogProps {
  picture: ImageBitmap;
  opened: boolean;
  onClose: () => void;
  onCut: (content: Blob) => void;
}

/** Cuts a square of a picture. */
export function CropDialog({ picture, opened, onClose, onCut }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Your picture"
      closeLabel="Leave the picture as it is"
      size={344}
    >
      <CropCanvas picture={picture} crop={crop} onCrop={setCrop} />
      <label className={classes.zoom}>
        <span className="s12 t2">Zoom</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop(zoomed(picture, crop, Number(event.currentTarget.value)))}
        />
      </label>
      <div className={forms.actions}>
        <Button variant="filled" data-autofocus onClick={() => void cutPicture(picture, crop).then(onCut)}>
          Save picture
        </Button>
        <Button variant="subtle" color="gray" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
