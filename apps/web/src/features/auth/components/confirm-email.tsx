import { Button, CloseButton, Loader } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getFailureMessage, getFailureStatus } from '../../../app/api/failure.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { refetchQueries } from '../../../app/query-client.ts';
import { profileQuery } from '../../../app/session/account-queries.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';
import { FormDone } from '../../../shared/ui/form-message.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import { confirmEmailQuery, sendConfirmation } from '../api/mail-tokens.ts';
import classes from '../auth.module.css';

const LINK_ENDED = 410;

/** Confirms an email address with the mailed token as soon as the link is opened. */
export function ConfirmEmail({ token, signedIn }: { token: string; signedIn: boolean }) {
  const { data: email, error, isFetching, refetch } = useQuery(confirmEmailQuery(token));
  useEffect(() => {
    if (email !== undefined && signedIn) void refetchQueries(profileQuery.queryKey);
  }, [email, signedIn]);

  if (isFetching) {
    return (
      <p className="flex items-center gap-2 text-t2">
        <Loader size={16} /> Confirming your email…
      </p>
    );
  }
  if (error) {
    return (
      <div className="flex flex-col gap-3">
        <FailureMessage error={error} />
        {getFailureStatus(error) !== LINK_ENDED ? (
          <Button onClick={() => void refetch()}>Try again</Button>
        ) : signedIn ? (
          <ConfirmationSender />
        ) : (
          <>
            <p className="t2">Log in to get a new link.</p>
            <ButtonLink label="Log in" to="/user-login" search={{}} variant="filled" fullWidth />
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
        {signedIn ? 'Continue' : 'Log in'}
      </ButtonLink>
    </div>
  );
}

export function ConfirmationSender({ label = 'Resend email' }: { label?: string }) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: sendConfirmation });
  return (
    <>
      <span role="status">{isSuccess && 'Sent. Check your inbox.'}</span>
      <span role="alert">{error && getFailureMessage(error)}</span>
      {!isSuccess && <TextButton label={label} size="xs" loading={isPending} onClick={() => mutate()} />}
    </>
  );
}

/** A discreet notice for players who haven't confirmed their address yet. */
export function ConfirmEmailBanner() {
  const { data: profile } = useQuery(profileQuery);
  const [closed, setClosed] = useState(false);
  if (!profile?.email || profile.isEmailConfirmed) return null;
  if (closed || readFlag('confirmEmailClosed', profile.id) !== null) return null;
  return (
    <section
      className={`${classes.banner} text-xs flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 rounded-2 bg-s2 text-t2`}
      aria-label="Email address"
    >
      <IconMail size={16} stroke={1.6} aria-hidden="true" />
      <p>
        Confirm your email: we sent a link to <b className="text-t1 wrap-anywhere">{profile.email}</b>. You
        need it for payments, coaching and invitations.
      </p>
      <div className="max-md:order-1 max-md:basis-full max-md:pl-7 flex items-center gap-2">
        <ConfirmationSender label="Send it again" />
      </div>
      <CloseButton
        size={24}
        aria-label="Dismiss"
        onClick={() => {
          writeFlag('confirmEmailClosed', 'shown', profile.id);
          setClosed(true);
        }}
      />
    </section>
  );
}
