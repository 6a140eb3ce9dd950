import { Button, Loader } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { askAgain } from '../../../app/query-client.ts';
import { profileQuery } from '../../../app/session/account-queries.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { FormDone, FormMessage } from '../../../shared/ui/form-message.tsx';
import { confirmEmailQuery } from '../api/mail-tokens.ts';
import { ConfirmationSender } from './confirmation-sender.tsx';

const LINK_ENDED = 410;

interface ConfirmEmailProps {
  token: string;
  /** Somebody is signed in here, whoever it is. */
  signedIn: boolean;
}

/** Confirms an e-mail address by the token of the mail, as soon as the link is opened. */
export function ConfirmEmail({ token, signedIn }: ConfirmEmailProps) {
  const queryClient = useQueryClient();
  const { data: email, error, isFetching, refetch } = useQuery(confirmEmailQuery(token));
  useEffect(() => {
    if (email !== undefined && signedIn) void askAgain(queryClient, profileQuery.queryKey);
  }, [email, signedIn, queryClient]);

  if (isFetching) {
    return (
      <p className="flex items-center gap-2 text-t2">
        <Loader size={16} /> The address is being confirmed.
      </p>
    );
  }
  if (error) {
    return (
      <div className="flex flex-col gap-3">
        <FormMessage>{failureSentence(error)}</FormMessage>
        {failureStatus(error) !== LINK_ENDED ? (
          <Button onClick={() => void refetch()}>Try again</Button>
        ) : signedIn ? (
          <ConfirmationSender />
        ) : (
          <>
            <p className="t2">Log in: a new one is sent from there.</p>
            <ButtonLink to="/user-login" search={{}} variant="filled" fullWidth>
              Log in
            </ButtonLink>
          </>
        )}
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <FormDone>
        <b>{email}</b> is confirmed.
      </FormDone>
      <ButtonLink to={signedIn ? '/' : '/user-login'} search={{}} variant="filled" fullWidth>
        {signedIn ? 'Go on' : 'Log in'}
      </ButtonLink>
    </div>
  );
}
