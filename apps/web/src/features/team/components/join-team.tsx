import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { saveRedirectTarget } from '../../../app/session/redirect-target.ts';
import { sessionQuery } from '../../../app/session/session.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { joinTeam, linkQuery } from '../api/team-links.ts';
import { TeamName } from './team-name.tsx';
import { WhatCoachesSee } from './what-coaches-see.tsx';

/** Target of an invite link: says whose team it is and joins it, after sign-up if need be. */
export function JoinTeam({ token }: { token: string }) {
  const navigate = useNavigate();
  const { data: session, isPending: isLoading } = useQuery(sessionQuery);
  const query = useQuery(linkQuery(token));
  const link = query.data;
  const join = useMutation({
    mutationFn: () => joinTeam(token),
    onSuccess: ({ userName }) => {
      showToast({ kind: 'done', message: `Successfully Joined ${userName}'s team`, stays: 'invitation' });
      void navigate({ to: session?.firstTimeLogin ? '/get-started' : '/profile' });
    },
  });
  if (query.error || !link || isLoading)
    return <Pending query={query} height={64} label="Loading the invitation…" />;
  const saveReturnPath = () => saveRedirectTarget(`/join-team?token=${token}`);
  return (
    <div className="flex flex-col gap-3">
      <TeamName {...link.team} />
      <p>
        <b>{link.userName}</b> invited you.
      </p>
      <WhatCoachesSee userName={link.userName} school={link.school} />
      {!session ? (
        <>
          <ButtonLink to="/signup" search={{}} variant="filled" fullWidth onClick={saveReturnPath}>
            Sign up to join
          </ButtonLink>
          <ButtonLink
            label="Log in to join"
            to="/user-login"
            search={{}}
            fullWidth
            onClick={saveReturnPath}
          />
        </>
      ) : session.userType === 'Player' ? (
        <Button variant="filled" fullWidth loading={join.isPending} onClick={() => join.mutate()}>
          Join the team
        </Button>
      ) : (
        <p className="t2">Only players can join a team. Log out and open this link again as a player.</p>
      )}
      <FailureMessage error={join.error} />
    </div>
  );
}
