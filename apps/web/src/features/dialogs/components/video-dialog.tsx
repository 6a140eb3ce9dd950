import { NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { formatClock } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import classes from '../dialogs.module.css';
import { calculateVideoPosition, saveVideoPosition } from '../video-position.ts';

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** A video with captions, speed and chapters. Resumes where it was left, and never autoplays. */
export const VideoDialog = ({ given, opened, onClose }: ShellDialogProps<'video'>) => (
  <Dialog opened={opened} onClose={onClose} title={given.title} closeLabel="Close the video" size={880}>
    {given.sources.length > 0 ? (
      <Player {...given} />
    ) : (
      <StatePanel title="This video isn’t available yet">Follow the written steps next to it.</StatePanel>
    )}
  </Dialog>
);

function Player({ title, sources, captions, chapters }: ShellDialogProps<'video'>['given']) {
  const video = useRef<HTMLVideoElement>(null);
  const [chapter, setChapter] = useState(0);
  const [resumedAt, setResumedAt] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [failed, setFailed] = useState(false);
  const key = sources[0]!.src;
  const last = sources.length - 1;

  function trackPosition({ currentTime, duration }: HTMLVideoElement) {
    setChapter(
      Math.max(
        0,
        chapters.findLastIndex(({ seconds }) => seconds <= currentTime),
      ),
    );
    saveVideoPosition(key, currentTime, duration);
  }
  function seek(seconds: number) {
    if (!video.current) return;
    video.current.currentTime = seconds;
    setResumedAt(0);
  }

  if (failed) {
    return (
      <StatePanel title="We couldn’t play this video">
        Your browser can’t play this format, or we couldn’t load the file. Follow the written steps next to
        it.
      </StatePanel>
    );
  }
  return (
    <div
      className="grid gap-4 data-chapters:grid-cols-[minmax(0,1fr)_220px] max-md:data-chapters:grid-cols-1"
      data-chapters={chapters.length > 0 || undefined}
    >
      <div className={`${classes.picture} grid gap-2 min-w-0`}>
        {/* biome-ignore lint/a11y/useMediaCaption: captions come with the video, one track a language. */}
        <video
          ref={video}
          controls
          playsInline
          preload="metadata"
          aria-label={title}
          onLoadedMetadata={({ currentTarget }) => {
            const seconds = calculateVideoPosition(key);
            if (seconds === 0) return;
            currentTarget.currentTime = seconds;
            setResumedAt(seconds);
          }}
          onTimeUpdate={({ currentTarget }) => trackPosition(currentTarget)}
        >
          {sources.map(({ src, type }, at) => (
            <source key={src} src={src} type={type} onError={() => at === last && setFailed(true)} />
          ))}
          {captions.map(({ src, language, label }, at) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={label} default={at === 0} />
          ))}
        </video>
        <div className={`${classes.bar} flex flex-wrap items-end justify-between gap-2`}>
          <NativeSelect
            size="xs"
            label="Speed"
            {...getInputProps(String(speed), (text) => {
              const chosen = Number(text);
              setSpeed(chosen);
              if (video.current) video.current.playbackRate = chosen;
            })}
            data={SPEEDS.map((value) => ({ value: String(value), label: `${value} ×` }))}
          />
          {resumedAt > 0 && (
            <p className="s12 t3">
              Resumes at {formatClock(resumedAt)}.{' '}
              <button type="button" className="text-link" onClick={() => seek(0)}>
                Start over
              </button>
            </p>
          )}
        </div>
      </div>
      {chapters.length > 0 && (
        <nav aria-label="Chapters" className={classes.chapters}>
          <h3>Chapters</h3>
          <ol className="grid mt-1">
            {chapters.map(({ title: name, seconds }, at) => (
              <li key={seconds}>
                <button
                  type="button"
                  aria-current={at === chapter || undefined}
                  onClick={() => seek(seconds)}
                >
                  <span className="num">{formatClock(seconds)}</span>
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  );
}
