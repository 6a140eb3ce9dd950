/** Ways to look at the field; `free` is moved by hand. Apart from the cameras themselves: addresses need no 3D library. */
const CAMERAS = ['director', 'player', 'ball', 'stand', 'top', 'free'] as const;
export type CameraKind = (typeof CAMERAS)[number];

/** One viewpoint: a kind of camera, and whose it is. */
export interface Viewpoint {
  readonly camera: CameraKind;
  readonly watched: number;
}

/** What the address of the viewer holds: a moment and how it is looked at. */
export interface ViewerSearch {
  /** Seconds into the recording. */
  readonly t?: number;
  /** Seconds at which it stops by itself, as a clip does. */
  readonly until?: number;
  readonly camera?: CameraKind;
  /** Key of the report of the player whose camera it is. */
  readonly player?: string;
}

const TENTHS = 10;

function secondsOf(value: unknown): number | undefined {
  const time = Number(value);
  return value !== undefined && Number.isFinite(time) && time >= 0
    ? Math.round(time * TENTHS) / TENTHS
    : undefined;
}

export function readViewerSearch(search: Record<string, unknown>): ViewerSearch {
  const [t, until] = [secondsOf(search.t), secondsOf(search.until)];
  const camera = CAMERAS.find((kind) => kind === search.camera);
  return {
    ...(t !== undefined && { t }),
    ...(until !== undefined && { until }),
    ...(camera && { camera }),
    ...(typeof search.player === 'string' && search.player !== '' && { player: search.player }),
  };
}
