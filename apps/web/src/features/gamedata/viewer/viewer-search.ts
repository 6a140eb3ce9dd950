/** Camera kinds; `free` is moved by hand. Separate from the cameras themselves so that routes don't load the 3D library. */
const CAMERAS = ['director', 'player', 'ball', 'stand', 'top', 'free'] as const;
export type CameraKind = (typeof CAMERAS)[number];

export interface Viewpoint {
  readonly camera: CameraKind;
  readonly watched: number;
}

export interface ViewerSearch {
  readonly t?: number;
  /** Seconds at which playback stops, as for a clip. */
  readonly until?: number;
  readonly camera?: CameraKind;
  /** Report key of the player whose camera is used. */
  readonly player?: string;
}

const TENTHS = 10;

function parseSeconds(value: unknown): number | undefined {
  const time = Number(value);
  return value !== undefined && Number.isFinite(time) && time >= 0
    ? Math.round(time * TENTHS) / TENTHS
    : undefined;
}

export function parseViewerSearch(search: Record<string, unknown>): ViewerSearch {
  const [t, until] = [parseSeconds(search.t), parseSeconds(search.until)];
  const camera = CAMERAS.find((kind) => kind === search.camera);
  return {
    ...(t !== undefined && { t }),
    ...(until !== undefined && { until }),
    ...(camera && { camera }),
    ...(typeof search.player === 'string' && search.player !== '' && { player: search.player }),
  };
}
