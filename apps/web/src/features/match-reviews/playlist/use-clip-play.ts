import type { ReviewComment } from '@datacoach/contract';
import {
  type Dispatch,
  type SetStateAction,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ViewerHandle } from '../../../shared/viewer/viewer-handle.ts';
import { getClipRange } from './clips.ts';

/** The page gets the time ten times a second, at up to 4x speed. */
const PASSED_SECONDS = 0.6;
/** Steps in which the time passes, with some room. */
const TICK_SECONDS = 0.15;
/** How far voice and picture may be apart, s. */
const MAX_DRIFT_SECONDS = 0.3;
/** How fast a comment is read. */
const CHARACTERS_PER_SECOND = 18;
/** The last picture stands for a moment, so that the next clip doesn't come as a cut. */
const REST_SECONDS = 0.5;

export type ClipPlay = ReturnType<typeof useClipPlay>;

interface ClipPlayOptions {
  /** Whether clips play one after another; survives the change of the game. */
  isRunning: boolean;
  setRunning: Dispatch<SetStateAction<boolean>>;
  /** Address of the voice-over, undefined while it loads; null without one, or if it's off. */
  voice: string | null | undefined;
  /** Opens clips at their moment, with their drawings, instead of their start. */
  atMoment: boolean;
  onEnd: () => void;
}

/** Plays one clip of a playlist with its voice-over, and calls `onEnd` when both have ended. */
export function useClipPlay(
  viewer: ViewerHandle,
  comment: ReviewComment,
  { isRunning, setRunning, voice, atMoment, onEnd }: ClipPlayOptions,
) {
  const { playback, length } = viewer;
  const { time, playing, speed } = useSyncExternalStore(playback.subscribe, playback.getState);
  /** The picture has ended, the voice-over or the reading has not. */
  const [isHolding, setHolding] = useState(false);
  const sound = useMemo(() => (voice ? new Audio(voice) : null), [voice]);
  /** The voice-over that the browser doesn't play: nothing waits for it, and the comment's text is there. */
  const [refused, setRefused] = useState<HTMLAudioElement | null>(null);
  /** The clip whose fixed camera was set in this run. */
  const posed = useRef<string | null>(null);
  const range = getClipRange(comment);
  const [from, to] = [range.from, Math.min(range.to, length)];
  const isInside = time > from - PASSED_SECONDS && time < to + PASSED_SECONDS;

  const applyView = (isStill: boolean) => {
    const { camera, player, pose } = comment;
    viewer.setCamera(camera === 'free' && !isStill ? 'ball' : camera);
    if (player) viewer.watch(player);
    if (isStill && pose) viewer.setPose(pose);
    posed.current = isStill ? comment.id : null;
  };
  const restart = () => {
    setHolding(false);
    applyView(false);
    playback.seek(from);
    if (sound) sound.currentTime = 0;
    if (!playback.getState().playing) playback.toggle();
    setRunning(true);
  };
  const open = useEffectEvent(() => {
    setHolding(false);
    if (isRunning) return restart();
    playback.pause();
    applyView(atMoment);
    playback.seek(atMoment ? comment.time : from);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clip opens, an edited one stays where it is
  useEffect(() => open(), [comment.id]);

  const follow = useEffectEvent(() => {
    if (isHolding) {
      // The user plays on: they have left the clip.
      if (!playing) return;
      setHolding(false);
      setRunning(false);
      return;
    }
    if (!isRunning) {
      if (playing && isInside && !atMoment) setRunning(true);
      return;
    }
    if (!isInside) return setRunning(false);
    if (comment.pose && time >= comment.time && posed.current !== comment.id) {
      posed.current = comment.id;
      viewer.setPose(comment.pose);
    }
    if (time + TICK_SECONDS < to || (!playing && to < length)) return;
    playback.pause();
    setHolding(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the passing of time counts
  useEffect(() => follow(), [time, playing]);

  const isPlaying = isRunning && (playing || isHolding);
  useEffect(() => {
    if (!sound) return;
    const at = time - from;
    const isBehind = at + MAX_DRIFT_SECONDS < sound.currentTime;
    if (!isPlaying || (sound.ended && !isBehind)) return sound.pause();
    if (!isHolding) {
      // Voices slower or faster than this can't be understood.
      sound.playbackRate = Math.min(Math.max(speed, 0.5), 2);
      if (Math.abs(sound.currentTime - at) > MAX_DRIFT_SECONDS) sound.currentTime = Math.max(at, 0);
    }
    if (!sound.paused) return;
    sound.play().catch((error: unknown) => {
      // Not if it is just paused again before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setRefused(sound);
    });
  }, [sound, isPlaying, isHolding, time, from, speed]);
  useEffect(() => () => sound?.pause(), [sound]);

  const finish = useEffectEvent(() => {
    setHolding(false);
    onEnd();
  });
  const rest = Math.max(comment.text.length / CHARACTERS_PER_SECOND - (to - from), REST_SECONDS);
  const holds = isHolding && isRunning && voice !== undefined;
  useEffect(() => {
    if (!holds) return;
    const waiting = new AbortController();
    const { signal } = waiting;
    const isRead = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, rest * 1000);
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
    const isSaid = new Promise<void>((resolve) => {
      if (!sound || sound === refused || sound.ended || sound.error) return resolve();
      for (const name of ['ended', 'error']) sound.addEventListener(name, () => resolve(), { signal });
    });
    void Promise.all([isRead, isSaid]).then(() => signal.aborted || finish());
    return () => waiting.abort();
  }, [holds, sound, refused, rest]);

  return {
    /** Whether the clip plays, or its voice-over goes on over its last picture. */
    isPlaying,
    toggle() {
      if (isPlaying) {
        playback.pause();
        setRunning(false);
      } else if (isHolding) setRunning(true);
      else if (isInside && time + TICK_SECONDS < to) {
        setRunning(true);
        playback.toggle();
      } else restart();
    },
    restart,
    time,
  };
}
