import { INVITATION_STATUS } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { invitationsQuery } from '../api/invitations.ts';
import { removePlayer, teamQuery } from '../api/roster.ts';

/** The players of the team. Who is removed keeps what is his. */
export function RosterList() {
  const { data: team, error } = useQuery(teamQuery);
  if (error) return <FormMessage>{failureSentence(error)}</FormMessage>;
  if (!team) return <Skeleton height={96} />;
  if (team.players.length === 0) {
    return <p className="s12 t3">Nobody is in your team yet. Find a player and send an invitation.</p>;
  }
  return (
    <ul className="grid" aria-label="Roster">
      {team.players.map(({ playerId, userName, epicUserName, joinedAt }) => (
        <Line
          key={playerId}
          playerId={playerId}
          userName={userName}
          facts={[epicUserName && `plays as ${epicUserName}`, `since ${formatDate(new Date(joinedAt))}`]}
          act={{ word: 'Remove', name: `Remove ${userName}`, sure: `Remove ${userName}` }}
          lost="You no longer see this player’s games. Within 30 days you can bring the player back."
          done={`${userName} removed successfully`}
          failed="Failed to remove player"
        />
      ))}
    </ul>
  );
}

/** Invitations that wait for an answer, and those that were declined. */
export function SentInvitations() {
  const { data: invitations, error } = useQuery({ ...invitationsQuery, refetchOnMount: 'always' });
  if (error) return <FormMessage>{failureSentence(error)}</FormMessage>;
  if (!invitations) return <Skeleton height={48} />;
  const pending = invitations.filter(({ status }) => status === INVITATION_STATUS.pending);
  const declined = invitations.filter(({ status }) => status === INVITATION_STATUS.rejected);
  if (pending.length + declined.length === 0) return <p className="s12 t3">No invitation is open.</p>;
  return (
    <ul className="grid" aria-label="Invitations">
      {pending.map(({ id, userId, userName, invitedAt }) => (
        <Line
          key={id}
          playerId={userId}
          userName={userName}
          facts={[`Pending since ${formatDate(new Date(invitedAt))}`]}
          act={{
            word: 'Cancel',
            name: `Cancel the invitation of ${userName}`,
            sure: 'Cancel the invitation',
          }}
          lost="The player can no longer accept it."
          done="Invite canceled successfully"
          failed="Failed to cancel invite"
        />
      ))}
      {declined.map(({ id, userName, answeredAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0"
        >
          <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
            <b>{userName}</b>
            <span className="s12 t3">Declined {answeredAt && formatDate(new Date(answeredAt))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  playerId: string;
  userName: string;
  facts: (string | null)[];
  act: { word: string; name: string; sure: string };
  /** What pressing it costs. */
  lost: string;
  done: string;
  failed: string;
}

function Line({ playerId, userName, facts, act, lost, done, failed }: LineProps) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => removePlayer(playerId),
    onSuccess: () => showToast({ kind: 'done', message: done, stays: 'invitation' }),
    onError: () => showToast({ kind: 'failed', message: failed, stays: 'invitation' }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
        <b>{userName}</b>
        <span className="s12 t3">{asking ? lost : facts.filter(Boolean).join(' · ')}</span>
      </span>
      {asking ? (
        <>
          <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()}>
            {act.sure}
          </Button>
          <Button size="xs" onClick={() => setAsking(false)}>
            Keep
          </Button>
        </>
      ) : (
        <Button size="xs" aria-label={act.name} onClick={() => setAsking(true)}>
          {act.word}
        </Button>
      )}
    </li>
  );
}
