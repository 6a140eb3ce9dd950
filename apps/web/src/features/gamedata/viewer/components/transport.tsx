import { ActionIcon } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { formatClock } from '../../../../shared/format/duration.ts';
import { Segmented } from '../../../../shared/ui/segmented.tsx';
import { SPEEDS } from '../playback/playback.ts';
import { goToEvent } from '../use-viewer-keys.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import { clockAt } from './scrubber.tsx';
import classes from './transport.module.css';

/** Play, frames, events, speed. */
export function Transport({ onKeys }: { onKeys: () => void }) {
  const viewer = useViewer();
  const { playback, tracks } = viewer;
  const { playing, speed, time } = usePlayback();
  const length = tracks.clock.elapsed.at(-1) ?? 0;
  return (
    <div className="flex flex-wrap gap-2 items-center max-md:gap-1 max-md:justify-center">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label="Event before"
        onClick={() => goToEvent(viewer, -1)}
      >
        <IconPlayerSkipBack size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label="One frame back" onClick={() => playback.step(-1)}>
        <IconChevronLeft size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="filled"
        color="bib"
        size={40}
        aria-label={playing ? 'Stand still' : 'Play'}
        onClick={playback.toggle}
      >
        {playing ? <IconPlayerPauseFilled size={18} /> : <IconPlayerPlayFilled size={18} />}
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label="One frame on" onClick={() => playback.step(1)}>
        <IconChevronRight size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon variant="subtle" color="gray" aria-label="Next event" onClick={() => goToEvent(viewer, 1)}>
        <IconPlayerSkipForward size={18} stroke={1.6} />
      </ActionIcon>
      <span className={`${classes.time} num`}>
        <b>{clockAt(viewer, time)}</b>{' '}
        <span className="t3">
          {formatClock(time)} of {formatClock(length)} recorded
        </span>
      </span>
      <Segmented
        label="Speed"
        value={String(speed)}
        choices={SPEEDS.map((choice) => ({ value: String(choice), label: `${choice}×` }))}
        onChange={(choice) => playback.setSpeed(Number(choice))}
      />
      <button
        type="button"
        className="hover:bg-s2 hover:text-t1 max-md:hidden ml-auto px-2.5 py-1.5 border-0 rounded-[4px] bg-transparent text-t2 font-inherit text-[12px] cursor-pointer"
        onClick={onKeys}
      >
        <span className="px-1.5 border border-line-strong rounded-[3px]" aria-hidden="true">
          ?
        </span>{' '}
        Keys
      </button>
    </div>
  );
}
