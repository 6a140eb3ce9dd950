import { CloseButton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { profileQuery } from '../../../app/session/account-queries.ts';
import { readFlag, writeFlag } from '../../../app/session/stored-flags.ts';
import classes from './confirm-email-banner.module.css';
import { ConfirmationSender } from './confirmation-sender.tsx';

/** A quiet line for players who have not followed the link of the mail yet. */
export function ConfirmEmailBanner() {
  const { data: profile } = useQuery(profileQuery);
  const [closed, setClosed] = useState(false);
  if (!profile?.email || profile.isEmailConfirmed) return null;
  if (closed || readFlag('confirmEmailClosed', profile.id) !== null) return null;
  return (
    <section
      className={`${classes.banner} text-xs flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2 rounded-2 bg-s2 text-t2`}
      aria-label="E-mail address"
    >
      <IconMail size={16} stroke={1.6} aria-hidden="true" />
      <p>
        Confirm your e-mail address with the mail that we sent to <b>{profile.email}</b>. Payments, coaching
        and invitations by e-mail need it.
      </p>
      <div className={`${classes.sender} flex items-center gap-2`}>
        <ConfirmationSender label="Send it again" />
      </div>
      <CloseButton
        size={24}
        aria-label="Close this line"
        onClick={() => {
          writeFlag('confirmEmailClosed', 'shown', profile.id);
          setClosed(true);
        }}
      />
    </section>
  );
}
