import { type Shot, shotAt } from '../playback/director.ts';
import type { Moment } from '../playback/moment.ts';
import type { ViewerData } from '../viewer-context.ts';
import type { Viewpoint } from '../viewer-search.ts';
import type { Arena } from './arena.ts';
import { ballView, directorView, playerView, standView, stillView, topView, type View } from './cameras.ts';

/** What a camera needs to know of the match. */
export interface Filming {
  readonly arena: Arena;
  readonly shots: readonly Shot[];
}

/** Null leaves the camera to the hand that moves it. */
export function viewOf(
  { camera, watched }: Viewpoint,
  { players, pose }: Pick<ViewerData, 'players' | 'pose'>,
  moment: Moment,
  { arena, shots }: Filming,
  aspect: number,
): View | null {
  if (pose) return stillView(pose);
  switch (camera) {
    case 'director':
      return directorView(moment, shotAt(shots, moment.time), aspect, arena);
    case 'player':
      return playerView(moment, watched, players[watched]?.camera ?? null) ?? ballView(moment);
    case 'ball':
      return ballView(moment);
    case 'stand':
      return standView(moment, aspect, arena.sideX);
    case 'top':
      return topView(aspect, arena);
    case 'free':
      return null;
  }
}
