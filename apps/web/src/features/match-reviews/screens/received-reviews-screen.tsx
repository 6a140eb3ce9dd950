import { counted } from '@datacoach/analysis/format-number';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { receivedReviewsQuery } from '../api/match-reviews.ts';
import { describeSubject } from '../components/reviews-panel.tsx';
import classes from '../match-reviews.module.css';

/** Match reviews that coaches share with the player, last shared first. */
export function ReceivedReviewsScreen() {
  const query = useQuery(receivedReviewsQuery);
  const { data, error } = query;
  return (
    <div className="flex flex-col gap-4 max-w-225">
      <PageHead
        title="Match reviews"
        subtitle="Games your coach reviewed for you. Only your coach sees your replies."
      />
      {error || !data ? (
        <Pending query={query} height={120} label="Loading reviews…" />
      ) : data.items.length === 0 ? (
        <StatePanel title="No match reviews yet">
          Reviews your coach shares with you will show up here. We’ll notify you.
        </StatePanel>
      ) : (
        <ul className={`${classes.receivedReviewsScreenList} rounded-3 bg-s1`}>
          {data.items.map(({ id, coach, title, match, games, comments, sharedAt, changedAt, seenAt }) => (
            <li key={id}>
              <Link
                to="/review/$reviewId"
                params={{ reviewId: id }}
                className={`${classes.receivedReviewsScreenRow} hover:bg-s2 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 max-md:gap-y-1 grid grid-cols-[minmax(0,1fr)_auto_auto_110px] gap-4 items-center px-4 py-3 text-t1 text-[13px] no-underline`}
              >
                <span>
                  <b>{title || (match ? 'Match review' : 'Playlist')}</b>
                  <small>
                    {coach} · {describeSubject({ match, games })}
                  </small>
                </span>
                <span className="num t2">{counted(comments, match ? 'comment' : 'clip')}</span>
                <span className="t2">{formatShortDate(sharedAt)}</span>
                <span
                  className="text-t2 text-right data-new:text-accent-text data-new:font-semibold"
                  data-new={seenAt === null || seenAt < changedAt || undefined}
                >
                  {seenAt === null ? 'New' : seenAt < changedAt ? 'Updated' : 'Seen'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
