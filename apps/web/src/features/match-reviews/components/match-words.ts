import type { ReceivedReview } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';

/** "Ranked Doubles, Mannfield, 3–1, March 10th" */
export function matchWords({
  map,
  playlist,
  playedAt,
  score,
}: { readonly score: readonly number[] } & Pick<
  ReceivedReview['match'],
  'map' | 'playlist' | 'playedAt'
>): string {
  return [playlist, map, `${score[0]}–${score[1]}`, playedAt && formatShortDate(new Date(playedAt))]
    .filter(Boolean)
    .join(', ');
}
