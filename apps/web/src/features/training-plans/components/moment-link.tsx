import type { CapturedMoment } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';

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
