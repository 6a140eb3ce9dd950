import {
  type CoachReview,
  LEAD_UP_SECONDS,
  MAX_CLIPS,
  type ReviewComment,
  type ReviewMark,
} from '@datacoach/contract';
import { NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { UnsavedGuard } from '../../../app/entity-form/unsaved-guard.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import type { ViewerExtension, ViewerHandle, ViewerPage } from '../../../shared/viewer/viewer-handle.ts';
import { getSubjectId } from '../api/match-reviews.ts';
import { loadVoice } from '../api/review-voices.ts';
import { useCoachReview } from '../api/use-coach-review.ts';
import { Rail } from '../components/rail.tsx';
import { OpenComment } from '../desk/comment-editor.tsx';
import { DeskBar } from '../desk/desk-bar.tsx';
import { SharePanel } from '../desk/share-panel.tsx';
import { type ReviewDraft, useReviewDraft } from '../draft/use-review-draft.ts';
import { DrawingLayer } from '../draw/lazy-drawing.tsx';
import { NO_TOOL } from '../draw/tools.ts';
import { isShownAt } from '../play/use-review-play.ts';
import { ClipList } from './clip-list.tsx';
import { createClipHere, findClip, getClipRange } from './clips.ts';
import type { ClipPlay } from './use-clip-play.ts';
import { type PlaylistState, useClipStage, usePlaylistState } from './use-clip-stage.tsx';
import { useVoiceSaving, type VoiceSaving } from './use-voice-saving.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

/** Renders the viewer of a game from a second on. */
export type GamePicture = (matchId: string, start: { t: number }, extension: ViewerExtension) => ReactNode;

interface PlaylistDeskProps {
  playlistId: string;
  clipId: string | undefined;
  onClip: (clipId: string) => void;
  onDeleted: () => void;
  picture: GamePicture;
}

const TABS = { events: 'Events', review: 'Playlist' } as const;

const BACK = <ButtonLink to="/admin/team-dashboard">Back to the team</ButtonLink>;

/** Where a coach makes a playlist: clips of several games, in the viewer of the current one. */
export default function PlaylistDesk({ playlistId, ...props }: PlaylistDeskProps) {
  const query = useCoachReview(playlistId);
  if (query.data) return <Desk key={playlistId} review={query.data} {...props} />;
  return (
    <main className="max-w-180 mx-auto p-4" id="main">
      <QueryBoundary
        query={query}
        what="the playlist"
        heading="h1"
        height={600}
        gone={{ title: 'Playlist not found', words: 'It was deleted.', actions: BACK }}
      >
        {() => null}
      </QueryBoundary>
    </main>
  );
}

interface DeskProps extends Omit<PlaylistDeskProps, 'playlistId'> {
  review: CoachReview;
}

interface OpenPlaylistProps extends DeskProps {
  writing: ReviewDraft;
  voices: VoiceSaving;
}

function Desk(props: DeskProps) {
  const writing = useReviewDraft(props.review);
  const voices = useVoiceSaving(getSubjectId(props.review), writing.saveFirst);
  const clipIds = writing.draft.content.comments.map(({ id }) => id);
  return (
    <>
      <UnsavedGuard
        isChanged={writing.saved.is !== 'saved' || clipIds.some((id) => id in voices.unsaved)}
        save={async () => (await writing.save()) && voices.settle(clipIds)}
      />
      <OpenPlaylist writing={writing} voices={voices} {...props} />
    </>
  );
}

function OpenPlaylist(props: OpenPlaylistProps) {
  const { review, writing, voices, clipId, onClip, onDeleted, picture } = props;
  const state = usePlaylistState();
  const [open, setOpen] = useState<string | null>(clipId ?? null);
  const { comments } = writing.draft.content;
  const current = findClip({ ...review, comments }, clipId);
  const renderPanel = (stage: Stage | null) => (
    <PlaylistPanel
      review={review}
      writing={writing}
      state={state}
      stage={stage}
      open={open}
      onOpen={(id) => {
        setOpen(id);
        state.setRunning(false);
        if (id !== null) onClip(id);
      }}
      onDeleted={onDeleted}
    />
  );
  const matchId = current?.clip?.matchId;
  if (!current || matchId === undefined) {
    return (
      <main className="flex flex-col gap-4 max-w-180 mx-auto p-4" id="main">
        <div className="flex flex-wrap gap-3 items-center">
          {BACK}
          <h1 className="text-lg">{review.title || 'Playlist'}</h1>
        </div>
        {renderPanel(null)}
      </main>
    );
  }
  return picture(matchId, { t: getClipRange(current).from }, (viewer, page) => (
    <ClipDesk
      review={review}
      writing={writing}
      voices={voices}
      state={state}
      current={current}
      viewer={viewer}
      page={page}
      onClip={(id) => {
        if (open !== null) setOpen(id);
        onClip(id);
      }}
      onAdded={(id) => {
        setOpen(id);
        onClip(id);
      }}
      renderPanel={renderPanel}
    />
  ));
}

interface Stage {
  current: ReviewComment;
  play: ClipPlay;
  editor: ReactNode;
  onAdd: () => void;
}

interface ClipDeskProps {
  review: CoachReview;
  writing: ReviewDraft;
  voices: VoiceSaving;
  state: PlaylistState;
  current: ReviewComment;
  viewer: ViewerHandle;
  page: ViewerPage;
  onClip: (clipId: string) => void;
  onAdded: (clipId: string) => void;
  renderPanel: (stage: Stage) => ReactNode;
}

function ClipDesk(props: ClipDeskProps) {
  const { review, writing, voices, state, current, viewer, page, onClip, onAdded, renderPanel } = props;
  const { change, saveFirst } = writing;
  const { comments } = writing.draft.content;
  const [tab, setTab] = useState<keyof typeof TABS>('review');
  const [hand, setHand] = useState(NO_TOOL);
  /** The clip whose voice-over is being recorded. */
  const [recorded, setRecorded] = useState<string | null>(null);
  const playlistId = getSubjectId(review);
  const { play, parts } = useClipStage(viewer, {
    playlist: { ...review, comments },
    comment: current,
    state,
    loadVoice: loadVoice(playlistId),
    onClip,
    isDesk: true,
    isRecording: recorded === current.id,
  });
  /** Marks belong to the clip's moment and its camera. */
  const showStill = () => {
    const { playback } = viewer;
    state.setRunning(false);
    playback.pause();
    if (isShownAt(current, playback.getTime())) return;
    playback.seek(current.time);
    viewer.setCamera(current.camera);
    if (current.pose) viewer.setPose(current.pose);
  };
  const addMark = (mark: ReviewMark) => {
    if (mark.kind === 'pen' && current.pose === null) {
      const pose = viewer.picture.getCurrent()?.pose();
      if (!pose) return;
      change({ do: 'change', id: current.id, part: { pose } });
      viewer.setPose(pose);
    }
    change({ do: 'mark', id: current.id, mark });
  };
  const addClip = () => {
    const comment = createClipHere(viewer, current.clip?.matchId ?? '');
    change({ do: 'add', comment });
    onAdded(comment.id);
  };
  const editor = (
    <OpenComment
      comment={current}
      review={review}
      viewer={viewer}
      change={change}
      saveFirst={saveFirst}
      hand={hand}
      onHand={(next) => {
        showStill();
        setHand(next);
      }}
      onMark={addMark}
    >
      <NumberInput
        size="xs"
        w={170}
        label="Start before the play (seconds)"
        min={LEAD_UP_SECONDS.min}
        max={LEAD_UP_SECONDS.max}
        clampBehavior="strict"
        value={current.clip?.leadUp ?? 0}
        onChange={(leadUp) =>
          typeof leadUp === 'number' &&
          current.clip &&
          change({ do: 'change', id: current.id, part: { clip: { ...current.clip, leadUp } } })
        }
      />
      <VoiceRecorder
        key={current.id}
        playlistId={playlistId}
        commentId={current.id}
        voice={review.voices.find(({ commentId }) => commentId === current.id)}
        saving={voices}
        onStart={() => {
          setRecorded(current.id);
          play.restart();
        }}
        onEnd={() => {
          setRecorded(null);
          state.setRunning(false);
          viewer.playback.pause();
        }}
      />
    </OpenComment>
  );
  return page({
    ...parts,
    overlay: (
      <>
        {parts.overlay}
        <DrawingLayer viewer={viewer} hand={hand} onHand={setHand} onMark={addMark} />
      </>
    ),
    renderRail: (events) => (
      <Rail tabs={TABS} tab={tab} onTab={setTab} events={events}>
        {renderPanel({ current, play, editor, onAdd: addClip })}
      </Rail>
    ),
  });
}

interface PlaylistPanelProps {
  review: CoachReview;
  writing: ReviewDraft;
  state: PlaylistState;
  stage: Stage | null;
  open: string | null;
  onOpen: (clipId: string | null) => void;
  onDeleted: () => void;
}

/** Title, readers and clips of the playlist, next to the picture or without one. */
function PlaylistPanel({ review, writing, state, stage, open, onOpen, onDeleted }: PlaylistPanelProps) {
  const { comments } = writing.draft.content;
  const isFull = comments.length >= MAX_CLIPS;
  return (
    <>
      <DeskBar
        review={review}
        writing={writing}
        play={{
          isRunning: state.isRunning,
          playFrom: () => stage?.play.restart(),
          stop: () => stage?.play.toggle(),
        }}
        onComment={stage && !isFull ? stage.onAdd : null}
      />
      <SharePanel
        review={review}
        comments={comments.length}
        saveFirst={writing.saveFirst}
        onDeleted={onDeleted}
      />
      {comments.length === 0 ? (
        <p className="s12 t2">
          No clips yet. Open a game or a clip from the Team Dashboard or Replay Analysis and click “Add to
          playlist”.
        </p>
      ) : (
        <ClipList
          review={review}
          comments={comments}
          change={writing.change}
          open={open}
          onOpen={onOpen}
          editor={open === stage?.current.id ? stage?.editor : null}
        />
      )}
      {isFull && <p className="s12 t2">A playlist can have up to {MAX_CLIPS} clips.</p>}
    </>
  );
}
