import type { CapturedMoment, EventItem } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { captureMoment } from '../api/change-plans.ts';
import { clipsQuery } from '../api/training-plans.ts';
import type { PlanMode } from '../search/plan-search.ts';
import classes from '../training-plans.module.css';
import { useChange } from './use-change.ts';

interface ClipCardsProps {
  mode: PlanMode;
  kinds: readonly string[];
  count: number;
  /** Moments that are already saved. */
  moments: readonly CapturedMoment[];
}

/** Newest moments of the last games: each opens the viewer and can be saved for practice. */
export function ClipCards({ mode, kinds, count, moments }: ClipCardsProps) {
  const clips = useQuery(clipsQuery(mode, kinds, count));
  const { isBusy, run } = useChange();
  if (clips.isError) return <p className="text-t3">We couldn’t load the clips. The plan is complete.</p>;
  if (!clips.data) return <Skeleton height={124} role="status" aria-label="Loading clips…" />;
  if (clips.data.items.length === 0) {
    return <p className="text-t3">None in your last games. Watch a full game instead, or skip this today.</p>;
  }
  const isKept = ({ matchId, time, kind }: EventItem) =>
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
            label={isKept(event) ? 'Saved' : 'Save'}
            size="xs"
            quiet
            disabled={isBusy || isKept(event)}
            aria-label={`Save ${event.label} at ${formatClockTime(event.clock)} for practice`}
            onClick={() => void run(() => captureMoment(event.id))}
          />
        </li>
      ))}
    </ul>
  );
}
