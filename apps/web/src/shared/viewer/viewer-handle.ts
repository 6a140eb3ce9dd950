import type { CameraPose, MarkPosition, MatchReport, ReviewComment } from '@datacoach/contract';
import type { ReactNode } from 'react';

/** What another part of the product sees of the viewer, and does with it: they meet in a route. */
export interface ViewerHandle {
  readonly report: MatchReport;
  readonly playback: ViewerPlayback;
  readonly camera: ReviewComment['camera'];
  readonly setCamera: (camera: ReviewComment['camera']) => void;
  /** Key of the player whose camera it is; null without players. */
  readonly watched: string | null;
  readonly watch: (player: string) => void;
  /** A camera that stands still, whatever kind is chosen; another kind lets go of it. */
  readonly pose: CameraPose | null;
  readonly setPose: (pose: CameraPose | null) => void;
  readonly picture: Picture;
  readonly clockAt: (time: number) => { seconds: number; overtime: boolean };
}

interface ViewerPlayback {
  /** Exact seconds. */
  readonly now: () => number;
  readonly seek: (time: number) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly state: () => { readonly playing: boolean; readonly time: number };
}

/** Where the viewer leads back to, when it is not the match's own page. */
export interface WayBack {
  readonly to: '/admin/team-dashboard' | '/admin/home' | '/reviews';
  readonly label: string;
}

/** Px from the picture's left upper corner. */
export interface PicturePoint {
  readonly x: number;
  readonly y: number;
}

/** The picture as it is painted now. Places are field coordinates, uu. */
export interface PaintedPicture {
  readonly width: number;
  readonly height: number;
  /** Where a place is in the picture, outside of it too; null behind the camera. */
  readonly pointOf: (place: MarkPosition & { readonly z: number }) => PicturePoint | null;
  /** Where on the floor a point of the picture is; null for the sky. */
  readonly floorAt: (point: PicturePoint) => MarkPosition | null;
  /** Where the car of a player is; null while it is not there. */
  readonly carOf: (player: string) => (MarkPosition & { readonly z: number }) | null;
  /** How it is looked at; null in a picture without a camera, which is always seen from above. */
  readonly pose: () => CameraPose | null;
}

/** Tells of every painted picture, sixty times a second; `current` is null before the first. */
export interface Picture {
  readonly current: () => PaintedPicture | null;
  readonly onPaint: (listener: (painted: PaintedPicture) => void) => () => void;
}

/** What is put into the viewer's page. */
export interface ViewerParts {
  /** Over the picture. */
  readonly overlay?: ReactNode;
  /** Under the picture, at its edge. */
  readonly caption?: ReactNode;
  /** Next to the picture; gets the list of events, to show it too. */
  readonly rail?: (events: ReactNode) => ReactNode;
  /** Times that the scrubber shows, s. */
  readonly times?: readonly number[];
}

/** Draws the viewer's page with what is put into it. */
export type ViewerPage = (parts: ViewerParts) => ReactNode;
export type ViewerExtension = (viewer: ViewerHandle, page: ViewerPage) => ReactNode;
