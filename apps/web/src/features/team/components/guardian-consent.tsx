import type { GuardianRequest } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatDate, startOfDay } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { guardianQuery, submitGuardianAnswer } from '../api/school-team.ts';

/** Target of the link that a guardian gets by email: what the team sees, and a form to agree or withdraw. */
export function GuardianConsent({ token }: { token: string }) {
  const query = useQuery(guardianQuery(token));
  const request = query.data;
  if (query.error || !request) return <Pending query={query} height={64} label="Loading the consent form…" />;
  return (
    <div className="flex flex-col gap-3">
      <p>
        <b>{request.player}</b> is on the Rocket League team of <b>{request.school}</b>, coached by{' '}
        <b>{request.coach}</b>.
      </p>
      {request.state === 'asked' ? (
        <ConsentForm token={token} request={request} />
      ) : request.state === 'given' ? (
        <Withdraw token={token} request={request} />
      ) : (
        <p role="status">
          You withdrew your consent. The team no longer sees {request.player}’s games. If you change your
          mind, ask {request.coach} for a new link.
        </p>
      )}
      <Link to="/privacy-policy" className="s12 text-link">
        How DataCoach handles data
      </Link>
    </div>
  );
}

interface AnswerProps {
  token: string;
  request: GuardianRequest;
}

function ConsentForm({ token, request: { player, school, seasonEndsOn } }: AnswerProps) {
  const [name, setName] = useState('');
  const agree = useMutation({ mutationFn: () => submitGuardianAnswer(token, name.trim()) });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!agree.isPending) agree.mutate();
  }
  return (
    <form className="grid gap-3" onSubmit={submit} noValidate>
      <p>If you agree, the coaches see:</p>
      <ul className="grid gap-1 pl-4 list-disc t2">
        <li>games that {player} plays and uploads, with stats and 3D replay. Never private games.</li>
        <li>training plan, goals and homework.</li>
      </ul>
      <p className="t2">
        {player} appears by first name or nickname and has no public pages. The season ends on{' '}
        {formatDate(startOfDay(seasonEndsOn))}. You can withdraw with this link anytime.
      </p>
      <TextInput
        label="Your name"
        description={`${school} keeps it with your answer`}
        autoComplete="name"
        {...getInputProps(name, setName)}
        maxLength={80}
      />
      <FailureMessage error={agree.error} />
      <TextButton
        label="I’m the guardian and I agree"
        type="submit"
        variant="filled"
        fullWidth
        loading={agree.isPending}
        disabled={name.trim().length < 2}
      />
    </form>
  );
}

function Withdraw({ token, request: { player, guardian } }: AnswerProps) {
  const withdraw = useMutation({ mutationFn: () => submitGuardianAnswer(token, null) });
  return (
    <>
      <p role="status">
        Thanks, {guardian}. You agreed, so the team sees {player}’s games.
      </p>
      <p className="t2">Keep the email: you can withdraw with its link anytime.</p>
      <FailureMessage error={withdraw.error} />
      <Button loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Withdraw my consent
      </Button>
    </>
  );
}
