import type { CapturedMoment, EventItem } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { clipSearch } from '../../../shared/format/clip-search.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { captureMoment } from '../api/change-plans.ts';
import { clipsQuery, type PlanMode } from '../api/training-plans.ts';
import classes from './clip-cards.module.css';
import { useChange } from './use-change.ts';

interface ClipCardsProps {
  mode: PlanMode;
  kinds: readonly string[];
  count: number;
  /** Moments that are kept already. */
  moments: readonly CapturedMoment[];
}

/** Newest moments of the last games: each opens the viewer, and can be kept for practice. */
export function ClipCards({ mode, kinds, count, moments }: ClipCardsProps) {
  const clips = useQuery(clipsQuery(mode, kinds, count));
  const { isBusy, run } = useChange();
  if (clips.isError) return <p className={classes.note}>The moments did not arrive. The plan is complete.</p>;
  if (!clips.data) return <Skeleton height={124} role="status" aria-label="The moments load" />;
  if (clips.data.items.length === 0) {
    return (
      <p className={classes.note}>
        Your last games have none of these. Look at a whole game instead, or skip this today.
      </p>
    );
  }
  const isKept = ({ matchId, time, kind }: EventItem) =>
    moments.some((one) => one.matchId === matchId && one.kind === kind && Math.abs(one.time - time) < 0.1);
  return (
    <ul className={classes.cards}>
      {clips.data.items.map((event) => (
        <li key={event.id} className={classes.card}>
          <Link
            to="/match/$matchId/viewer"
            params={{ matchId: event.matchId }}
            search={clipSearch(event)}
            className={classes.link}
          >
            <ClipPicture event={event} />
            <span className={classes.caption}>
              <b className="num">{clockWords(event.clock)}</b>
              <span>{event.label}</span>
            </span>
          </Link>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            disabled={isBusy || isKept(event)}
            aria-label={`Keep ${event.label} at ${clockWords(event.clock)} for practice`}
            onClick={() => void run(() => captureMoment(event.id))}
          >
            {isKept(event) ? 'Kept' : 'Keep'}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ClipPicture({ event }: { event: EventItem }) {
  const sign = event.team === 1 ? -1 : 1;
  return (
    <svg viewBox={PITCH_VIEW_BOX} aria-hidden="true">
      <PitchLines standard turned={event.team === 1} />
      <circle cx={(sign * event.y) / 10} cy={(-sign * event.x) / 10} r="32" className={classes.place} />
    </svg>
  );
}
