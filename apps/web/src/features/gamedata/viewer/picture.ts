import type { OverlayPainter, PaintedPicture, Picture } from '../../../shared/viewer/viewer-handle.ts';

export interface ViewerPicture extends Picture {
  readonly notifyPainted: (picture: PaintedPicture) => void;
  /** Paints the overlay of saved pictures; null if there is none. */
  readonly getOverlay: () => OverlayPainter | null;
}

/** Passes each painted frame to its subscribers, and its overlay to saved pictures. */
export function createPicture(): ViewerPicture {
  const listeners = new Set<(picture: PaintedPicture) => void>();
  let last: PaintedPicture | null = null;
  let getOverlay: OverlayPainter | null = null;
  return {
    getCurrent: () => last,
    onPaint(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notifyPainted(picture) {
      last = picture;
      for (const listener of listeners) listener(picture);
    },
    paintOver(painter) {
      getOverlay = painter;
      return () => {
        if (getOverlay === painter) getOverlay = null;
      };
    },
    getOverlay: () => getOverlay,
  };
}
