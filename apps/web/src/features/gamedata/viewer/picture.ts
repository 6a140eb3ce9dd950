import type { OverPainter, PaintedPicture, Picture } from '../../../shared/viewer/viewer-handle.ts';

export interface ViewerPicture extends Picture {
  /** Called with each picture after it is painted. */
  readonly painted: (picture: PaintedPicture) => void;
  /** What paints over saved pictures; null if nothing does. */
  readonly over: () => OverPainter | null;
}

/** Passes each painted picture on to its subscribers, and what lies over it on to saved pictures. */
export function createPicture(): ViewerPicture {
  const listeners = new Set<(picture: PaintedPicture) => void>();
  let last: PaintedPicture | null = null;
  let over: OverPainter | null = null;
  return {
    current: () => last,
    onPaint(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    painted(picture) {
      last = picture;
      for (const listener of listeners) listener(picture);
    },
    paintOver(painter) {
      over = painter;
      return () => {
        if (over === painter) over = null;
      };
    },
    over: () => over,
  };
}
