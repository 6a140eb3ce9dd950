import { CAMERAS, type CameraKind } from './scene/camera-kinds.ts';

/** What the address of the viewer holds: a moment and how it is looked at. */
export interface ViewerSearch {
  /** Seconds into the recording. */
  readonly t?: number;
  readonly camera?: CameraKind;
  /** Key of the report of the player whose camera it is. */
  readonly player?: string;
}

const TENTHS = 10;

export function readViewerSearch(search: Record<string, unknown>): ViewerSearch {
  const time = Number(search.t);
  const camera = CAMERAS.find((kind) => kind === search.camera);
  return {
    ...(search.t !== undefined &&
      Number.isFinite(time) &&
      time >= 0 && { t: Math.round(time * TENTHS) / TENTHS }),
    ...(camera && { camera }),
    ...(typeof search.player === 'string' && search.player !== '' && { player: search.player }),
  };
}
