import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, cutOf, moved } from '../picture/crop.ts';
import classes from './crop-dialog.module.css';

interface CropCanvasProps {
  picture: ImageBitmap;
  crop: Crop;
  onCrop: (change: (before: Crop) => Crop) => void;
}

/** Side of the drawing in its own pixels: two for each of the screen. */
const SIDE = 560;
/** What an arrow key moves, in shares of the cut. */
const STEP = 0.05;
const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The part of a picture that will be shown: dragged, or moved with the arrow keys. */
export function CropCanvas({ picture, crop, onCrop }: CropCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const { left, top, side } = cutOf(picture, crop);
    const drawing = canvas.current?.getContext('2d');
    drawing?.clearRect(0, 0, SIDE, SIDE);
    drawing?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, crop]);

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    const from = dragged.current;
    if (!from) return;
    const width = event.currentTarget.clientWidth;
    const [right, down] = [(from.x - event.clientX) / width, (from.y - event.clientY) / width];
    dragged.current = { x: event.clientX, y: event.clientY };
    onCrop((before) => moved(picture, before, right, down));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    onCrop((before) => moved(picture, before, ...step));
  }

  return (
    <div className="relative w-70 max-w-full mx-auto aspect-square overflow-hidden rounded-2 bg-s3">
      <canvas
        ref={canvas}
        className={`${classes.canvas} block size-full cursor-grab touch-none`}
        width={SIDE}
        height={SIDE}
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
  );
}
