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
import { failureMessage } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { coachReviewQuery } from '../api/match-reviews.ts';
import type { ReviewDraft } from '../draft/use-review-draft.ts';
import classes from '../match-reviews.module.css';
import type { ReviewPlay } from '../play/use-review-play.ts';

interface DeskBarProps {
  review: CoachReview;
  writing: ReviewDraft;
  play: ReviewPlay;
  /** Null when the review is full. */
  onComment: (() => void) | null;
}

const STATES = { saved: 'Saved', waiting: 'Not saved yet', saving: 'Saving…' } as const;

/** Title, actions for the whole review, and its save state. */
export function DeskBar({ review, writing, play, onComment }: DeskBarProps) {
  const { draft, change, saved, save } = writing;
  const { title, comments } = draft.content;
  return (
    <>
      <TextInput
        size="xs"
        aria-label="Title of the review"
        placeholder="Title of the review"
        maxLength={REVIEW_TITLE_LENGTH}
        value={title}
        onChange={(event) => change({ do: 'title', title: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-1.5 items-center">
        <Button
          size="xs"
          variant="filled"
          leftSection={<IconMessagePlus size={16} stroke={1.6} aria-hidden="true" />}
          disabled={!onComment}
          onClick={() => onComment?.()}
          aria-keyshortcuts="C"
        >
          Comment here
        </Button>
        <Button
          size="xs"
          leftSection={
            play.isRunning ? (
              <IconPlayerStop size={16} stroke={1.6} aria-hidden="true" />
            ) : (
              <IconPlayerPlay size={16} stroke={1.6} aria-hidden="true" />
            )
          }
          disabled={comments.length === 0}
          onClick={() => (play.isRunning ? play.stop() : play.run())}
          aria-keyshortcuts="R"
        >
          {play.isRunning ? 'Stop' : 'Play review'}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Undo"
          disabled={draft.past.length === 0}
          onClick={() => change({ do: 'undo' })}
        >
          <IconArrowBackUp size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Redo"
          disabled={draft.future.length === 0}
          onClick={() => change({ do: 'redo' })}
        >
          <IconArrowForwardUp size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
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
          <Button size="xs" onClick={() => void save()}>
            Save again
          </Button>
        </>
      )}
      {saved.is === 'changed-elsewhere' && <ChangedElsewhere review={review} writing={writing} />}
    </>
  );
}

/** Two windows edited the same review: no work is lost until the user decides. */
function ChangedElsewhere({ review: { matchId }, writing }: Pick<DeskBarProps, 'review' | 'writing'>) {
  const decide = useMutation({
    mutationFn: async (side: 'mine' | 'other') => {
      const other = await queryClient.fetchQuery({ ...coachReviewQuery(matchId), staleTime: 0 });
      if (side === 'mine') await writing.keepMine(other);
      else writing.takeOther(other);
    },
  });
  return (
    <div className={classes.warn} role="alert">
      <p>This review changed in another window. Choose one to keep:</p>
      <div className="flex flex-wrap gap-1.5 items-center">
        <Button size="xs" loading={decide.isPending} onClick={() => decide.mutate('other')}>
          Use the other version
        </Button>
        <Button size="xs" loading={decide.isPending} onClick={() => decide.mutate('mine')}>
          Keep this version
        </Button>
      </div>
      <FormMessage>{decide.error && failureMessage(decide.error)}</FormMessage>
    </div>
  );
}
