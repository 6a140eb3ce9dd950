import { MAX_VOICE_SECONDS, VOICE_TYPES } from '@datacoach/contract';
import { useEffect, useRef, useState } from 'react';
import type { Recording } from '../api/review-voices.ts';

/** Enough for speech; a recording of the longest length has under 1 MB. */
const BITS_PER_SECOND = 48_000;

const FAILURES: Readonly<Record<string, string>> = {
  NotAllowedError:
    'Your browser doesn’t let this site use the microphone. Allow it in the address bar, then try again.',
  NotFoundError: 'We can’t find a microphone. Connect one and try again.',
  NotReadableError: 'Another program is using the microphone. Close it and try again.',
};

export type RecorderState =
  | { readonly is: 'idle' | 'asking' }
  | { readonly is: 'recording'; readonly seconds: number }
  | { readonly is: 'failed'; readonly words: string };

/** Records the microphone, up to the longest voice-over; leaving the screen discards what isn't finished. */
export function useRecorder(onStart: () => void, onRecorded: (recording: Recording) => void) {
  const [state, setState] = useState<RecorderState>({ is: 'idle' });
  const running = useRef<MediaRecorder | null>(null);
  const isLeft = useRef(false);

  async function record(): Promise<void> {
    if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) {
      throw new Error('This browser can’t record. Use an up-to-date browser, over https.');
    }
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const releaseMicrophone = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (isLeft.current) return releaseMicrophone();
    const mimeType = VOICE_TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType && { mimeType }),
    });
    const pieces: Blob[] = [];
    const startedAt = performance.now();
    const getElapsedSeconds = () => Math.min((performance.now() - startedAt) / 1000, MAX_VOICE_SECONDS);
    const timer = setInterval(() => {
      setState({ is: 'recording', seconds: getElapsedSeconds() });
      if (getElapsedSeconds() >= MAX_VOICE_SECONDS) recorder.stop();
    }, 250);
    recorder.ondataavailable = ({ data }) => pieces.push(data);
    recorder.onstop = () => {
      clearInterval(timer);
      releaseMicrophone();
      running.current = null;
      if (isLeft.current) return;
      setState({ is: 'idle' });
      onRecorded({ content: new Blob(pieces), seconds: Math.round(getElapsedSeconds() * 10) / 10 });
    };
    recorder.start();
    running.current = recorder;
    setState({ is: 'recording', seconds: 0 });
    onStart();
  }
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      running.current?.stop();
    };
  }, []);

  return {
    state,
    start() {
      setState({ is: 'asking' });
      record().catch((error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error();
        const isOurs = name === 'Error' && message !== '';
        const words = isOurs ? message : 'Recording didn’t start. Try again.';
        setState({ is: 'failed', words: FAILURES[name] ?? words });
      });
    },
    /** Ends the recording, which then goes to `onRecorded`. */
    stop: () => running.current?.stop(),
  };
}
