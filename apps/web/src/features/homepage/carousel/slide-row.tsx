import type { CarouselSlide } from '@datacoach/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPhoto } from '@tabler/icons-react';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import classes from './carousel-screen.module.css';

interface SlideRowProps {
  slide: CarouselSlide;
  state: { word: string; tone: 'on' | 'waits' | 'off' };
  isDragged: boolean;
  /** Null where it cannot be moved. */
  moving: {
    isFirst: boolean;
    isLast: boolean;
    onStep: (step: -1 | 1) => void;
    onDragStart: () => void;
    onDragEnd: () => void;
    onDropped: () => void;
  } | null;
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
}

/** A banner of the list: dragged by its handle's row, or moved by its arrows. */
export function SlideRow({ slide, state, isDragged, moving, onEdit, onDelete }: SlideRowProps) {
  const { title, text, link, photoUrl } = slide;
  const arrow = { size: 32, variant: 'subtle', color: 'gray' } as const;
  return (
    <li
      className={`${classes.row} grid grid-cols-[auto_112px_minmax(0,1fr)_auto_auto] gap-4 items-center px-4 py-3`}
      draggable={moving !== null}
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        moving?.onDragStart();
      }}
      onDragEnd={() => moving?.onDragEnd()}
      onDragOver={(event) => moving && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        moving?.onDropped();
      }}
    >
      {moving && (
        <div className={`${classes.moving} flex items-center`}>
          <IconGripVertical size={18} stroke={1.6} aria-hidden="true" className="text-t3 max-md:hidden" />
          <ActionIcon
            {...arrow}
            aria-label={`Move ${title} up`}
            disabled={moving.isFirst}
            onClick={() => moving.onStep(-1)}
          >
            <IconArrowUp size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            {...arrow}
            aria-label={`Move ${title} down`}
            disabled={moving.isLast}
            onClick={() => moving.onStep(1)}
          >
            <IconArrowDown size={16} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        </div>
      )}
      <div className="max-md:row-1 grid place-items-center w-28 aspect-16/9 overflow-hidden rounded-1 bg-s3 text-t3">
        {photoUrl === null ? (
          <IconPhoto size={20} stroke={1.4} aria-hidden="true" />
        ) : (
          <img className="size-full object-cover pointer-events-none" src={photoUrl} alt="" />
        )}
      </div>
      <div className="max-md:col-span-full">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {text && <p className="text-t2 wrap-anywhere">{text}</p>}
        <p className="text-xs text-t3 wrap-anywhere">
          {[link, periodWords(slide), slide.changedBy && `changed by ${slide.changedBy}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <StateTag tone={state.tone}>{state.word}</StateTag>
      <div className="flex gap-2 max-md:col-span-full">
        {onEdit && (
          <Button size="xs" aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
        )}
        {onDelete && (
          <Button size="xs" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}

function periodWords({ startsAt, endsAt }: CarouselSlide): string {
  const when = (moment: string) => {
    const date = new Date(moment);
    return `${formatShortDate(date)}, ${formatTimeOfDay(date)}`;
  };
  if (startsAt !== null && endsAt !== null) return `${when(startsAt)} to ${when(endsAt)}`;
  if (startsAt !== null) return `from ${when(startsAt)}`;
  return endsAt === null ? 'no end' : `until ${when(endsAt)}`;
}
