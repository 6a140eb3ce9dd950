import type { CarouselSlide, SlideState } from '@datacoach/contract';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { deleteSlide, moveSlide, refreshSlides, slidesQuery } from '../api/carousel.ts';
import classes from '../homepage.module.css';
import { MAX_STRIP_ITEMS } from '../strip/home-strip.tsx';
import { SlideForm } from './slide-form.tsx';

const SLIDE_FILTERS = [
  { value: 'current', label: 'Current' },
  { value: 'ended', label: 'Ended' },
] as const;

export function CarouselScreen() {
  const permits = usePermissionCheck();
  const [show, setShow] = useState<'current' | 'ended'>('current');
  const [page, setPage] = useState(0);
  const [edited, setEdited] = useState<CarouselSlide | 'new' | null>(null);
  const [deleted, setDeleted] = useState<CarouselSlide | null>(null);
  const slides = useQuery(slidesQuery(show, page));
  useChanges('content', () => void refreshSlides());
  const { data } = slides;
  return (
    <>
      <PageHead
        title="Carousel"
        subtitle={`Banners above the players’ goals: the first ${MAX_STRIP_ITEMS} active ones are shown; players can dismiss them`}
        actions={
          <>
            <Segmented
              label="Which banners"
              value={show}
              choices={SLIDE_FILTERS}
              onChange={(value) => {
                setShow(value);
                setPage(0);
              }}
            />
            {permits('Carousel', 'Create') && (
              <TextButton label="New banner" variant="filled" onClick={() => setEdited('new')} />
            )}
          </>
        }
      />
      <QueryBoundary query={slides} what="the banners" height={240}>
        {(list) =>
          list.items.length === 0 ? (
            <StatePanel title={show === 'ended' ? 'No past banners' : 'No banners yet'}>
              {show === 'ended'
                ? 'Past banners show up here. Give one new dates to show it again.'
                : 'A banner has a title, a photo and a link. Players see it right away, above their weekly goals.'}
            </StatePanel>
          ) : (
            <Slides
              items={list.items}
              isOrdered={show === 'current'}
              onEdit={permits('Carousel', 'Edit') ? setEdited : null}
              onDelete={permits('Carousel', 'Delete') ? setDeleted : null}
            />
          )
        }
      </QueryBoundary>
      {data && <PagesNav label="Pages of banners" page={data} onChange={setPage} />}
      {edited !== null && (
        <SlideForm slide={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && (
        <DeleteDialog
          title={`Delete ${deleted.title}?`}
          noun="banner"
          onDelete={() => deleteSlide(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          It’s removed for players and its photo is deleted. To keep it, hide it instead.
        </DeleteDialog>
      )}
    </>
  );
}

interface SlidesProps {
  items: readonly CarouselSlide[];
  /** Whether banners are in the players' order, which can be changed. */
  isOrdered: boolean;
  onEdit: ((slide: CarouselSlide) => void) | null;
  onDelete: ((slide: CarouselSlide) => void) | null;
}

function Slides({ items, isOrdered, onEdit, onDelete }: SlidesProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  const [shown, setShown] = useState('');
  const { mutate, isPending } = useAction(({ id, afterId }: { id: string; afterId: string | null }) =>
    moveSlide(id, afterId),
  );
  const moveTo = (id: string, to: number) => {
    const from = items.findIndex((one) => one.id === id);
    if (from === -1 || to < 0 || to >= items.length || to === from || isPending) return;
    // Insert before that banner when moving up, behind it when moving down.
    const behind = to > from ? items[to] : items[to - 1];
    mutate(
      { id, afterId: behind?.id ?? null },
      { onSuccess: () => setShown(`${items[from]!.title} is now number ${to + 1}.`) },
    );
  };
  return (
    <>
      <ol className="grid grid-cols-1 rounded-3 bg-s1" aria-label="Banners">
        {items.map((slide, index) => (
          <SlideRow
            key={slide.id}
            slide={slide}
            isDragged={dragged === slide.id}
            moving={
              isOrdered && onEdit !== null
                ? {
                    isFirst: index === 0,
                    isLast: index === items.length - 1,
                    onStep: (step) => moveTo(slide.id, index + step),
                    onDrag: (isStart) => setDragged(isStart ? slide.id : null),
                    onDropped: () => dragged !== null && moveTo(dragged, index),
                  }
                : null
            }
            onEdit={onEdit && (() => onEdit(slide))}
            onDelete={onDelete && (() => onDelete(slide))}
          />
        ))}
      </ol>
      <p className="sr-only" aria-live="polite">
        {shown}
      </p>
    </>
  );
}

const STATES: Readonly<Record<SlideState, { word: string; tone: 'on' | 'waits' | 'off' }>> = {
  running: { word: 'Active', tone: 'on' },
  planned: { word: 'Planned', tone: 'waits' },
  hidden: { word: 'Hidden', tone: 'off' },
  ended: { word: 'Ended', tone: 'off' },
};

interface SlideRowProps {
  slide: CarouselSlide;
  isDragged: boolean;
  /** Null if it can't be moved. */
  moving: {
    isFirst: boolean;
    isLast: boolean;
    onStep: (step: -1 | 1) => void;
    onDrag: (isStart: boolean) => void;
    onDropped: () => void;
  } | null;
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
}

/** A banner in the list, dragged by its handle or moved with its arrows. */
function SlideRow({ slide, isDragged, moving, onEdit, onDelete }: SlideRowProps) {
  const { title, text, link, photoUrl } = slide;
  const { tone, word } = STATES[slide.state];
  return (
    <li
      className={`${classes.row} grid grid-cols-[auto_112px_minmax(0,1fr)_auto_auto] gap-4 items-center px-4 py-3`}
      draggable={moving !== null}
      data-dragged={isDragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        moving?.onDrag(true);
      }}
      onDragEnd={() => moving?.onDrag(false)}
      onDragOver={(event) => moving && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        moving?.onDropped();
      }}
    >
      {moving && (
        <div className={`${classes.moving} flex items-center`} data-repeat>
          <IconGripVertical size={18} stroke={1.6} aria-hidden="true" className="text-t3 max-md:hidden" />
          <IconButton
            icon={IconArrowUp}
            label={`Move ${title} up`}
            disabled={moving.isFirst}
            onClick={() => moving.onStep(-1)}
          />
          <IconButton
            icon={IconArrowDown}
            label={`Move ${title} down`}
            disabled={moving.isLast}
            onClick={() => moving.onStep(1)}
          />
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
          {[link, formatPeriod(slide), slide.changedBy && `changed by ${slide.changedBy}`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span>
        <StateTag tone={tone}>{word}</StateTag>
      </span>
      <div className="flex gap-2 max-md:col-span-full">
        {onEdit && <TextButton label="Edit" size="xs" aria-label={`Edit ${title}`} onClick={onEdit} />}
        {onDelete && (
          <TextButton label="Delete" size="xs" aria-label={`Delete ${title}`} onClick={onDelete} />
        )}
      </div>
    </li>
  );
}

function formatPeriod({ startsAt, endsAt }: CarouselSlide): string {
  const formatDateTime = (moment: string) => {
    const date = new Date(moment);
    return `${formatShortDate(date)}, ${formatTimeOfDay(date)}`;
  };
  if (startsAt !== null && endsAt !== null) return `${formatDateTime(startsAt)} to ${formatDateTime(endsAt)}`;
  if (startsAt !== null) return `from ${formatDateTime(startsAt)}`;
  return endsAt === null ? 'no end' : `until ${formatDateTime(endsAt)}`;
}
