import { counted } from '@datacoach/analysis/format-number';
import { type CoachReview, MAX_PLAYLIST_MINUTES, type ReviewComment } from '@datacoach/contract';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { formatClock } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { describeMatch } from '../components/reviews-panel.tsx';
import type { DraftChange } from '../draft/use-review-draft.ts';
import classes from '../match-reviews.module.css';
import { findGame, sumSeconds } from './clips.ts';

const DRAGGED = 'application/x-datacoach-clip';

interface ClipListProps {
  review: CoachReview;
  comments: readonly ReviewComment[];
  change: (change: DraftChange) => void;
  open: string | null;
  onOpen: (clipId: string | null) => void;
  /** The editor of the open clip; null if its game can't be shown. */
  editor: ReactNode;
}

/** A playlist's clips in their order, which the mouse and buttons change. */
export function ClipList({ review, comments, change, open, onOpen, editor }: ClipListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; to: number; control?: string } | null>(null);
  // Moving a row takes the focus from its buttons.
  useLayoutEffect(() => {
    if (moved?.control) list.current?.querySelector<HTMLElement>(`[data-move="${moved.control}"]`)?.focus();
  }, [moved]);
  const move = (id: string, to: number, control?: string) => {
    if (to < 0 || to >= comments.length) return;
    change({ do: 'move', id, to });
    setMoved({ id, to, ...(control && { control }) });
  };
  return (
    <>
      <p className="s12 t2">
        {counted(comments.length, 'clip')}, {formatClock(sumSeconds(comments))} of {MAX_PLAYLIST_MINUTES}:00
      </p>
      <p className="sr-only" role="status">
        {moved && `Clip moved to position ${moved.to + 1} of ${comments.length}`}
      </p>
      <ol ref={list} className={`${classes.list} flex flex-col`} aria-label="Clips">
        {comments.map((comment, index) => (
          <ClipRow
            key={comment.id}
            comment={comment}
            index={index}
            count={comments.length}
            review={review}
            isOpen={comment.id === open}
            onOpen={() => onOpen(comment.id === open ? null : comment.id)}
            onMove={(to, control) => move(comment.id, to, control)}
            onDropped={(id) => move(id, index)}
            onRemove={() => change({ do: 'remove', id: comment.id })}
          >
            {editor}
          </ClipRow>
        ))}
      </ol>
    </>
  );
}

interface ClipRowProps {
  comment: ReviewComment;
  index: number;
  count: number;
  review: CoachReview;
  isOpen: boolean;
  onOpen: () => void;
  onMove: (to: number, control: string) => void;
  onDropped: (clipId: string) => void;
  onRemove: () => void;
  children: ReactNode;
}

function ClipRow(props: ClipRowProps) {
  const { comment, index, count, review, isOpen, onOpen, onMove, onDropped, onRemove, children } = props;
  const { id, text, marks } = comment;
  const row = useRef<HTMLLIElement>(null);
  const [isOver, setOver] = useState(false);
  const game = findGame(comment, review.games);
  const answers = review.answers.filter(({ commentId, byCoach }) => commentId === id && !byCoach).length;
  const facts = [
    marks.length > 0 && counted(marks.length, 'mark'),
    review.voices.some(({ commentId }) => commentId === id) && 'voice-over',
    answers > 0 && counted(answers, 'reply', 'replies'),
    review.homework.some(({ commentId }) => commentId === id) && 'homework',
  ].filter(Boolean);
  return (
    <li
      ref={row}
      data-over={isOver || undefined}
      className="data-over:outline-2 data-over:outline-accent"
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        const dragged = event.dataTransfer.getData(DRAGGED);
        if (!dragged) return;
        event.preventDefault();
        if (dragged !== id) onDropped(dragged);
      }}
    >
      <div className="flex items-center">
        <span
          draggable
          aria-hidden="true"
          data-handle
          className="flex-none grid place-items-center w-6 self-stretch text-t3 cursor-grab max-md:hidden"
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(DRAGGED, id);
            if (row.current) dataTransfer.setDragImage(row.current, 0, 0);
          }}
        >
          <IconGripVertical size={16} stroke={1.6} />
        </span>
        <button type="button" className={classes.clipRow} aria-expanded={isOpen} onClick={onOpen}>
          <span className="num t2">{index + 1}</span>
          <span>
            {text.trim() || 'No comment yet'}
            {facts.length > 0 && (
              <span className="text-t3 text-[12px] font-normal"> · {facts.join(' · ')}</span>
            )}
            <small>{game ? describeMatch(game) : 'Game not available'}</small>
          </span>
        </button>
        {[
          { way: 'up', to: index - 1, isEnd: index === 0, Icon: IconArrowUp },
          { way: 'down', to: index + 1, isEnd: index === count - 1, Icon: IconArrowDown },
        ].map(({ way: direction, to, isEnd, Icon }) => (
          <ActionIcon
            key={direction}
            className="flex-none"
            variant="subtle"
            color="gray"
            size={32}
            aria-label={`Move clip ${index + 1} ${direction}`}
            data-move={`${id} ${direction}`}
            data-repeat
            // A disabled button would lose the focus at the end of the list.
            aria-disabled={isEnd}
            {...(isEnd && { 'data-disabled': true })}
            onClick={() => onMove(to, `${id} ${direction}`)}
          >
            <Icon size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        ))}
      </div>
      {isOpen &&
        (game ? (
          children
        ) : (
          <div className="flex flex-col gap-2 px-1 pt-1 pb-3.5">
            <p className="s12 t2">
              This game was deleted or isn’t shared with you anymore. Players skip this clip.
            </p>
            <TextButton label="Remove clip" size="xs" w="fit-content" onClick={onRemove} />
          </div>
        ))}
    </li>
  );
}
