import type { ReviewComment, SharedReview } from '@datacoach/contract';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LEAD_SECONDS } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import type { ViewerExtension, ViewerHandle, ViewerPage } from '../../../shared/viewer/viewer-handle.ts';
import { sharedReviewQuery } from '../api/match-reviews.ts';
import { loadSharedVoice } from '../api/review-voices.ts';
import { Rail } from '../components/rail.tsx';
import { describeMatch } from '../components/reviews-panel.tsx';
import classes from '../match-reviews.module.css';
import { CommentView, Seen } from '../reader/review-reader.tsx';
import { findClip, findGame, findNextClip, getClipRange } from './clips.ts';
import { type PlaylistState, useClipStage, usePlaylistState } from './use-clip-stage.tsx';

/** The shared review with the report of one of its games; undefined while that loads. */
export interface ReviewedGame {
  match: SharedReview | undefined;
  error: unknown;
  start: { t: number };
}

interface PlaylistReaderProps {
  review: SharedReview;
  clipId: string | undefined;
  /** Second of a clip's lead-up at which homework opens it, without `clipId`. */
  time: number | undefined;
  onClip: (clipId: string) => void;
  /** Called with the game of the next clip, to load it ahead. */
  onPrefetch: (matchId: string) => void;
  renderPicture: (game: ReviewedGame, extension: ViewerExtension) => ReactNode;
}

/** Addresses have tenths of a second. */
const NEAR_SECONDS = 0.11;

const TABS = { review: 'Playlist', events: 'Events' } as const;
type Tab = keyof typeof TABS;

/** A playlist as a player sees it: clip after clip, across games. */
export default function PlaylistReader(props: PlaylistReaderProps) {
  const { review, clipId, time, onClip, onPrefetch, renderPicture } = props;
  const state = usePlaylistState();
  const [tab, setTab] = useState<Tab>('review');
  const requested = review.comments.find(
    (one) => time !== undefined && Math.abs(one.time - LEAD_SECONDS - time) < NEAR_SECONDS,
  );
  const current = findClip(review, clipId ?? requested?.id);
  const matchId = current?.clip?.matchId ?? review.matchId;
  const other = useQuery({ ...sharedReviewQuery(review.id, matchId), enabled: matchId !== review.matchId });
  const { data, error } = matchId === review.matchId ? { data: review, error: null } : other;
  const ahead = findNextClip(review, current?.id, 1)?.clip?.matchId;
  const loadAhead = useEffectEvent((id: string) => onPrefetch(id));
  useEffect(() => {
    if (ahead !== undefined && ahead !== matchId) loadAhead(ahead);
  }, [ahead, matchId]);
  const start = { t: current ? getClipRange(current).from : 0 };
  return renderPicture({ match: data, error, start }, (viewer, page) =>
    data && current ? (
      <ClipReader
        review={data}
        current={current}
        state={state}
        viewer={viewer}
        page={page}
        tab={tab}
        onTab={setTab}
        onClip={onClip}
      />
    ) : (
      page({})
    ),
  );
}

interface ClipReaderProps {
  review: SharedReview;
  current: ReviewComment;
  state: PlaylistState;
  viewer: ViewerHandle;
  page: ViewerPage;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onClip: (clipId: string) => void;
}

function ClipReader({ review, current, state, viewer, page, tab, onTab, onClip }: ClipReaderProps) {
  const { play, parts } = useClipStage(viewer, {
    playlist: review,
    comment: current,
    state,
    loadVoice: loadSharedVoice(review.id),
    onClip,
  });
  const Icon = play.isPlaying ? IconPlayerPause : IconPlayerPlay;
  return page({
    ...parts,
    renderRail: (events) => (
      <Rail tabs={TABS} tab={tab} onTab={onTab} events={events}>
        <h2>{review.title || 'Playlist'}</h2>
        <p className="s12 t2">
          From {review.coach}, {formatShortDate(review.changedAt)}. Only your coach sees your replies.
        </p>
        <div className="flex flex-wrap gap-1.5 items-center">
          <TextButton
            label={play.isPlaying ? 'Pause playlist' : 'Play playlist'}
            icon={Icon}
            size="xs"
            variant="filled"
            data-repeat
            onClick={play.toggle}
          />
          <Seen review={review} />
        </div>
        <ol className={`${classes.list} flex flex-col`} aria-label="Clips">
          {review.comments.map((comment, index) => (
            <CommentView
              key={comment.id}
              comment={comment}
              review={review}
              clip={{ number: index + 1, game: describeGame(comment, review) }}
              isOpen={comment.id === current.id}
              onOpen={() => onClip(comment.id)}
            />
          ))}
        </ol>
      </Rail>
    ),
  });
}

/** Names a clip's game; null if the player can't open it. */
function describeGame(comment: ReviewComment, { games }: SharedReview): string | null {
  const game = findGame(comment, games);
  return game ? describeMatch(game) : null;
}
