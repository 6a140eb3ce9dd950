import { Button } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { type Crop, cutOf, MOST_ZOOM, moved, WHOLE, zoomed } from '../picture/crop.ts';
import { cutPicture } from '../picture/cut-picture.ts';
import classes from './crop-dialog.module.css';
import forms from './profile.module.css';

interface CropDialogProps {
  picture: ImageBitmap;
  opened: boolean;
  onClose: () => void;
  onCut: (content: Blob) => void;
}

/** Side of the drawing, px of the screen at most. */
const SIDE = 280;
/** What an arrow key moves, in shares of the cut. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Cuts a square of a picture: drag it, or move it with the arrow keys. */
export function CropDialog({ picture, opened, onClose, onCut }: CropDialogProps) {
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    if (!opened) return;
    const { left, top, side } = cutOf(picture, crop);
    const drawing = canvas.current?.getContext('2d');
    drawing?.clearRect(0, 0, SIDE * 2, SIDE * 2);
    drawing?.drawImage(picture, left, top, side, side, 0, 0, SIDE * 2, SIDE * 2);
  }, [picture, crop, opened]);

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const from = dragged.current;
    if (!from) return;
    const width = event.currentTarget.clientWidth;
    dragged.current = { x: event.clientX, y: event.clientY };
    setCrop((before) =>
      moved(picture, before, (from.x - event.clientX) / width, (from.y - event.clientY) / width),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    setCrop((before) => moved(picture, before, ...step));
  }

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Your picture"
      closeLabel="Leave the picture as it is"
      size={344}
    >
      <div className={classes.stage}>
        <canvas
          ref={canvas}
          className={classes.canvas}
          width={SIDE * 2}
          height={SIDE * 2}
          tabIndex={0}
          aria-label="Part of the picture that is shown: move it with the arrow keys"
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            dragged.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            dragged.current = null;
          }}
        />
        <span className={classes.circle} aria-hidden="true" />
      </div>
      <label className={classes.zoom}>
        <span className="s12 t2">Zoom</span>
        <input
          type="range"
          min={1}
          max={MOST_ZOOM}
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
