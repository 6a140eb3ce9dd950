import { counted } from '@datacoach/analysis/format-number';
import type { CoachReview } from '@datacoach/contract';
import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { queryClient } from '../../../app/query-client.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { coachReviewQuery, deleteReview, getSubjectId, shareReview } from '../api/match-reviews.ts';
import classes from '../match-reviews.module.css';

interface SharePanelProps {
  review: CoachReview;
  comments: number;
  /** Saves changes before anyone is notified. */
  saveFirst: () => Promise<void>;
  onDeleted: () => void;
}

type Player = CoachReview['players'][number];

interface RequestedAction {
  readonly player: Player;
  readonly isShared: boolean;
}

/** Who the review is shared with, who has seen it, and how to stop sharing. */
export function SharePanel({ review, comments, saveFirst, onDeleted }: SharePanelProps) {
  const { matchId, players, id, changedAt } = review;
  const subjectId = getSubjectId(review);
  // Shows the change immediately: the mutation is pending only a little later.
  const [pressed, press] = useState<RequestedAction | null>(null);
  const share = useMutation({
    mutationFn: async ({ player, isShared }: RequestedAction) => {
      if (isShared) await saveFirst();
      // Another window or assistant may have shared it since.
      const now = await queryClient.fetchQuery({ ...coachReviewQuery(subjectId), staleTime: 0 });
      const shared = now.players.filter(({ sharedAt }) => sharedAt !== null).map(({ playerId }) => playerId);
      await shareReview(
        subjectId,
        isShared ? [...shared, player.playerId] : shared.filter((one) => one !== player.playerId),
      );
      showToast({
        kind: 'done',
        message: isShared
          ? `Shared with ${player.userName}`
          : `${player.userName} can’t open this review anymore`,
        stays: 'invitation',
      });
    },
  });
  return (
    <section
      className={`${classes.players} flex flex-col gap-2 p-2.5 rounded-2 bg-s2`}
      aria-label="Shared with"
    >
      <h2>Shared with</h2>
      {players.length === 0 && (
        <p className="s12 t2">
          {matchId === null
            ? 'There are no players on your team yet, so you can’t share it.'
            : 'None of your players were in this match, so you can’t share it.'}
        </p>
      )}
      {players.map((player) => (
        <div key={player.playerId} className="flex gap-2 items-center justify-between text-[13px]">
          <Checkbox
            size="xs"
            label={player.userName}
            checked={pressed?.player === player ? pressed.isShared : player.sharedAt !== null}
            disabled={share.isPending || (player.sharedAt === null && (player.isClosed || comments === 0))}
            onChange={(event) => {
              const wish = { player, isShared: event.currentTarget.checked };
              press(wish);
              share.mutate(wish, { onSettled: () => press(null) });
            }}
          />
          <span className="text-t3 text-[12px] font-normal">{getState(player, changedAt)}</span>
        </div>
      ))}
      <FailureMessage error={share.error} />
      {id !== null && (
        <DeleteReview subjectId={subjectId} isPlaylist={matchId === null} onDeleted={onDeleted} />
      )}
    </section>
  );
}

function getState({ sharedAt, seenAt, isClosed, closedGames }: Player, changedAt: string | null): string {
  if (isClosed) return 'not visible to this player: deleted or not shared';
  if (sharedAt === null) {
    return closedGames > 0 ? `can’t open ${counted(closedGames, 'game')}` : '';
  }
  if (seenAt === null) return 'not seen yet';
  const day = formatShortDate(seenAt);
  return changedAt !== null && seenAt < changedAt ? `seen ${day}, updated` : `seen ${day}`;
}

interface DeleteReviewProps {
  subjectId: string;
  isPlaylist: boolean;
  onDeleted: () => void;
}

/** Asks for confirmation: replies and homework are deleted too. */
function DeleteReview({ subjectId, isPlaylist, onDeleted }: DeleteReviewProps) {
  const what = isPlaylist ? 'playlist' : 'review';
  const [isAsked, ask] = useState(false);
  const remove = useMutation({ mutationFn: () => deleteReview(subjectId), onSuccess: onDeleted });
  if (!isAsked) {
    return (
      <div className="flex flex-wrap gap-1.5 items-center">
        <Button size="compact-xs" variant="subtle" color="gray" fz={12} onClick={() => ask(true)}>
          Delete this {what}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2 p-2.5 border-l-3 border-l-warn bg-warn-soft text-[13px]" role="alert">
      <p>
        Delete this {what} with its drawings, {isPlaylist && 'voice-overs, '}replies and homework? No one will
        be able to open it.
      </p>
      <div className="flex flex-wrap gap-1.5 items-center">
        <Button size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
          Delete {what}
        </Button>
        <TextButton label={`Keep ${what}`} size="xs" onClick={() => ask(false)} />
      </div>
      <FailureMessage error={remove.error} />
    </div>
  );
}
