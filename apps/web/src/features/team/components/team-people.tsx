import { INVITATION_STATUS, type TeamInvitation } from '@datacoach/contract';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { invitationsQuery } from '../api/invitations.ts';
import { candidatesQuery, invitePlayer, removePlayer, restorePlayer, teamQuery } from '../api/roster.ts';
import { linksQuery } from '../api/team-links.ts';
import { Assistants } from './assistants.tsx';
import { InviteLinks, OpenLink } from './invite-links.tsx';
import classes from './roster.module.css';

const STATUS_LABELS: Partial<Record<number, string>> = {
  [INVITATION_STATUS.pending]: 'Invited',
  [INVITATION_STATUS.accepted]: 'On your team',
};

/** Finds players by exact name or address, lists those in the coach's own uploads, and invites them. */
function FindPlayer() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data: team } = useQuery(teamQuery);
  const isConfirmed = team?.isEmailConfirmed;
  const query = useQuery({ ...candidatesQuery(search), enabled: isConfirmed === true });
  const { data: found, error, isFetching } = query;
  const invite = useMutation({
    mutationFn: ({ playerId }: { playerId: string; userName: string }) => invitePlayer(playerId),
    onSuccess: (_done, { userName }) =>
      showToast({
        kind: 'done',
        message: `Invitation sent to ${userName} successfully`,
        stays: 'invitation',
      }),
    onError: () => showToast({ kind: 'failed', message: 'Failed to send invite', stays: 'invitation' }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    invite.reset();
    // Searching for the same name again only refetches.
    if (typed.trim() === search) void query.refetch();
    setSearch(typed.trim());
  }
  const problem = error ?? invite.error;
  return (
    <>
      <form className={`${classes.search} flex flex-wrap items-end gap-2`} onSubmit={submit} noValidate>
        <TextInput
          label="Username or email"
          description="Must match the player’s DataCoach name exactly"
          value={typed}
          maxLength={254}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={isConfirmed !== true} loading={isFetching && search === typed.trim()}>
          Find
        </Button>
      </form>
      <FailureMessage error={problem} />
      {isConfirmed === false && (
        <>
          <FormMessage>Confirm your email first. You need it to invite players.</FormMessage>
          <div>
            <TextButton label="Confirm it in your account" size="xs" onClick={() => openDialog('account')} />
          </div>
        </>
      )}
      {isConfirmed !== false && !found && !error && <Skeleton height={64} />}
      {found && (
        <div role="status">
          {found.length === 0 && (
            <p className="s12 t3">
              {search
                ? `No player found for “${search}”. Check the spelling, or ask for the username in their profile.`
                : 'Enter a player’s exact username or email. The username is in their profile.'}
            </p>
          )}
          <ul className="grid" aria-label={search ? 'Players found' : 'Players from your uploads'}>
            {found.map(({ playerId, userName, epicUserName, matches, status }) => (
              <li
                key={playerId}
                className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0"
              >
                <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
                  <b>{userName}</b>
                  <span className="s12 t3">
                    {[
                      epicUserName && `plays as ${epicUserName}`,
                      matches > 0 && `in ${matches} of your matches`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </span>
                {(status !== null && STATUS_LABELS[status] && (
                  <span className="s12 t3">{STATUS_LABELS[status]}</span>
                )) || (
                  <TextButton
                    label="Invite"
                    size="xs"
                    aria-label={`Invite ${userName}`}
                    loading={invite.isPending && invite.variables.playerId === playerId}
                    onClick={() => invite.mutate({ playerId, userName })}
                  />
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

const FIND = 'find-player';

/** Team members, open invitations, players to invite. `head` is the team's name and logo. */
export const TeamPeople = ({ head }: { head: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-gutter items-start max-lg:grid-cols-1">
    <section className="grid gap-3 p-5 rounded-3 bg-s1 max-lg:p-4" aria-labelledby="roster-title">
      {head}
      <h2 id="roster-title">Roster</h2>
      <RosterList />
      <RemovedPlayers />
      <h2>Invitations</h2>
      <SentInvitations />
      <Assistants />
    </section>
    <section id={FIND} className="grid gap-3 p-5 rounded-3 bg-s1 max-lg:p-4" aria-labelledby="find-title">
      <h2 id="find-title">Find a player</h2>
      <FindPlayer />
      <h2>Invite by email or link</h2>
      <InviteLinks />
    </section>
  </div>
);

export function scrollToFindPlayer(): void {
  document.querySelector<HTMLInputElement>(`#${FIND} input`)?.focus();
}

/** The team's players. Removed players keep their data. */
function RosterList() {
  const query = useQuery(teamQuery);
  const team = query.data;
  if (!team) return <Pending query={query} height={96} label="Loading the roster…" />;
  if (team.players.length === 0) {
    return <p className="s12 t3">You have no players yet. Find a player and send an invitation.</p>;
  }
  return (
    <ul className="grid" aria-label="Roster">
      {team.players.map(({ playerId, userName, epicUserName, joinedAt }) => (
        <Line
          key={playerId}
          playerId={playerId}
          userName={userName}
          facts={[epicUserName && `plays as ${epicUserName}`, `since ${formatDate(joinedAt)}`]}
          act={{ word: 'Remove', name: `Remove ${userName}`, sure: `Remove ${userName}` }}
          lost="You’ll lose access to this player’s games. You can add them back within 30 days."
          done={`${userName} removed successfully`}
          failed="Failed to remove player"
        />
      ))}
    </ul>
  );
}

/** Players whom the coach removed and can bring back with one click. */
function RemovedPlayers() {
  const { data: invitations } = useQuery(invitationsQuery);
  const { mutate, isPending, variables } = useAction(({ userId }: TeamInvitation) => restorePlayer(userId), {
    done: (_done, { userName }) => `${userName} is back on your team`,
    stays: 'invitation',
  });
  const removed = invitations?.filter(
    ({ backUntil }) => backUntil !== null && new Date(backUntil) > new Date(),
  );
  if (!removed?.length) return null;
  return (
    <ul className="grid" aria-label="Removed players">
      {removed.map((invitation) => (
        <li
          key={invitation.id}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line"
        >
          <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
            <b>{invitation.userName}</b>
            <span className="s12 t3">
              Removed. You can bring them back until {formatDate(invitation.backUntil!)}.
            </span>
          </span>
          <TextButton
            label="Bring back"
            size="xs"
            aria-label={`Bring back ${invitation.userName}`}
            loading={isPending && variables.id === invitation.id}
            onClick={() => mutate(invitation)}
          />
        </li>
      ))}
    </ul>
  );
}

function SentInvitations() {
  const query = useQuery({ ...invitationsQuery, refetchOnMount: 'always' });
  const invitations = query.data;
  const { data: links = [] } = useQuery(linksQuery);
  if (!invitations) return <Pending query={query} height={48} label="Loading invitations…" />;
  const pending = invitations.filter(({ status }) => status === INVITATION_STATUS.pending);
  const declined = invitations.filter(({ status }) => status === INVITATION_STATUS.rejected);
  if (pending.length + declined.length + links.length === 0)
    return <p className="s12 t3">No pending invitations.</p>;
  return (
    <ul className="grid" aria-label="Invitations">
      {pending.map(({ id, userId, userName, invitedAt }) => (
        <Line
          key={id}
          playerId={userId}
          userName={userName}
          facts={[`Pending since ${formatDate(invitedAt)}`]}
          act={{ word: 'Cancel', name: `Cancel invitation for ${userName}`, sure: 'Cancel invitation' }}
          lost="The player can no longer accept it."
          done="Invite canceled successfully"
          failed="Failed to cancel invite"
        />
      ))}
      {links.map((link) => (
        <OpenLink key={link.id} link={link} />
      ))}
      {declined.map(({ id, userName, answeredAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0"
        >
          <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
            <b>{userName}</b>
            <span className="s12 t3">Declined {answeredAt && formatDate(answeredAt)}</span>
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
          <TextButton label="Never mind" size="xs" onClick={() => setAsking(false)} />
        </>
      ) : (
        <TextButton label={act.word} size="xs" aria-label={act.name} onClick={() => setAsking(true)} />
      )}
    </li>
  );
}
