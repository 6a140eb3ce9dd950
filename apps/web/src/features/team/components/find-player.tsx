import { INVITATION_STATUS } from '@datacoach/contract';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { candidatesQuery, invitePlayer } from '../api/roster.ts';
import classes from './roster.module.css';

const STANDS: Partial<Record<number, string>> = {
  [INVITATION_STATUS.pending]: 'Invited',
  [INVITATION_STATUS.accepted]: 'In your team',
};

/** Finds players by exact name or address, and those of the coach's own uploads, and invites them. */
export function FindPlayer() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const { data: found, error, isFetching } = useQuery(candidatesQuery(search));
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
    setSearch(typed.trim());
  }
  const problem = error ?? invite.error;
  const isUnconfirmed = problem !== null && 'code' in problem && problem.code === 'email-not-confirmed';
  return (
    <>
      <form className={`${classes.search} flex flex-wrap items-end gap-2`} onSubmit={submit} noValidate>
        <TextInput
          label="User name or e-mail address"
          description="Exactly as the player has it here"
          value={typed}
          maxLength={254}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" loading={isFetching && search === typed.trim()}>
          Find
        </Button>
      </form>
      <FormMessage>{problem && failureSentence(problem)}</FormMessage>
      {isUnconfirmed && (
        <div>
          <Button size="xs" onClick={() => openDialog('account')}>
            Confirm it in your account
          </Button>
        </div>
      )}
      {!found && !error && <Skeleton height={64} />}
      {found && (
        <div role="status">
          {found.length === 0 && (
            <p className="s12 t3">
              {search
                ? `No player is called “${search}” exactly. Ask for the user name in the player’s profile.`
                : 'Type a player’s exact user name or e-mail address. Ask for the user name in the player’s profile.'}
            </p>
          )}
          <ul className="grid" aria-label={search ? 'Players found' : 'Players of your uploads'}>
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
                {(status !== null && STANDS[status] && <span className="s12 t3">{STANDS[status]}</span>) || (
                  <Button
                    size="xs"
                    aria-label={`Invite ${userName}`}
                    loading={invite.isPending && invite.variables.playerId === playerId}
                    onClick={() => invite.mutate({ playerId, userName })}
                  >
                    Invite
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
