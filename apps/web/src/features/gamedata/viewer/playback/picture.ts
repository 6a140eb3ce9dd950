import type { PaintedPicture, Picture } from '../../../../shared/viewer/viewer-handle.ts';

/** Passes each painted picture on to its subscribers. */
export function createPicture(): Picture & { readonly painted: (picture: PaintedPicture) => void } {
  const listeners = new Set<(picture: PaintedPicture) => void>();
  let last: PaintedPicture | null = null;
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
  };
}
