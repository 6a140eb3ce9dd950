import type { ReviewComment, ReviewedMatch, ReviewVoice } from '@datacoach/contract';
import { ActionIcon } from '@mantine/core';
import {
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerTrackNext,
  IconPlayerTrackPrev,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { describeMatch } from '../components/reviews-panel.tsx';
import classes from '../match-reviews.module.css';
import type { ClipPlay } from './use-clip-play.ts';

/** The control that has the focus while another game's picture replaces this one; null elsewhere. */
export type FocusedControl = RefObject<string | null>;

interface ClipCardProps {
  comment: ReviewComment;
  game: ReviewedMatch | undefined;
  /** Position in the playlist, from 1, and the total. */
  number: number;
  count: number;
  play: ClipPlay;
  voice: ReviewVoice | undefined;
  isMuted: boolean;
  onMute: (isMuted: boolean) => void;
  /** Null at the ends. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  focused: FocusedControl;
}

/** The clip below the picture: which one, of which game, what the coach says, and its controls. */
export function ClipCard(props: ClipCardProps) {
  const {
    comment: { text },
    game,
    number,
    count,
    play,
    voice,
    isMuted,
    onMute,
    onPrevious,
    onNext,
  } = props;
  const { focused } = props;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = card.current;
    const findControl = (name: string | null) =>
      here?.querySelector<HTMLElement>(`[data-control=${name}]:enabled`);
    if (focused.current !== null) (findControl(focused.current) ?? findControl('toggle'))?.focus();
    focused.current = null;
    return () => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && here?.contains(activeElement)) {
        focused.current = activeElement.dataset.control ?? null;
      }
    };
  }, [focused]);
  const PlayIcon = play.isPlaying ? IconPlayerPause : IconPlayerPlay;
  const VoiceIcon = isMuted ? IconVolumeOff : IconVolume;
  return (
    <div
      ref={card}
      className={`${classes.card} ${classes.clipCard} flex flex-col gap-1.5 max-md:flex-col-reverse`}
    >
      <div role="status">
        <span className="block text-t2 text-[12px]">
          <b>
            Clip {number} of {count}
          </b>
          {game && <> · {describeMatch(game)}</>}
        </span>
        <p className="line-clamp-4 max-md:line-clamp-none">{text}</p>
      </div>
      <div className="flex flex-wrap gap-1.5 items-center">
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Previous clip"
          data-control="previous"
          data-repeat
          disabled={!onPrevious}
          onClick={() => onPrevious?.()}
        >
          <IconPlayerTrackPrev size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <TextButton
          label={play.isPlaying ? 'Pause clip' : 'Play clip'}
          icon={PlayIcon}
          size="compact-sm"
          variant="filled"
          data-control="toggle"
          data-repeat
          onClick={play.toggle}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-label="Next clip"
          data-control="next"
          data-repeat
          disabled={!onNext}
          onClick={() => onNext?.()}
        >
          <IconPlayerTrackNext size={16} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        {voice && (
          <TextButton
            label="Voice-over"
            icon={VoiceIcon}
            size="compact-sm"
            data-control="voice"
            data-repeat
            aria-pressed={!isMuted}
            onClick={() => onMute(!isMuted)}
          />
        )}
      </div>
    </div>
  );
}
