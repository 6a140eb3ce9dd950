import { findShot, type Shot } from '../playback/director.ts';
import type { Moment } from '../playback/moment.ts';
import type { ViewerData } from '../viewer-context.ts';
import type { Viewpoint } from '../viewer-search.ts';
import type { Arena } from './arena.ts';
import {
  getBallView,
  getDirectorView,
  getPlayerView,
  getStadiumView,
  getStillView,
  getTopView,
  type View,
} from './cameras.ts';

export interface CameraContext {
  readonly arena: Arena;
  readonly shots: readonly Shot[];
}

/** Null leaves the camera under the user's control. */
export function getView(
  { camera, watched }: Viewpoint,
  { players, pose }: Pick<ViewerData, 'players' | 'pose'>,
  moment: Moment,
  { arena, shots }: CameraContext,
  aspect: number,
): View | null {
  if (pose) return getStillView(pose);
  switch (camera) {
    case 'director':
      return getDirectorView(moment, findShot(shots, moment.time), aspect, arena);
    case 'player':
      return getPlayerView(moment, watched, players[watched]?.camera ?? null) ?? getBallView(moment);
    case 'ball':
      return getBallView(moment);
    case 'stand':
      return getStadiumView(moment, aspect, arena.sideX);
    case 'top':
      return getTopView(aspect, arena);
    case 'free':
      return null;
  }
}
