import { ANSWER_LENGTH, type ReviewAnswer, type ReviewComment } from '@datacoach/contract';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../../../app/api/failure.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import classes from '../match-reviews.module.css';

interface ConversationProps {
  answers: readonly ReviewAnswer[];
  /** Who the reader is. */
  byCoach: boolean;
  /** What the other one is called. */
  other: string;
  onSend: (text: string) => Promise<unknown>;
}

/** What a player and their coach say to each other under a comment. */
export function Conversation({ answers, byCoach, other, onSend }: ConversationProps) {
  const [text, setText] = useState('');
  const send = useMutation({ mutationFn: onSend, onSuccess: () => setText('') });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim()) send.mutate(text);
  }
  const label = byCoach ? `Reply to ${other}` : 'Reply to coach';
  return (
    <div className={`${classes.talk} flex flex-col gap-1.5`}>
      {answers.length > 0 && (
        <ul aria-label={byCoach ? `Conversation with ${other}` : 'Your conversation with your coach'}>
          {answers.map((answer) => (
            <li key={answer.id} data-own={answer.byCoach === byCoach || undefined}>
              <span className="text-t3 text-[12px]">
                {answer.byCoach === byCoach ? 'You' : other}, {formatShortDate(new Date(answer.writtenAt))}
              </span>
              <br />
              {answer.text}
            </li>
          ))}
        </ul>
      )}
      <form className={`${classes.form} flex gap-1.5 items-end`} onSubmit={submit}>
        <Textarea
          aria-label={label}
          placeholder={label}
          size="xs"
          autosize
          minRows={1}
          maxRows={5}
          maxLength={ANSWER_LENGTH}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="xs" loading={send.isPending} disabled={!text.trim()}>
          Send
        </Button>
      </form>
      <FormMessage>{send.error && failureMessage(send.error)}</FormMessage>
    </div>
  );
}

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
          {number < count ? 'Next comment' : 'Finish review'}
        </Button>
      )}
    </div>
  );
}
