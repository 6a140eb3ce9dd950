import type { ReviewComment } from '@datacoach/contract';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';

/** Time that the picture runs before it stops at a comment, in seconds. */
export const LEAD_SECONDS = 3;
/** The page gets the time ten times a second. */
const TICK_SECONDS = 0.15;

export type ReviewPlay = ReturnType<typeof useReviewPlay>;

/** Controls a review: comment by comment, or as a film that stops at each. */
export function useReviewPlay(viewer: ViewerHandle, comments: readonly ReviewComment[]) {
  const { playback } = viewer;
  const { time, playing } = useSyncExternalStore(playback.subscribe, playback.getState);
  const [open, setOpen] = useState<string | null>(null);
  /** Index of the comment that the film is playing to or has stopped at. */
  const [running, setRunning] = useState<{ at: number; stands: boolean } | null>(null);

  const applyView = ({ camera, player, pose }: ReviewComment, isStill: boolean) => {
    viewer.setCamera(camera === 'free' && !isStill ? 'ball' : camera);
    if (player) viewer.watch(player);
    if (isStill && pose) viewer.setPose(pose);
  };
  const showStill = (comment: ReviewComment) => {
    playback.pause();
    playback.seek(comment.time);
    applyView(comment, true);
    setOpen(comment.id);
  };
  const playTo = (at: number) => {
    const comment = comments[at];
    if (!comment) {
      setRunning(null);
      playback.pause();
      return;
    }
    // If it is near, just keep playing.
    if (comment.time < time || comment.time - time > LEAD_SECONDS * 2) {
      playback.seek(Math.max(comment.time - LEAD_SECONDS, 0));
    }
    applyView(comment, false);
    setOpen(null);
    setRunning({ at, stands: false });
    if (!playback.getState().playing) playback.toggle();
  };
  const follow = useEffectEvent(() => {
    const comment = running && comments[running.at];
    if (!running || !comment) return;
    if (!running.stands) {
      if (time + TICK_SECONDS < comment.time) return;
      showStill(comment);
      setRunning({ ...running, stands: true });
      return;
    }
    // The user pressed play: this moment plays to its end, then comes the next.
    const next = comments[running.at + 1];
    const end = Math.min(comment.time + comment.seconds, next?.time ?? Number.POSITIVE_INFINITY);
    if (playing && time >= end) playTo(running.at + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the passing of time counts
  useEffect(() => follow(), [time, playing]);

  const goToComment = (direction: 1 | -1) => {
    if (running) return playTo(running.at + (running.stands || direction === -1 ? direction : 0));
    const here = comments.findIndex(({ id }) => id === open);
    const there =
      here !== -1
        ? comments[here + direction]
        : direction === 1
          ? comments.find((one) => one.time > time + TICK_SECONDS)
          : comments.findLast((one) => one.time < time - TICK_SECONDS);
    if (there) showStill(there);
  };
  return {
    open,
    /** Stops at a comment, viewed as it was written. */
    show(comment: ReviewComment) {
      setRunning(null);
      showStill(comment);
    },
    close: () => setOpen(null),
    isRunning: running !== null,
    /** Plays from comment to comment and stops at each; starts at the first or at the given one. */
    playFrom: (from?: ReviewComment) => playTo(Math.max(from ? comments.indexOf(from) : 0, 0)),
    stop() {
      setRunning(null);
      playback.pause();
    },
    goToComment,
    time,
  };
}

/** Returns the comments whose marks are visible at a time; pen marks only while the camera matches. */
export const listShownAt = (
  comments: readonly ReviewComment[],
  time: number,
  pose: ReviewComment['pose'],
): ReviewComment[] =>
  comments
    .filter((one) => time >= one.time - TICK_SECONDS && time <= one.time + one.seconds)
    .map((one) =>
      one.pose !== null && one.pose === pose
        ? one
        : { ...one, marks: one.marks.filter(({ kind }) => kind !== 'pen') },
    );

/** Returns whether the picture is at a comment: what is drawn now belongs to it. */
export const isShownAt = (comment: Pick<ReviewComment, 'time'>, time: number): boolean =>
  Math.abs(comment.time - time) <= TICK_SECONDS;
