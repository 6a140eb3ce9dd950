import { type Assistant, TEAM_RIGHTS, type TeamRight } from '@datacoach/contract';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { clearSent, getInputProps } from '../../../shared/format/typed-input.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { assistantsQuery, openTeam, removeAssistant, saveAssistant } from '../api/assistants.ts';
import { RIGHT_LABELS } from './right-labels.ts';

const CHOICES = TEAM_RIGHTS.filter((right) => right !== 'view');

/** Other coaches who help with the team and what each may do; for the head coach only. */
export function Assistants() {
  const isHead = openTeam() === null;
  const { data: assistants } = useQuery({ ...assistantsQuery, enabled: isHead });
  const [coach, setCoach] = useState('');
  const [rights, setRights] = useState<TeamRight[]>(['review']);
  const add = useMutation({
    mutationFn: (sent: { coach: string; rights: TeamRight[] }) => saveAssistant(sent),
    onSuccess: (_done, sent) => {
      setCoach(clearSent(sent.coach));
      showToast({ kind: 'done', message: 'Assistant coach saved', stays: 'invitation' });
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate({ coach: coach.trim(), rights });
  }
  if (!isHead || !assistants) return null;
  return (
    <>
      <h2>Assistant coaches</h2>
      {assistants.length > 0 && (
        <ul className="grid" aria-label="Assistant coaches">
          {assistants.map((assistant) => (
            <AssistantLine key={assistant.userId} assistant={assistant} />
          ))}
        </ul>
      )}
      <form className="grid gap-2" onSubmit={submit} noValidate>
        <div className="flex flex-wrap items-end gap-2">
          <TextInput
            className="flex-[1_1_180px]"
            label="Coach’s username or email"
            description="They see the team; you can always remove them. Only you pay."
            {...getInputProps(coach, setCoach)}
            maxLength={254}
          />
          <Button type="submit" disabled={coach.trim() === ''} loading={add.isPending}>
            Save assistant
          </Button>
        </div>
        <Checkbox.Group
          aria-label="Rights"
          value={rights}
          onChange={(chosen) => setRights(CHOICES.filter((right) => chosen.includes(right)))}
        >
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            {CHOICES.map((right) => (
              <Checkbox key={right} value={right} label={RIGHT_LABELS[right]} />
            ))}
          </div>
        </Checkbox.Group>
      </form>
      <FailureMessage error={add.error} />
    </>
  );
}

function AssistantLine({ assistant: { userId, userName, rights } }: { assistant: Assistant }) {
  const { mutate, isPending } = useAction(() => removeAssistant(userId), { stays: 'invitation' });
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 border-t border-t-line first:pt-0 first:border-t-0">
      <span className="grid flex-[1_1_180px] min-w-0 wrap-anywhere">
        <b>{userName}</b>
        <span className="s12 t3">{rights.map((right) => RIGHT_LABELS[right]).join(', ')}</span>
      </span>
      <TextButton
        label="Remove"
        size="xs"
        aria-label={`Remove assistant ${userName}`}
        loading={isPending}
        onClick={() => mutate()}
      />
    </li>
  );
}
