import { counted } from '@datacoach/analysis/format-number';
import {
  COMMENT_LENGTH,
  type CoachReview,
  type ReviewComment,
  type ReviewMark,
  SHOWN_SECONDS,
} from '@datacoach/contract';
import { ActionIcon, Button, NumberInput, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { formatClockTime } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import { getSubjectId, reply, setHomework } from '../api/match-reviews.ts';
import { Conversation } from '../components/conversation.tsx';
import type { DraftChange } from '../draft/use-review-draft.ts';
import { DrawingTools } from '../draw/lazy-drawing.tsx';
import type { DrawingState } from '../draw/tools.ts';
import { describeMark } from '../marks/mark-shapes.ts';
import classes from '../match-reviews.module.css';

interface CommentEditorProps {
  comment: ReviewComment;
  review: CoachReview;
  viewer: ViewerHandle;
  change: (change: DraftChange) => void;
  saveFirst: () => Promise<void>;
  isOpen: boolean;
  onOpen: () => void;
  hand: DrawingState;
  onHand: (hand: DrawingState) => void;
  onMark: (mark: ReviewMark) => void;
  more?: ReactNode;
}

/** One comment in the list; when open, everything about it can be edited. */
export function CommentEditor(props: CommentEditorProps) {
  const { comment, review, isOpen, onOpen } = props;
  const { id, clock, text, marks } = comment;
  const answers = review.answers.filter(({ commentId, byCoach }) => commentId === id && !byCoach).length;
  const facts = [
    marks.length > 0 && counted(marks.length, 'mark'),
    answers > 0 && counted(answers, 'reply', 'replies'),
    review.homework.some(({ commentId }) => commentId === id) && 'homework',
  ].filter(Boolean);
  return (
    <li>
      <button type="button" className={classes.row} aria-expanded={isOpen} onClick={onOpen}>
        <span className="num t2">{formatClockTime(clock)}</span>
        <span>
          {text.trim() || 'No comment yet'}
          {facts.length > 0 && (
            <span className="text-t3 text-[12px] font-normal"> · {facts.join(' · ')}</span>
          )}
        </span>
      </button>
      {isOpen && <OpenComment {...props}>{props.more}</OpenComment>}
    </li>
  );
}

/** Everything about a comment, or a clip of a playlist. */
export function OpenComment({
  comment,
  review,
  viewer,
  change,
  saveFirst,
  hand,
  onHand,
  onMark,
  children,
}: Omit<CommentEditorProps, 'isOpen' | 'onOpen' | 'more'> & { children?: ReactNode }) {
  const { id, text, marks, seconds } = comment;
  const updateComment = (part: Partial<ReviewComment>) => change({ do: 'change', id, part });
  const saveCurrentView = () => {
    const { playback, camera, watched, clockAt, picture, pose } = viewer;
    const time = Math.round(playback.getTime() * 100) / 100;
    const needsPose = camera === 'free' || marks.some(({ kind }) => kind === 'pen');
    updateComment({
      time,
      clock: clockAt(time),
      camera,
      player: camera === 'player' ? watched : null,
      pose: needsPose ? (pose ?? picture.getCurrent()?.pose() ?? null) : null,
    });
  };
  return (
    <div className={`${classes.open} flex flex-col gap-2.5 pt-1 px-1 pb-3.5`}>
      <Textarea
        aria-label="Comment"
        placeholder="What should they see here?"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={COMMENT_LENGTH}
        data-autofocus
        autoFocus={text === ''}
        value={text}
        onChange={(event) => updateComment({ text: event.currentTarget.value })}
      />
      <DrawingTools viewer={viewer} hand={hand} onHand={onHand} onMark={onMark} />
      {marks.length > 0 && (
        <ul className={`${classes.marks} flex flex-col gap-0.5 text-[12px]`} aria-label="Marks">
          {marks.map((mark) => (
            <li key={mark.id}>
              {describeMark(mark, viewer.report)}
              <ActionIcon
                size={28}
                aria-label={`Erase ${describeMark(mark, viewer.report)}`}
                onClick={() => change({ do: 'erase', id, mark: mark.id })}
              >
                <IconX size={14} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-1.5 items-center">
        <NumberInput
          size="xs"
          w={120}
          label="Show for (seconds)"
          min={SHOWN_SECONDS.min}
          max={SHOWN_SECONDS.max}
          clampBehavior="strict"
          value={seconds}
          onChange={(value) =>
            typeof value === 'number' && value >= SHOWN_SECONDS.min && updateComment({ seconds: value })
          }
        />
        <TextButton label="Use this frame" size="xs" mt="auto" onClick={saveCurrentView} />
        <Button size="xs" mt="auto" onClick={() => change({ do: 'remove', id })}>
          {comment.clip ? 'Remove clip' : 'Delete comment'}
        </Button>
      </div>
      {children}
      <Homework comment={comment} review={review} saveFirst={saveFirst} />
      <Conversations comment={comment} review={review} />
    </div>
  );
}

/** Who has it as homework, and their progress. */
function Homework(props: Pick<CommentEditorProps, 'comment' | 'review' | 'saveFirst'>) {
  const { comment, review, saveFirst } = props;
  const give = useMutation({
    mutationFn: async (playerId: string) => {
      await saveFirst();
      await setHomework(getSubjectId(review), { commentId: comment.id, playerId });
    },
  });
  const readers = review.players.filter(({ sharedAt }) => sharedAt !== null);
  return (
    <section aria-label="Homework" className="flex flex-col gap-1.5">
      <h3>Homework</h3>
      {readers.length === 0 ? (
        <p className="s12 t2">
          Share the {comment.clip ? 'playlist' : 'review'} to assign this play for practice.
        </p>
      ) : (
        readers.map(({ playerId, userName }) => {
          const homework = review.homework.find(
            (one) => one.commentId === comment.id && one.playerId === playerId,
          );
          return (
            <div key={playerId} className="flex gap-2 items-center justify-between text-[13px]">
              {userName}
              {homework ? (
                <span className="text-t3 text-[12px] font-normal">
                  {homework.step >= homework.gaps
                    ? 'learned'
                    : `${homework.step} of ${homework.gaps} done right`}
                </span>
              ) : (
                <TextButton
                  label="Assign for practice"
                  size="compact-xs"
                  loading={give.isPending && give.variables === playerId}
                  aria-label={`Assign to ${userName} for practice`}
                  onClick={() => give.mutate(playerId)}
                />
              )}
            </div>
          );
        })
      )}
      <FailureMessage error={give.error} />
    </section>
  );
}

function Conversations({ comment, review }: Pick<CommentEditorProps, 'comment' | 'review'>) {
  const talks = review.players.filter(
    ({ playerId, sharedAt }) =>
      sharedAt !== null &&
      review.answers.some((answer) => answer.commentId === comment.id && answer.playerId === playerId),
  );
  return talks.map(({ playerId, userName }) => (
    <Conversation
      key={playerId}
      id={`${review.id} ${comment.id} ${playerId}`}
      byCoach
      other={userName}
      answers={review.answers.filter(
        (answer) => answer.commentId === comment.id && answer.playerId === playerId,
      )}
      onSend={(text) => reply(getSubjectId(review), { commentId: comment.id, playerId, text })}
    />
  ));
}
