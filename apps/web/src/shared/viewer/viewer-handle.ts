import type { CameraPose, MarkPosition, MatchReport, ReviewComment } from '@datacoach/contract';
import type { ReactNode } from 'react';

/** The viewer as other features see and control it: they meet in a route. */
export interface ViewerHandle {
  readonly report: MatchReport;
  readonly playback: ViewerPlayback;
  readonly camera: ReviewComment['camera'];
  readonly setCamera: (camera: ReviewComment['camera']) => void;
  /** Key of the player whose camera is used; null without players. */
  readonly watched: string | null;
  readonly watch: (player: string) => void;
  /** A fixed camera, regardless of the chosen kind; choosing another kind releases it. */
  readonly pose: FixedPose | null;
  readonly setPose: (pose: FixedPose | null) => void;
  readonly picture: Picture;
  readonly clockAt: (time: number) => { seconds: number; overtime: boolean };
  /** Length of the recording, s. */
  readonly length: number;
}

/** A camera held still; `glides`: it is on its way to here, so the picture moves instead of cutting. */
export interface FixedPose extends CameraPose {
  readonly glides?: true;
}

interface ViewerPlayback {
  readonly getTime: () => number;
  readonly seek: (time: number) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly setSpeed: (speed: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => { readonly playing: boolean; readonly speed: number; readonly time: number };
}

/** Where the viewer leads back to, if not to the match page. */
export interface BackLink {
  readonly to: '/admin/team-dashboard' | '/admin/home' | '/reviews' | '/training-plans';
  readonly label: string;
}

/** Px from the picture's top left corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The currently painted picture. Positions are field coordinates in uu. */
export interface PaintedPicture {
  readonly width: number;
  readonly height: number;
  /** Returns a position's point, even outside the picture; null behind the camera. */
  readonly projectPoint: (position: MarkPosition & { readonly z: number }) => PicturePoint | null;
  /** Returns the floor position at a point of the picture; null for the sky. */
  readonly projectToFloor: (point: PicturePoint) => MarkPosition | null;
  /** Returns the position of a player's car; null while it isn't there. */
  readonly findCar: (player: string) => (MarkPosition & { readonly z: number }) | null;
  /** Returns the camera pose; null without a camera, where the view is always from above. */
  readonly pose: () => CameraPose | null;
}

/** Paints on a saved picture what lies over the one on the screen. */
export type OverlayPainter = (context: CanvasRenderingContext2D, painted: PaintedPicture) => void;

/** Notifies of every painted picture, 60 times a second; `current` returns null before the first. */
export interface Picture {
  readonly getCurrent: () => PaintedPicture | null;
  readonly onPaint: (listener: (painted: PaintedPicture) => void) => () => void;
  /** Has saved pictures painted over, until the returned function is called. */
  readonly paintOver: (painter: OverlayPainter) => () => void;
}

/** A key of added content, for the list of keys. */
export interface ShownKey {
  readonly shown: string;
  readonly words: string;
}

/** Content that is added to the viewer's page. */
export interface ViewerParts {
  readonly overlay?: ReactNode;
  /** Over the picture's lower edge, while it is said. */
  readonly caption?: ReactNode;
  /** Always there, at the picture's lower edge; on a phone below it, where it hides nothing. */
  readonly controls?: ReactNode;
  /** Next to the picture; receives the event list to include it. */
  readonly renderRail?: (events: ReactNode) => ReactNode;
  /** In the bar at the top, before its own buttons. */
  readonly actions?: ReactNode;
  /** Times shown on the scrubber, in seconds. */
  readonly times?: readonly number[];
  /** Its own keys, shown with the viewer's. */
  readonly keys?: readonly ShownKey[];
}

export type ViewerPage = (parts: ViewerParts) => ReactNode;
export type ViewerExtension = (viewer: ViewerHandle, page: ViewerPage) => ReactNode;
