import type { ReviewComment, ReviewVoice } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ViewerHandle, ViewerParts } from '../../../shared/viewer/viewer-handle.ts';
import { MarkLayer } from '../marks/mark-layer.tsx';
import { describeMarks } from '../marks/mark-shapes.ts';
import { listShownAt } from '../play/use-review-play.ts';
import { ClipCard } from './clip-card.tsx';
import { findGame, findNextClip, type Playlist } from './clips.ts';
import { type ClipPlay, useClipPlay } from './use-clip-play.ts';

/** What stays while the picture of one game replaces another's. */
export function usePlaylistState() {
  const [isRunning, setRunning] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const focused = useRef<string | null>(null);
  return { isRunning, setRunning, isMuted, setMuted, focused };
}
export type PlaylistState = ReturnType<typeof usePlaylistState>;

interface ClipStageOptions {
  playlist: Playlist;
  comment: ReviewComment;
  state: PlaylistState;
  loadVoice: (voice: ReviewVoice) => Promise<Blob>;
  onClip: (clipId: string) => void;
  /** A coach edits it: it opens at its moment. */
  isDesk?: boolean;
  /** A voice-over is being recorded: the old one is silent, and no other clip follows. */
  isRecording?: boolean;
}

/** Plays a clip of a playlist in the viewer, with its drawings, text and voice-over; then the next one. */
export function useClipStage(
  viewer: ViewerHandle,
  { playlist, comment, state, loadVoice, onClip, isDesk = false, isRecording = false }: ClipStageOptions,
): { play: ClipPlay; parts: ViewerParts } {
  const { isRunning, setRunning, isMuted, setMuted, focused } = state;
  const voice = playlist.voices.find(({ commentId }) => commentId === comment.id);
  const address = useVoice(voice, loadVoice);
  const createClipOpener = (direction: 1 | -1) => {
    const clip = findNextClip(playlist, comment.id, direction);
    return clip && (() => onClip(clip.id));
  };
  const onNext = createClipOpener(1);
  const play = useClipPlay(viewer, comment, {
    isRunning,
    setRunning,
    voice: isMuted || isRecording ? null : address,
    atMoment: isDesk,
    onEnd: () => (onNext && !isRecording ? onNext() : setRunning(false)),
  });
  const shown = listShownAt([comment], play.time, viewer.pose);
  return {
    play,
    parts: {
      times: [comment.time],
      overlay: shown.map(({ id, marks }) => (
        <MarkLayer key={id} viewer={viewer} marks={marks} label={describeMarks(marks, viewer.report)} />
      )),
      controls: (
        <ClipCard
          comment={comment}
          game={findGame(comment, playlist.games)}
          number={playlist.comments.findIndex(({ id }) => id === comment.id) + 1}
          count={playlist.comments.length}
          play={play}
          voice={voice}
          isMuted={isMuted}
          onMute={setMuted}
          onPrevious={createClipOpener(-1)}
          onNext={onNext}
          focused={focused}
        />
      ),
    },
  };
}

/** Returns the address of a voice-over, undefined while it loads; null without one or if it can't be loaded. */
function useVoice(
  voice: ReviewVoice | undefined,
  load: (voice: ReviewVoice) => Promise<Blob>,
): string | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['review voice', voice?.id],
    queryFn: async () => (voice ? new Blob([await load(voice)], { type: voice.mediaType }) : null),
    enabled: voice !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!data || !voice) return setAddress(null);
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data, voice]);
  return address ?? (voice && !isError ? undefined : null);
}
