import { MAX_ANSWER_LENGTH, type ReviewAnswer, type ReviewComment } from '@datacoach/contract';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useSyncExternalStore } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { onAccountChange } from '../../../app/session/session.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { clearSent } from '../../../shared/format/typed-input.ts';
import { createListeners } from '../../../shared/store/listeners.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../match-reviews.module.css';

/** Unsent replies, kept when the comment closes because the next one plays. */
const drafts = new Map<string, string>();
const listeners = createListeners();
onAccountChange(() => drafts.clear());

interface ConversationProps {
  /** Identifies the conversation: its review, comment and player. */
  id: string;
  answers: readonly ReviewAnswer[];
  byCoach: boolean;
  other: string;
  onSend: (text: string) => Promise<unknown>;
}

export function Conversation({ id, answers, byCoach, other, onSend }: ConversationProps) {
  const text = useSyncExternalStore(listeners.subscribe, () => drafts.get(id) ?? '');
  const write = (next: string) => {
    drafts.set(id, next);
    listeners.notify();
  };
  const send = useMutation({
    mutationFn: onSend,
    onSuccess: (_done, sent) => write(clearSent(sent)(drafts.get(id) ?? '')),
  });
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
                {answer.byCoach === byCoach ? 'You' : other}, {formatShortDate(answer.writtenAt)}
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
          maxLength={MAX_ANSWER_LENGTH}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <TextButton label="Send" type="submit" size="xs" loading={send.isPending} disabled={!text.trim()} />
      </form>
      <FailureMessage error={send.error} />
    </div>
  );
}

interface CommentCardProps {
  comment: ReviewComment;
  /** Position in the review, from 1, and the total. */
  number: number;
  count: number;
  /** Moves to the next comment while the review plays. */
  onNext?: (() => void) | undefined;
}

/** The coach's comment below the picture; read aloud when it appears. */
export const CommentCard = ({ comment: { clock, text }, number, count, onNext }: CommentCardProps) => (
  <div className={classes.card}>
    <div role="status">
      <span className="flex gap-2.5 items-center text-t2 text-[12px]">
        <b className="num">{formatClockTime(clock)}</b> Comment {number} of {count}
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
