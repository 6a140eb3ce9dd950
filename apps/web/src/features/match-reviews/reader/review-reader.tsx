import { counted } from '@datacoach/analysis/format-number';
import type { ReviewComment, SharedReview } from '@datacoach/contract';
import { Button, Checkbox } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { ViewerHandle, ViewerPage } from '../../../shared/viewer/viewer-handle.ts';
import { answerComment, tickReview } from '../api/match-reviews.ts';
import { CommentCard, Conversation } from '../components/conversation.tsx';
import { MarkLayer } from '../marks/mark-layer.tsx';
import { markWords } from '../marks/mark-shapes.ts';
import classes from '../match-reviews.module.css';
import { shownAt, useReviewPlay } from '../play/use-review-play.ts';

interface ReviewReaderProps {
  review: SharedReview;
  viewer: ViewerHandle;
  page: ViewerPage;
  /** Second at which to open; a comment there is shown. */
  start: number | undefined;
}

const TABS = [
  { value: 'review', label: 'Review' },
  { value: 'events', label: 'Events' },
] as const;

/** A coach's review as a player reads it. */
export function ReviewReader({ review, viewer, page, start }: ReviewReaderProps) {
  const { comments, report } = review;
  const play = useReviewPlay(viewer, comments);
  const [tab, setTab] = useState<'review' | 'events'>('review');
  const shown = shownAt(comments, play.time, viewer.pose);
  const said = shown.find(({ id }) => id === play.open) ?? shown.at(-1);
  const startReview = useEffectEvent(() => {
    const requested = start === undefined ? undefined : comments.find(({ time }) => time >= start);
    if (requested) play.show(requested);
  });
  useEffect(() => startReview(), []);
  return page({
    times: comments.map(({ time }) => time),
    overlay: shown.map(({ id, marks }) => (
      <MarkLayer
        key={id}
        viewer={viewer}
        marks={marks}
        label={marks.map((mark) => markWords(mark, report)).join('; ')}
      />
    )),
    ...(said && {
      caption: (
        <CommentCard
          comment={said}
          number={comments.findIndex(({ id }) => id === said.id) + 1}
          count={comments.length}
          onNext={play.isRunning ? () => play.go(1) : undefined}
        />
      ),
    }),
    rail: (events) => (
      <aside className={classes.rail} aria-label="Comments panel">
        <div className="pt-2.5 px-3 pb-1.5">
          <Segmented label="Comments panel" value={tab} choices={TABS} onChange={setTab} />
        </div>
        {tab === 'events' ? (
          <div className={`${classes.events} grid flex-1 min-h-0`}>{events}</div>
        ) : (
          <section
            className={`${classes.body} flex flex-1 flex-col gap-2.5 min-h-0 pt-1.5 px-3 pb-3 overflow-y-auto`}
            aria-label="Review"
          >
            <h2>{review.title || 'Match review'}</h2>
            <p className="s12 t2">
              From {review.coach}, {formatShortDate(new Date(review.changedAt))}. Only your coach sees your
              replies.
            </p>
            <div className="flex flex-wrap gap-1.5 items-center">
              <Button
                size="xs"
                variant="filled"
                leftSection={
                  play.isRunning ? (
                    <IconPlayerStop size={16} stroke={1.6} aria-hidden="true" />
                  ) : (
                    <IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />
                  )
                }
                disabled={comments.length === 0}
                onClick={() => (play.isRunning ? play.stop() : play.run())}
              >
                {play.isRunning ? 'Stop' : 'Play review'}
              </Button>
              <Seen review={review} />
            </div>
            <ol className={`${classes.list} flex flex-col`} aria-label="Comments">
              {comments.map((comment) => (
                <ReadComment
                  key={comment.id}
                  comment={comment}
                  review={review}
                  isOpen={comment.id === play.open}
                  onOpen={() => (comment.id === play.open ? play.close() : play.show(comment))}
                />
              ))}
            </ol>
          </section>
        )}
      </aside>
    ),
  });
}

function Seen({ review: { id, seenAt, changedAt } }: { review: SharedReview }) {
  // The pressed state shows at once: the mutation reports that it is pending a moment later.
  const [pressed, press] = useState<boolean | null>(null);
  const tick = useMutation({ mutationFn: (isSeen: boolean) => tickReview(id, isSeen) });
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
      <FormMessage>{tick.error && failureMessage(tick.error)}</FormMessage>
    </>
  );
}

interface ReadCommentProps {
  comment: ReviewComment;
  review: SharedReview;
  isOpen: boolean;
  onOpen: () => void;
}

function ReadComment({ comment: { id, clock, text, marks }, review, isOpen, onOpen }: ReadCommentProps) {
  const isHomework = review.homework.includes(id);
  const answers = review.answers.filter(({ commentId }) => commentId === id);
  return (
    <li>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={onOpen}>
        <span className="num t2">{clockWords(clock)}</span>
        <span className="whitespace-pre-line wrap-anywhere">
          {text || 'View drawing'}
          {isHomework && <span className="text-t3 text-[12px] font-normal"> · your homework</span>}
          {answers.length > 0 && (
            <span className="text-t3 text-[12px] font-normal">
              {' '}
              · {counted(answers.length, 'reply', 'replies')}
            </span>
          )}
        </span>
      </button>
      {isOpen && (
        <div className={`${classes.open} flex flex-col gap-2.5 pt-1 px-1 pb-3.5`}>
          {marks.length > 0 && (
            <p className="s12 t3">Drawn: {marks.map((mark) => markWords(mark, review.report)).join('; ')}</p>
          )}
          <Conversation
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
