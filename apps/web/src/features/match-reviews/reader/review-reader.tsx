import { counted } from '@datacoach/analysis/format-number';
import type { ReviewComment, SharedReview } from '@datacoach/contract';
import { Checkbox } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { ViewerHandle, ViewerPage } from '../../../shared/viewer/viewer-handle.ts';
import { answerComment, setReviewSeen } from '../api/match-reviews.ts';
import { Conversation } from '../components/conversation.tsx';
import { Rail } from '../components/rail.tsx';
import { showComments } from '../components/shown-comments.tsx';
import { describeMarks } from '../marks/mark-shapes.ts';
import classes from '../match-reviews.module.css';
import { useReviewPlay } from '../play/use-review-play.ts';

interface ReviewReaderProps {
  review: SharedReview;
  viewer: ViewerHandle;
  page: ViewerPage;
  /** Second at which to open; a comment there is shown. */
  start: number | undefined;
}

const TABS = { review: 'Review', events: 'Events' } as const;

export default function ReviewReader({ review, viewer, page, start }: ReviewReaderProps) {
  const { comments, report } = review;
  const play = useReviewPlay(viewer, comments);
  const [tab, setTab] = useState<'review' | 'events'>('review');
  const startReview = useEffectEvent(() => {
    const requested = start === undefined ? undefined : comments.find(({ time }) => time >= start);
    if (requested) play.show(requested);
  });
  useEffect(() => startReview(), []);
  return page({
    ...showComments(viewer, report, comments, play),
    renderRail: (events) => (
      <Rail tabs={TABS} tab={tab} onTab={setTab} events={events}>
        <h2>{review.title || 'Match review'}</h2>
        <p className="s12 t2">
          From {review.coach}, {formatShortDate(review.changedAt)}. Only your coach sees your replies.
        </p>
        <div className="flex flex-wrap gap-1.5 items-center">
          <TextButton
            label={play.isRunning ? 'Stop' : 'Play review'}
            size="xs"
            variant="filled"
            icon={play.isRunning ? IconPlayerStop : IconPlayerPlay}
            disabled={comments.length === 0}
            onClick={() => (play.isRunning ? play.stop() : play.playFrom())}
          />
          <Seen review={review} />
        </div>
        <ol className={`${classes.list} flex flex-col`} aria-label="Comments">
          {comments.map((comment) => (
            <CommentView
              key={comment.id}
              comment={comment}
              review={review}
              isOpen={comment.id === play.open}
              onOpen={() => (comment.id === play.open ? play.close() : play.show(comment))}
            />
          ))}
        </ol>
      </Rail>
    ),
  });
}

export function Seen({ review: { id, seenAt, changedAt } }: { review: SharedReview }) {
  // The pressed state shows at once: the mutation reports that it is pending a moment later.
  const [pressed, press] = useState<boolean | null>(null);
  const tick = useMutation({ mutationFn: (isSeen: boolean) => setReviewSeen(id, isSeen) });
  const isSeen = seenAt !== null && seenAt >= changedAt;
  return (
    <>
      <Checkbox
        label={seenAt !== null && !isSeen ? 'Seen (updated)' : 'Seen'}
        checked={pressed ?? isSeen}
        disabled={pressed !== null}
        onChange={(event) => {
          press(event.currentTarget.checked);
          tick.mutate(event.currentTarget.checked, { onSettled: () => press(null) });
        }}
      />
      <FailureMessage error={tick.error} />
    </>
  );
}

interface ReadCommentProps {
  comment: ReviewComment;
  /** In a playlist: its position, and its game, null if the player can't open that. */
  clip?: { readonly number: number; readonly game: string | null };
  review: SharedReview;
  isOpen: boolean;
  onOpen: () => void;
}

/** A comment, or a clip of a playlist, with the player's conversation about it. */
export function CommentView(props: ReadCommentProps) {
  const {
    comment: { id, clock, text, marks },
    clip,
    review,
    isOpen,
    onOpen,
  } = props;
  const isGone = clip?.game === null;
  const isHomework = review.homework.includes(id);
  const answers = review.answers.filter(({ commentId }) => commentId === id);
  return (
    <li>
      <button
        type="button"
        className={clip ? classes.clipRow : classes.row}
        aria-expanded={isOpen}
        disabled={isGone}
        onClick={onOpen}
      >
        <span className="num t2">{clip ? clip.number : formatClockTime(clock)}</span>
        <span className="whitespace-pre-line wrap-anywhere">
          {isGone
            ? 'This game isn’t available anymore'
            : text || (marks.length > 0 ? 'View drawing' : 'View clip')}
          {isHomework && <span className="text-t3 text-[12px] font-normal"> · your homework</span>}
          {answers.length > 0 && (
            <span className="text-t3 text-[12px] font-normal">
              {' '}
              · {counted(answers.length, 'reply', 'replies')}
            </span>
          )}
          {clip?.game && <small>{clip.game}</small>}
        </span>
      </button>
      {isOpen && (
        <div className={`${classes.open} flex flex-col gap-2.5 pt-1 px-1 pb-3.5`}>
          {marks.length > 0 && <p className="s12 t3">Drawn: {describeMarks(marks, review.report)}</p>}
          <Conversation
            id={`${review.id} ${id}`}
            byCoach={false}
            other={review.coach}
            answers={answers}
            onSend={(said) => answerComment(review.id, { commentId: id, text: said })}
          />
        </div>
      )}
    </li>
  );
}
