import type { BlockType, CapturedMoment, EventItem, MyPlan, TodayBlock } from '@datacoach/contract';
import { NumberInput } from '@mantine/core';
import {
  IconBulb,
  IconCheck,
  IconClipboardCheck,
  IconMovie,
  IconRepeat,
  IconTarget,
  IconTrophy,
  IconVideo,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  captureMoment,
  clipsQuery,
  hideBlock,
  logBlock,
  rateMoment,
  useChange,
} from '../api/training-plans.ts';
import type { PlanMode } from '../search/plan-search.ts';
import { formatBlockMeta } from '../text/plan-text.ts';
import classes from '../training-plans.module.css';
import { BlockDetails } from './block-details.tsx';

interface DueMomentsProps {
  mode: PlanMode;
  kinds: readonly string[];
  moments: readonly CapturedMoment[];
  today: string;
}

const MAX_DUE_MOMENTS = 3;

/** Saved moments due today; without any, recent moments to save. */
function DueMoments({ mode, kinds, moments, today }: DueMomentsProps) {
  const { isBusy, run } = useChange();
  const due = moments.filter(({ dueOn }) => dueOn !== null && dueOn <= today).slice(0, MAX_DUE_MOMENTS);
  if (due.length === 0) {
    return (
      <>
        <p className="text-xs text-t3">
          Nothing due today. Save up to three clips from your last games and they’ll be here tomorrow.
        </p>
        <ClipCards mode={mode} kinds={kinds} count={MAX_DUE_MOMENTS} moments={moments} />
      </>
    );
  }
  return (
    <ul className="grid">
      {due.map((moment) => (
        <li key={moment.id} className={`${classes.row} flex flex-wrap items-center gap-2 min-h-10`}>
          <MomentLink moment={moment} className="touch-target text-link flex-[1_1_160px]" />
          <TextButton
            label="Got it right"
            size="xs"
            disabled={isBusy}
            aria-label={`Got it right: ${describeMoment(moment)}`}
            onClick={() => void run(() => rateMoment(moment.id, 'right'))}
          />
          <TextButton
            label="Practice again"
            size="xs"
            disabled={isBusy}
            aria-label={`Practice again: ${describeMoment(moment)}`}
            onClick={() => void run(() => rateMoment(moment.id, 'again'))}
          />
        </li>
      ))}
    </ul>
  );
}

const ICONS: Readonly<Record<BlockType, typeof IconCheck>> = {
  'warm-up': IconBulb,
  pack: IconTarget,
  'own-mistakes': IconRepeat,
  'clip-review': IconMovie,
  'ranked-set': IconTrophy,
  video: IconVideo,
  check: IconClipboardCheck,
};

function BlockIcon({ type, isDone }: { type: BlockType; isDone: boolean }) {
  const Shown = isDone ? IconCheck : ICONS[type];
  return <Shown size={18} stroke={1.6} aria-hidden="true" />;
}

interface TodayBlockRowProps {
  plan: MyPlan;
  entry: TodayBlock;
  moments: readonly CapturedMoment[];
  /** Whether it is the first open block: what to do now. */
  isNow: boolean;
}

/** One of today's blocks: what to do, with its clips or code, and the outcome. */
export function TodayBlockRow({ plan, entry, moments, isNow }: TodayBlockRowProps) {
  const { block, state } = entry;
  const { isBusy, run } = useChange();
  const save = (change: Parameters<typeof logBlock>[1]) => run(() => logBlock(plan.id, change));
  const isOpen = state === 'open';
  return (
    <li
      className={`${classes.todayBlockBlock} grid grid-cols-[36px_minmax(0,1fr)] gap-3 -mx-4 px-4 py-3`}
      data-now={isNow || undefined}
      data-state={state}
    >
      <span className={`${classes.icon} grid place-items-center size-9 rounded-2 bg-s3 text-t2`}>
        <BlockIcon type={block.type} isDone={state === 'done'} />
      </span>
      <div className="grid grid-cols-1 content-start gap-2">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className={`${classes.title} text-sm flex-[1_1_180px] text-t1`}>
            <span className="text-xs block text-t3 font-normal">{formatBlockMeta(block)}</span>
            {block.title}
          </h3>
          {isOpen && block.type !== 'check' && (
            <div className="flex items-center gap-1">
              <TextButton
                label="Skip"
                size="xs"
                quiet
                disabled={isBusy}
                aria-label={`Skip ${block.title} today`}
                onClick={() => void save({ block: block.key, state: 'skipped' })}
              />
              <TextButton
                label="Not for me"
                size="xs"
                quiet
                disabled={isBusy}
                aria-label={`${block.title} is not for me`}
                onClick={() => void run(() => hideBlock(plan.id, block.key, true))}
              />
            </div>
          )}
          {!isOpen && (
            <div className="flex items-center gap-1">
              <span className="text-xs text-t3">{describeResult(entry)}</span>
              <TextButton
                label="Undo"
                size="xs"
                quiet
                disabled={isBusy}
                aria-label={`Open ${block.title} again`}
                onClick={() => void save({ block: block.key, state: 'open' })}
              />
            </div>
          )}
        </div>
        {isOpen && (
          <>
            <BlockDetails block={block} brief={!isNow} />
            {block.type === 'clip-review' && (
              <ClipCards mode={plan.mode} kinds={block.kinds} count={block.clips} moments={moments} />
            )}
            {block.type === 'own-mistakes' && (
              <DueMoments mode={plan.mode} kinds={block.kinds} moments={moments} today={plan.today.day} />
            )}
            {block.type !== 'check' && (
              <DoneForm entry={entry} isNow={isNow} isBusy={isBusy} onDone={(change) => void save(change)} />
            )}
          </>
        )}
      </div>
    </li>
  );
}

