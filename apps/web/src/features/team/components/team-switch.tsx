import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { assistedTeamsQuery, leaveTeam, openTeam, switchTeam } from '../api/assistants.ts';
import { RIGHT_LABELS } from './right-labels.ts';

/** Switches between the coach's own team and those they assist; nothing for coaches who assist none. */
export function TeamSwitch() {
  const { data: teams } = useQuery(assistedTeamsQuery);
  const [chosen, setChosen] = useState(openTeam);
  const team = teams?.find(({ coachId }) => coachId === chosen);
  const isGone = teams !== undefined && chosen !== null && !team;
  const switchToTeam = (coachId: string | null) => {
    setChosen(coachId);
    void switchTeam(coachId);
  };
  const leave = useAction(leaveTeam, { onDone: () => setChosen(null), stays: 'invitation' });
  useEffect(() => {
    // The head coach has removed this assistant.
    if (!isGone) return;
    setChosen(null);
    void switchTeam(null);
  }, [isGone]);
  if (!teams?.length) return null;
  return (
    <div className="flex flex-wrap items-end gap-2 mb-4">
      <NativeSelect
        label="Team"
        {...getInputProps(chosen ?? '', (text) => switchToTeam(text || null))}
        data={[
          { value: '', label: 'Your team' },
          ...teams.map((one) => ({ value: one.coachId, label: one.team.name ?? `${one.coach}’s team` })),
        ]}
      />
      {team && (
        <>
          <p className="s12 t2 flex-[1_1_180px] pb-2">
            You assist {team.coach}: {team.rights.map((right) => RIGHT_LABELS[right]).join(', ')}.
          </p>
          <Button size="xs" loading={leave.isPending} onClick={() => leave.mutate(team.coachId)}>
            Stop assisting
          </Button>
        </>
      )}
    </div>
  );
}
