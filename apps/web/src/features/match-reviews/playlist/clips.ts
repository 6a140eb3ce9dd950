import {
  LEAD_UP_SECONDS,
  type ReviewComment,
  type ReviewedMatch,
  type ReviewVoice,
} from '@datacoach/contract';
import { CLIP_SECONDS } from '../../../shared/format/clip-search.ts';
import type { ClipSource } from '../../../shared/viewer/clip-action.tsx';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';

/** A playlist as it plays, for coach and player. */
export interface Playlist {
  readonly comments: readonly ReviewComment[];
  /** The games that can be opened. */
  readonly games: readonly ReviewedMatch[];
  readonly voices: readonly ReviewVoice[];
}

/** Returns the seconds of the recording at which a clip starts and ends. */
export const getClipRange = ({ time, seconds, clip }: ReviewComment): { from: number; to: number } => ({
  from: Math.max(time - (clip?.leadUp ?? 0), 0),
  to: time + seconds,
});

export const createClip = ({ matchId, time, clock, player }: ClipSource): ReviewComment => ({
  id: crypto.randomUUID(),
  time,
  clock,
  seconds: CLIP_SECONDS - LEAD_UP_SECONDS.usual,
  text: '',
  camera: player === null ? 'stand' : 'player',
  player,
  pose: null,
  marks: [],
  clip: { matchId, leadUp: LEAD_UP_SECONDS.usual },
});

export function createClipHere(viewer: ViewerHandle, matchId: string): ReviewComment {
  const { playback, camera, watched, clockAt, picture } = viewer;
  const time = Math.round(playback.getTime() * 100) / 100;
  const player = camera === 'player' ? watched : null;
  const clip = createClip({ matchId, time, clock: clockAt(time), player, label: '' });
  const pose = viewer.pose ?? (camera === 'free' ? (picture.getCurrent()?.pose() ?? null) : null);
  return { ...clip, camera, pose };
}

/** Makes a clip of a comment in a match's review, with its text and drawings. */
export const toClip = (comment: ReviewComment, matchId: string): ReviewComment => ({
  ...comment,
  id: crypto.randomUUID(),
  clip: { matchId, leadUp: LEAD_UP_SECONDS.usual },
});

/** Returns the game of a clip; undefined if it can't be opened. */
export const findGame = (
  { clip }: ReviewComment,
  games: readonly ReviewedMatch[],
): ReviewedMatch | undefined => games.find(({ id }) => id === clip?.matchId);

/** Returns the clip with this id, or the first one that plays; null if none does. */
export function findClip(
  { comments, games }: Pick<Playlist, 'comments' | 'games'>,
  clipId: string | undefined,
): ReviewComment | null {
  const playing = comments.filter((one) => findGame(one, games));
  return playing.find(({ id }) => id === clipId) ?? playing[0] ?? null;
}

/** Returns the next or previous clip that plays; null at the ends. */
export function findNextClip(
  { comments, games }: Pick<Playlist, 'comments' | 'games'>,
  clipId: string | undefined,
  direction: 1 | -1,
): ReviewComment | null {
  const playing = comments.filter((one) => findGame(one, games));
  const at = playing.findIndex(({ id }) => id === clipId);
  return (at === -1 ? undefined : playing[at + direction]) ?? null;
}

export const sumSeconds = (comments: readonly ReviewComment[]): number =>
  Math.round(
    comments.reduce((sum, one) => {
      const { from, to } = getClipRange(one);
      return sum + to - from;
    }, 0),
  );
