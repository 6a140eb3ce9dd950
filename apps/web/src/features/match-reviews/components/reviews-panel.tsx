import { counted } from '@datacoach/analysis/format-number';
import type { ListedReview, ReceivedReview, ReviewedMatch } from '@datacoach/contract';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { coachReviewsQuery, createPlaylist, getSubjectId } from '../api/match-reviews.ts';
import classes from '../match-reviews.module.css';

const MAX_SHOWN = 6;

/** The coach's match reviews, last changed first, and who has seen them. */
export function ReviewsPanel() {
  const query = useQuery(coachReviewsQuery);
  const { data, error } = query;
  return (
    <Panel
      title="Match reviews"
      aside={data && data.items.length > MAX_SHOWN && `newest ${MAX_SHOWN} of ${data.items.length}`}
    >
      {error || !data ? (
        <Pending query={query} height={60} label="Loading reviews…" />
      ) : data.items.length === 0 ? (
        <p className="s12 t2">
          No reviews yet. Open a clip or a game from Replay Analysis to add comments and drawings. Then share
          it with the players in it, or collect clips of several games in a playlist.
        </p>
      ) : (
        <ul className={`${classes.reviewsPanelList}`}>
          {data.items.slice(0, MAX_SHOWN).map((review) => (
            <li key={review.id}>
              <Link
                {...getDeskLink(review)}
                className={`${classes.reviewsPanelRow} grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 items-center px-0 py-2 text-t1 text-[13px] no-underline`}
              >
                <span className="min-w-0 wrap-anywhere">
                  <b>{review.title || (review.match ? 'Match review' : 'Playlist')}</b>
                  <small>{describeSubject(review)}</small>
                </span>
                <span className="text-t2 text-[12px] text-right">{getState(review)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <NewPlaylist />
    </Panel>
  );
}

function NewPlaylist() {
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => createPlaylist({ title: '', comments: [] }),
    onSuccess: (review) => navigate(getDeskLink({ id: getSubjectId(review), match: null })),
  });
  return (
    <>
      <TextButton
        label="New playlist"
        icon={IconPlaylistAdd}
        size="xs"
        mt={8}
        w="fit-content"
        loading={create.isPending}
        onClick={() => create.mutate()}
      />
      <FailureMessage error={create.error} />
    </>
  );
}

/** Returns where the coach edits a review: the viewer of its match, or the playlist. */
export const getDeskLink = ({ id, match }: Pick<ListedReview, 'id' | 'match'>) =>
  match
    ? ({ to: '/admin/team-dashboard/match/$matchId', params: { matchId: match.id } } as const)
    : ({ to: '/admin/team-dashboard/playlist/$playlistId', params: { playlistId: id } } as const);

/** Formats the match of a review, or "Clips of 3 games" for a playlist. */
export const describeSubject = ({ match, games }: Pick<ReceivedReview, 'match' | 'games'>): string =>
  match ? describeMatch(match) : `Clips of ${counted(games, 'game')}`;

/** Formats "seen by 1 of 2 · 3 replies". */
function getState({ players, answers }: Pick<ListedReview, 'players' | 'answers'>): string {
  const seen = players.filter(({ hasSeen }) => hasSeen).length;
  const shown = answers === 0 ? '' : ` · ${counted(answers, 'reply', 'replies')}`;
  return players.length === 0 ? 'not shared' : `seen by ${seen} of ${players.length}${shown}`;
}

/** Formats "Ranked Doubles, Mannfield, 3–1, March 10th". */
export const describeMatch = ({
  map,
  playlist,
  playedAt,
  score,
}: { readonly score: readonly number[] } & Pick<ReviewedMatch, 'map' | 'playlist' | 'playedAt'>): string =>
  [playlist, map, `${score[0]}–${score[1]}`, playedAt && formatShortDate(playedAt)]
    .filter(Boolean)
    .join(', ');
