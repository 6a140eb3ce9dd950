import { type CoachReview, REVIEW_TITLE_LENGTH } from '@datacoach/contract';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconMessagePlus,
  IconPlayerPlay,
  IconPlayerStop,
} from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { queryClient } from '../../../app/query-client.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { coachReviewQuery, getSubjectId } from '../api/match-reviews.ts';
import type { ReviewDraft } from '../draft/use-review-draft.ts';
import type { ReviewPlay } from '../play/use-review-play.ts';

interface DeskBarProps {
  review: CoachReview;
  writing: ReviewDraft;
  play: Pick<ReviewPlay, 'isRunning' | 'playFrom' | 'stop'>;
  /** Adds a comment or clip at the current time; null when the review is full or there's no picture. */
  onComment: (() => void) | null;
  children?: ReactNode;
}

const STATES = { saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving…' } as const;

/** Title, actions for the whole review, and its save state. */
export function DeskBar({ review, writing, play, onComment, children }: DeskBarProps) {
  const what = review.matchId === null ? 'playlist' : 'review';
  const { draft, change, saved, save } = writing;
  const { title, comments } = draft.content;
  return (
    <>
      <TextInput
        size="xs"
        aria-label={`Title of the ${what}`}
        placeholder={`Title of the ${what}`}
        maxLength={REVIEW_TITLE_LENGTH}
        {...getInputProps(title, (text) => change({ do: 'title', title: text }))}
      />
      <div className="flex flex-wrap gap-1.5 items-center">
        <TextButton
          label={review.matchId === null ? 'Add a clip here' : 'Comment here'}
          icon={IconMessagePlus}
          size="xs"
          variant="filled"
          disabled={!onComment}
          onClick={() => onComment?.()}
          aria-keyshortcuts="C"
        />
        <TextButton
          label={play.isRunning ? 'Stop' : `Play ${what}`}
          size="xs"
          icon={play.isRunning ? IconPlayerStop : IconPlayerPlay}
          disabled={comments.length === 0}
          onClick={() => (play.isRunning ? play.stop() : play.playFrom())}
          aria-keyshortcuts="R"
        />
        <ActionIcon
          aria-label="Undo"
          data-repeat
          disabled={draft.past.length === 0}
          onClick={() => change({ do: 'undo' })}
        >
          <IconArrowBackUp size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          aria-label="Redo"
          data-repeat
          disabled={draft.future.length === 0}
          onClick={() => change({ do: 'redo' })}
        >
          <IconArrowForwardUp size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        {children}
        {(saved.is === 'saved' || saved.is === 'waiting' || saved.is === 'saving') &&
          (review.revision > 0 || saved.is !== 'saved') && (
            <span className="text-t2 text-[12px]" role="status">
              {STATES[saved.is]}
            </span>
          )}
      </div>
      {saved.is === 'failed' && (
        <>
          <FormMessage>Not saved: {saved.words}</FormMessage>
          <TextButton label="Save again" size="xs" onClick={() => void save()} />
        </>
      )}
      {saved.is === 'changed-elsewhere' && <ChangedElsewhere review={review} writing={writing} />}
    </>
  );
}

/** Two windows edited the same review: no work is lost until the user decides. */
function ChangedElsewhere({ review, writing }: Pick<DeskBarProps, 'review' | 'writing'>) {
  const decide = useMutation({
    mutationFn: async (side: 'mine' | 'other') => {
      const other = await queryClient.fetchQuery({ ...coachReviewQuery(getSubjectId(review)), staleTime: 0 });
      if (side === 'mine') await writing.keepOwnVersion(other);
      else writing.takeOtherVersion(other);
    },
  });
  return (
    <div className="flex flex-col gap-2 p-2.5 border-l-3 border-l-warn bg-warn-soft text-[13px]" role="alert">
      <p>This review changed in another window. Choose one to keep:</p>
      <div className="flex flex-wrap gap-1.5 items-center">
        <Button size="xs" loading={decide.isPending} onClick={() => decide.mutate('other')}>
          Use the other version
        </Button>
        <Button size="xs" loading={decide.isPending} onClick={() => decide.mutate('mine')}>
          Keep this version
        </Button>
      </div>
      <FailureMessage error={decide.error} />
    </div>
  );
}
