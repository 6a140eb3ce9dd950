import type { ReviewComment } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { clockWords } from '../../../shared/format/duration.ts';
import classes from './comment-card.module.css';

interface CommentCardProps {
  comment: ReviewComment;
  /** Place in the review, from 1, and how many there are. */
  number: number;
  count: number;
  /** While the review runs: on to the next one. */
  onNext?: (() => void) | undefined;
}

/** What the coach says of the picture, under it; read aloud when it comes. */
export function CommentCard({ comment: { clock, text }, number, count, onNext }: CommentCardProps) {
  return (
    <div className={classes.card}>
      <div role="status">
        <span className="flex gap-2.5 items-center text-t2 text-[12px]">
          <b className="num">{clockWords(clock)}</b> Comment {number} of {count}
        </span>
        {text}
      </div>
      {onNext && (
        <Button size="compact-sm" variant="filled" mt={6} onClick={onNext}>
          {number < count ? 'Next comment' : 'End of the review'}
        </Button>
      )}
    </div>
  );
}
