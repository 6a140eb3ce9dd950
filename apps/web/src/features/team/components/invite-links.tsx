import { counted } from '@datacoach/analysis/format-number';
import { LINK_DAYS, TEAM_SEATS, type TeamLink } from '@datacoach/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { clearSent, getInputProps } from '../../../shared/format/typed-input.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { teamQuery } from '../api/roster.ts';
import { createLink, revokeLink } from '../api/team-links.ts';

const SEATS = Array.from({ length: TEAM_SEATS }, (_, index) => ({
  value: String(index + 1),
  label: counted(index + 1, 'player'),
}));
const DAYS = LINK_DAYS.map((days) => ({ value: String(days), label: counted(days, 'day') }));

/** Invites players who don't have an account yet: by email, or with a link to share. */
export function InviteLinks() {
  const { data: team } = useQuery(teamQuery);
  const [email, setEmail] = useState('');
  const [seats, setSeats] = useState('1');
  const [days, setDays] = useState('7');
  const mail = useMutation({
    mutationFn: (address: string) => createLink({ email: address }),
    onSuccess: (_done, address) => {
      setEmail(clearSent(address));
      showToast({ kind: 'done', message: `Invitation sent to ${address} successfully`, stays: 'invitation' });
    },
  });
  const link = useMutation({
    mutationFn: () =>
      createLink({ seats: Number(seats), days: LINK_DAYS.find((known) => String(known) === days) ?? 7 }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    mail.mutate(email.trim());
  }
  const isConfirmed = team?.isEmailConfirmed === true;
  return (
    <>
      <form className="flex flex-wrap items-end gap-2" onSubmit={submit} noValidate>
        <TextInput
          className="flex-[1_1_180px]"
          type="email"
          label="Player’s email"
          description="They don’t need an account yet"
          {...getInputProps(email, setEmail)}
          maxLength={254}
        />
        <Button type="submit" disabled={!isConfirmed || email.trim() === ''} loading={mail.isPending}>
          Send invitation
        </Button>
      </form>
      <FailureMessage error={mail.error} />
      <div className="flex flex-wrap items-end gap-2">
        <NativeSelect label="Link for" {...getInputProps(seats, setSeats)} data={SEATS} />
        <NativeSelect label="Valid for" {...getInputProps(days, setDays)} data={DAYS} />
        <Button disabled={!isConfirmed} loading={link.isPending} onClick={() => link.mutate()}>
          Create link
        </Button>
      </div>
      <FailureMessage error={link.error} />
      {link.data && (
        <div className="grid gap-1 wrap-anywhere" role="status">
          <CopyLine text={link.data} what="the invite link" primary />
          <p className="s12 t3">
            Copy it now: we won’t show it again. Whoever has it can join, so only share it with your players.
          </p>
        </div>
      )}
    </>
  );
}

export function OpenLink({ link: { id, email, seats, used, expiresAt } }: { link: TeamLink }) {
  const [asking, setAsking] = useState(false);
  const name = email ?? `Link for ${counted(seats, 'player')}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => revokeLink(id),
    onSuccess: () =>
      showToast({ kind: 'done', message: 'Invite canceled successfully', stays: 'invitation' }),
    onError: () => showToast({ kind: 'failed', message: 'Failed to cancel invite', stays: 'invitation' }),
  });
  const until = formatDate(expiresAt);
  const facts = email ? `Emailed, valid until ${until}` : `${used} joined, valid until ${until}`;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
        <b>{name}</b>
        <span className="s12 t3">{asking ? 'No one can join with this link anymore.' : facts}</span>
      </span>
      {asking ? (
        <>
          <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()}>
            Cancel link
          </Button>
          <TextButton label="Never mind" size="xs" onClick={() => setAsking(false)} />
        </>
      ) : (
        <TextButton label="Cancel" size="xs" aria-label={`Cancel ${name}`} onClick={() => setAsking(true)} />
      )}
    </li>
  );
}