/** "6:02 PM, 7 of 10" */
function describeResult({ state, loggedAt, hits, block, minutes }: TodayBlock): string {
  if (state === 'skipped') return 'skipped today';
  const time = loggedAt === null ? '' : `${formatTimeOfDay(loggedAt)}, `;
  if (hits !== null && block.type === 'pack') return `${time}${hits} of ${block.shots}`;
  return `${time}done${minutes !== null && minutes !== block.minutes ? ` in ${minutes} min` : ''}`;
}

interface DoneFormProps {
  entry: TodayBlock;
  isNow: boolean;
  isBusy: boolean;
  onDone: (change: Parameters<typeof logBlock>[1]) => void;
}

/** One input per block: hits for drills, minutes for the rest. */
function DoneForm({ entry: { block, lastHits }, isNow, isBusy, onDone }: DoneFormProps) {
  const [stat, setStat] = useState<number | string>('');
  const isDrill = block.type === 'pack';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = typeof stat === 'number' ? stat : undefined;
    onDone({
      block: block.key,
      state: 'done',
      ...(isDrill ? { hits: value } : { minutes: value }),
    } as Parameters<typeof logBlock>[1]);
  };
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <NumberInput
        size="xs"
        className="w-16"
        value={stat}
        onChange={setStat}
        min={isDrill ? 0 : 1}
        max={isDrill ? block.shots : 300}
        allowDecimal={false}
        hideControls
        placeholder={isDrill ? `of ${block.shots}` : String(block.minutes)}
        aria-label={
          isDrill
            ? `Hits out of ${block.shots} in your best round: ${block.title}`
            : `Minutes: ${block.title}`
        }
      />
      <span className="text-xs flex-[1_1_auto] text-t3">
        {isDrill ? `hits in the best round${lastHits === null ? '' : `, last time ${lastHits}`}` : 'minutes'}
      </span>
      <TextButton
        label="Done"
        size="xs"
        type="submit"
        disabled={isBusy}
        variant={isNow ? 'filled' : 'default'}
        aria-label={`Done: ${block.title}`}
      />
    </form>
  );
}

/** Opens a saved moment: in the viewer, or in the coach's review that it comes from. */
export function MomentLink({ moment, className }: { moment: CapturedMoment; className: string }) {
  const { matchId, reviewId, time } = moment;
  return reviewId === null ? (
    <Link
      to="/match/$matchId/viewer"
      params={{ matchId }}
      search={toClipSearch(moment)}
      className={className}
    >
      {describeMoment(moment)}
    </Link>
  ) : (
    <Link to="/review/$reviewId" params={{ reviewId }} search={{ t: time }} className={className}>
      {describeMoment(moment)}
    </Link>
  );
}

/** Formats "Whiff at 0:23, March 10th" or "Too close to your teammate (from your coach) at 0:23, March 10th". */
export function describeMoment({ label, reviewId, clock, playedAt }: CapturedMoment): string {
  const by = reviewId === null ? '' : ' (from your coach)';
  const date = playedAt === null ? '' : `, ${formatShortDate(playedAt)}`;
  return `${label}${by} at ${formatClockTime(clock)}${date}`;
}

interface ClipCardsProps {
  mode: PlanMode;
  kinds: readonly string[];
  count: number;
  moments: readonly CapturedMoment[];
}

/** Newest moments of the last games: each opens the viewer and can be saved for practice. */
function ClipCards({ mode, kinds, count, moments }: ClipCardsProps) {
  const clips = useQuery(clipsQuery(mode, kinds, count));
  const { isBusy, run } = useChange();
  if (clips.error || !clips.data) {
    return <Pending query={clips} height={124} label="Loading clips…" what="the clips" />;
  }
  if (clips.data.items.length === 0) {
    return <p className="text-t3">None in your last games. Watch a full game instead, or skip this today.</p>;
  }
  const isSaved = ({ matchId, time, kind }: EventItem) =>
    moments.some((one) => one.matchId === matchId && one.kind === kind && Math.abs(one.time - time) < 0.1);
  return (
    <ul className="grid grid-cols-[repeat(3,minmax(0,170px))] gap-2">
      {clips.data.items.map((event) => (
        <li key={event.id} className="grid content-start rounded-2 bg-s2">
          <Link
            to="/match/$matchId/viewer"
            params={{ matchId: event.matchId }}
            search={toClipSearch(event)}
            className={`${classes.link} hover:bg-s3 block pt-1 px-1 pb-0 rounded-2`}
          >
            <ClipPicture path={event.path} spot={event} />
            <span className="text-xs flex flex-wrap justify-between gap-x-2 gap-y-0 p-1">
              <b className="num">{formatClockTime(event.clock)}</b>
              <span className="text-t2">{event.label}</span>
            </span>
          </Link>
          <TextButton
            label={isSaved(event) ? 'Saved' : 'Save'}
            size="xs"
            quiet
            disabled={isBusy || isSaved(event)}
            aria-label={`Save ${event.label} at ${formatClockTime(event.clock)} for practice`}
            onClick={() => void run(() => captureMoment(event.id))}
          />
        </li>
      ))}
    </ul>
  );
}
