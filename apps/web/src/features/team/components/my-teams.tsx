import { INVITATION_STATUS, SIGHTS, type Sight, type TeamInvitation } from '@datacoach/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { showFailure, showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { invitationsQuery, respondToInvitation, setSight } from '../api/invitations.ts';
import { CONSENT_FOR_PLAYER } from '../text/school-text.ts';
import { useAnswer } from './team-invitation-dialog.tsx';
import { TeamName } from './team-name.tsx';

export function MyTeams() {
  const query = useQuery(invitationsQuery);
  const invitations = query.data;
  if (query.error || !invitations) return <Pending query={query} height={48} label="Loading your teams…" />;
  const shown = invitations.filter(
    ({ status }) => status === INVITATION_STATUS.pending || status === INVITATION_STATUS.accepted,
  );
  if (shown.length === 0) {
    return (
      <p className="s12 t3">You’re not on a team. A coach can find you by your exact username or email.</p>
    );
  }
  return (
    <ul className="grid">
      {shown.map((invitation) =>
        invitation.status === INVITATION_STATUS.pending ? (
          <OpenInvitation key={invitation.id} invitation={invitation} />
        ) : (
          <Membership key={invitation.id} invitation={invitation} />
        ),
      )}
    </ul>
  );
}

function OpenInvitation({ invitation }: { invitation: TeamInvitation }) {
  const { mutate, isPending } = useAnswer({ invitation });
  const name = invitation.userName;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
        <TeamName name={invitation.teamName} logoUrl={invitation.logoUrl} />
        <b>{name} invited you</b>
        <span className="s12 t3">Invited {formatDate(invitation.invitedAt)}</span>
      </span>
      <TextButton
        label="Accept"
        size="xs"
        variant="filled"
        disabled={isPending}
        aria-label={`Accept ${name}’s invitation`}
        onClick={() => mutate(INVITATION_STATUS.accepted)}
      />
      <TextButton
        label="Decline"
        size="xs"
        disabled={isPending}
        aria-label={`Decline ${name}’s invitation`}
        onClick={() => mutate(INVITATION_STATUS.rejected)}
      />
    </li>
  );
}

function Membership({ invitation }: { invitation: TeamInvitation }) {
  const [asking, setAsking] = useState(false);
  const { userName, answeredAt, id, school } = invitation;
  const { mutate, isPending } = useMutation({
    mutationFn: () => respondToInvitation(id, INVITATION_STATUS.removed),
    onSuccess: () => showToast({ kind: 'info', message: `You left ${userName}’s team`, stays: 'invitation' }),
    onError: (error) => showFailure(error, 'invitation'),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
        <TeamName name={invitation.teamName} logoUrl={invitation.logoUrl} />
        <b>{userName}’s team</b>
        <span className="s12 t3">
          {asking
            ? `${userName} can no longer see your games. You keep your replays.`
            : answeredAt && `Since ${formatDate(answeredAt)}`}
        </span>
        {school && <SchoolFacts school={school} />}
      </span>
      {!asking && <SightChoice invitation={invitation} />}
      {asking ? (
        <>
          <Button size="xs" variant="filled" loading={isPending} onClick={() => mutate()}>
            Leave the team
          </Button>
          <TextButton label="Stay" size="xs" onClick={() => setAsking(false)} />
        </>
      ) : (
        <Button size="xs" aria-label={`Leave ${userName}’s team`} onClick={() => setAsking(true)}>
          Leave
        </Button>
      )}
    </li>
  );
}

/** What a school's team means for the player. */
const SchoolFacts = ({ school: { name, underAge } }: { school: NonNullable<TeamInvitation['school']> }) => (
  <span className="s12 t2 grid gap-0.5 pt-1">
    <span>
      School team of {name}.{' '}
      {underAge
        ? `You’re under 18, so the team sees you as ${underAge.shownAs}, and you have no public links, career page or previews while you’re on it.`
        : 'Its rules for players under 18 don’t apply to you.'}
    </span>
    {underAge && <span>{CONSENT_FOR_PLAYER[underAge.consent]}</span>}
    <span>After you leave, what the team holds about you is erased 30 days after the season.</span>
  </span>
);

const SIGHT_LABELS: Readonly<Record<Sight, string>> = {
  joined: 'games since I joined',
  month: 'also the 30 days before',
  all: 'all my games',
};
const MONTH_MS = 30 * 24 * 60 * 60_000;

/** How far back the coach can see. */
function SightChoice({ invitation: { id, userName, answeredAt, seesFrom } }: { invitation: TeamInvitation }) {
  const change = useAction((sight: Sight) => setSight(id, sight), { stays: 'invitation' });
  const earlier = answeredAt && seesFrom ? Date.parse(answeredAt) - Date.parse(seesFrom) : 0;
  const sight: Sight = earlier <= 0 ? 'joined' : earlier <= MONTH_MS ? 'month' : 'all';
  return (
    <NativeSelect
      size="xs"
      aria-label={`What ${userName} sees`}
      {...getInputProps(change.isPending ? change.variables : sight, (text) =>
        change.mutate(SIGHTS.find((known) => known === text) ?? 'joined'),
      )}
      disabled={change.isPending}
      data={SIGHTS.map((value) => ({ value, label: `Sees ${SIGHT_LABELS[value]}` }))}
    />
  );
}
