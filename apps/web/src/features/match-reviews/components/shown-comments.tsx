import type { MatchReport, ReviewComment } from '@datacoach/contract';
import type { ViewerHandle, ViewerParts } from '../../../shared/viewer/viewer-handle.ts';
import { MarkLayer } from '../marks/mark-layer.tsx';
import { describeMarks } from '../marks/mark-shapes.ts';
import { listShownAt, type ReviewPlay } from '../play/use-review-play.ts';
import { CommentCard } from './conversation.tsx';

/** The comments at the current time on the picture, and the open or last of them below it. */
export function showComments(
  viewer: ViewerHandle,
  report: Pick<MatchReport, 'players'>,
  comments: readonly ReviewComment[],
  play: ReviewPlay,
): Pick<ViewerParts, 'times' | 'overlay' | 'caption'> {
  const shown = listShownAt(comments, play.time, viewer.pose);
  const said = shown.find(({ id }) => id === play.open) ?? shown.at(-1);
  return {
    times: comments.map(({ time }) => time),
    overlay: shown.map(({ id, marks }) => (
      <MarkLayer key={id} viewer={viewer} marks={marks} label={describeMarks(marks, report)} />
    )),
    ...(said && {
      caption: (
        <CommentCard
          comment={said}
          number={comments.findIndex(({ id }) => id === said.id) + 1}
          count={comments.length}
          onNext={play.isRunning ? () => play.goToComment(1) : undefined}
        />
      ),
    }),
  };
}
