import {
  type CoachReview,
  MAX_COMMENTS,
  type ReviewComment,
  type ReviewMark,
  SHOWN_SECONDS,
} from '@datacoach/contract';
import { useState } from 'react';
import { UnsavedGuard } from '../../../app/entity-form/unsaved-guard.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import type { ViewerHandle, ViewerPage } from '../../../shared/viewer/viewer-handle.ts';
import { useCoachReview } from '../api/use-coach-review.ts';
import { Rail } from '../components/rail.tsx';
import { showComments } from '../components/shown-comments.tsx';
import { useAddedKeys } from '../components/use-added-keys.ts';
import { useReviewDraft } from '../draft/use-review-draft.ts';
import { DrawingLayer } from '../draw/lazy-drawing.tsx';
import { NO_TOOL } from '../draw/tools.ts';
import classes from '../match-reviews.module.css';
import { isShownAt, useReviewPlay } from '../play/use-review-play.ts';
import { AddToPlaylist } from '../playlist/add-to-playlist.tsx';
import { createClipHere, toClip } from '../playlist/clips.ts';
import { CommentEditor } from './comment-editor.tsx';
import { DeskBar } from './desk-bar.tsx';
import { SharePanel } from './share-panel.tsx';

const TABS = { events: 'Events', review: 'Review' } as const;
type Tab = keyof typeof TABS;

/** Where a coach writes their review of a match, next to the picture and on it. */
export default function ReviewDesk(props: { matchId: string; viewer: ViewerHandle; page: ViewerPage }) {
  const { matchId, viewer, page } = props;
  const query = useCoachReview(matchId);
  const [tab, setTab] = useState<Tab>('review');
  const [deleted, setDeleted] = useState(0);
  if (query.data) {
    return (
      <Desk
        // Resets the desk after a deletion.
        key={`${matchId} ${deleted}`}
        matchId={matchId}
        review={query.data}
        viewer={viewer}
        page={page}
        tab={tab}
        onTab={setTab}
        onDeleted={() => setDeleted(deleted + 1)}
      />
    );
  }
  return page({
    renderRail: (events) => (
      <Rail tabs={TABS} tab={tab} onTab={setTab} events={events}>
        <Pending query={query} height={120} label="Loading review…" />
      </Rail>
    ),
  });
}

interface DeskProps {
  matchId: string;
  review: CoachReview;
  viewer: ViewerHandle;
  page: ViewerPage;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onDeleted: () => void;
}

function Desk({ matchId, review, viewer, page, tab, onTab, onDeleted }: DeskProps) {
  const writing = useReviewDraft(review);
  const { draft, change } = writing;
  const { comments } = draft.content;
  const play = useReviewPlay(viewer, comments);
  const [hand, setHand] = useState(NO_TOOL);
  const open = comments.find(({ id }) => id === play.open) ?? null;
  const isFull = comments.length >= MAX_COMMENTS;

  const addComment = (): ReviewComment => {
    const { playback, camera, watched, clockAt, picture } = viewer;
    playback.pause();
    const time = Math.round(playback.getTime() * 100) / 100;
    const comment: ReviewComment = {
      id: crypto.randomUUID(),
      time,
      clock: clockAt(time),
      seconds: SHOWN_SECONDS.usual,
      text: '',
      camera,
      player: camera === 'player' ? watched : null,
      pose: viewer.pose ?? (camera === 'free' ? (picture.getCurrent()?.pose() ?? null) : null),
      marks: [],
    };
    change({ do: 'add', comment });
    play.show(comment);
    onTab('review');
    return comment;
  };
  const startComment = () => {
    const here = comments.find((one) => isShownAt(one, viewer.playback.getTime()));
    if (here) play.show(here);
    else addComment();
  };
  const addMark = (mark: ReviewMark) => {
    const isOpenHere = open !== null && isShownAt(open, viewer.playback.getTime());
    const comment = isOpenHere ? open : isFull ? null : addComment();
    if (!comment) return;
    // A pen mark only fits the camera that it was drawn with.
    if (mark.kind === 'pen' && comment.pose === null) {
      const pose = viewer.picture.getCurrent()?.pose();
      if (!pose) return;
      change({ do: 'change', id: comment.id, part: { pose } });
      viewer.setPose(pose);
    }
    change({ do: 'mark', id: comment.id, mark });
  };
  useAddedKeys({
    c: () => !isFull && startComment(),
    r: () => (play.isRunning ? play.stop() : play.playFrom()),
    '[': () => play.goToComment(-1),
    ']': () => play.goToComment(1),
    z: () => change({ do: 'undo' }),
    y: () => change({ do: 'redo' }),
    Escape: () => (hand.tool ? setHand({ ...hand, tool: null }) : play.close()),
  });
  const shown = showComments(viewer, viewer.report, comments, play);
  const desk = page({
    ...shown,
    overlay: (
      <>
        {shown.overlay}
        <DrawingLayer viewer={viewer} hand={hand} onHand={setHand} onMark={addMark} />
      </>
    ),
    renderRail: (events) => (
      <Rail tabs={TABS} tab={tab} onTab={onTab} events={events}>
        <DeskBar review={review} writing={writing} play={play} onComment={isFull ? null : startComment}>
          <AddToPlaylist getClips={() => [createClipHere(viewer, matchId)]} />
        </DeskBar>
        <SharePanel
          review={review}
          comments={comments.length}
          saveFirst={writing.saveFirst}
          onDeleted={onDeleted}
        />
        {comments.length === 0 ? (
          <p className="s12 t2">
            Pause at a play, click “Comment here”, then write or draw. Share it with the players when you’re
            done.
          </p>
        ) : (
          <ol className={`${classes.list} flex flex-col`} aria-label="Comments">
            {comments.map((comment) => (
              <CommentEditor
                key={comment.id}
                comment={comment}
                review={review}
                viewer={viewer}
                change={change}
                saveFirst={writing.saveFirst}
                isOpen={comment === open}
                onOpen={() => (comment === open ? play.close() : play.show(comment))}
                hand={hand}
                onHand={(next) => {
                  viewer.playback.pause();
                  setHand(next);
                }}
                onMark={addMark}
                more={<AddToPlaylist getClips={() => [toClip(comment, matchId)]} />}
              />
            ))}
          </ol>
        )}
        {isFull && <p className="s12 t2">A review can have up to {MAX_COMMENTS} comments.</p>}
      </Rail>
    ),
  });
  return (
    <>
      <UnsavedGuard isChanged={writing.saved.is !== 'saved'} save={writing.save} />
      {desk}
    </>
  );
}
