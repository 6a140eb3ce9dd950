import { counted } from '@datacoach/analysis/format-number';
import type { ListedReview, ReceivedReview } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pending } from '../../../app/lists/answer.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { coachReviewsQuery } from '../api/match-reviews.ts';
import classes from '../match-reviews.module.css';

const SHOWN = 6;

/** The coach's match reviews, last changed first, and who has seen them. */
export function ReviewsPanel() {
  const { data, error } = useQuery(coachReviewsQuery);
  return (
    <Panel
      title="Match reviews"
      aside={data && data.items.length > SHOWN && `newest ${SHOWN} of ${data.items.length}`}
    >
      {error || !data ? (
        <Pending error={error} height={60} label="Loading reviews…" />
      ) : data.items.length === 0 ? (
        <p className="s12 t2">
          No reviews yet. Open a clip or a game from Replay Analysis to add comments and drawings. Then share
          it with the players in it.
        </p>
      ) : (
        <ul className={`${classes.reviewsPanelList}`}>
          {data.items.slice(0, SHOWN).map((review) => (
            <li key={review.id}>
              <Link
                to="/admin/team-dashboard/match/$matchId"
                params={{ matchId: review.match.id }}
                className={`${classes.reviewsPanelRow} grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 items-center px-0 py-2 text-t1 text-[13px] no-underline`}
              >
                <span className="min-w-0 wrap-anywhere">
                  <b>{review.title || 'Match review'}</b>
                  <small>{matchWords(review.match)}</small>
                </span>
                <span className="text-t2 text-[12px] text-right">{stateOf(review)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Formats "seen by 1 of 2 · 3 replies". */
function stateOf({ players, answers }: Pick<ListedReview, 'players' | 'answers'>): string {
  const seen = players.filter(({ hasSeen }) => hasSeen).length;
  const shown = answers === 0 ? '' : ` · ${counted(answers, 'reply', 'replies')}`;
  return players.length === 0 ? 'not shared' : `seen by ${seen} of ${players.length}${shown}`;
}

/** Formats "Ranked Doubles, Mannfield, 3–1, March 10th". */
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
