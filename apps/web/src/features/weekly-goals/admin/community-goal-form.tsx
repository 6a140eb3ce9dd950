import { goalMetric } from '@datacoach/analysis/metadata';
import type { CommunityGoal } from '@datacoach/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { saveCommunityGoal } from '../api/community-goals.ts';
import classes from './community-goal-form.module.css';
import { bodyOf, type Draft, draftOf } from './goal-draft.ts';
import { NumberFields, PlansField, RewardFields, WeekFields } from './goal-fields.tsx';
import { Targets } from './goal-targets.tsx';

interface CommunityGoalFormProps {
  /** Null makes a new one. */
  goal: CommunityGoal | null;
  onClose: () => void;
}

/** Makes or changes a goal of the community. */
export function CommunityGoalForm({ goal, onClose }: CommunityGoalFormProps) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(goal));
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => saveCommunityGoal(bodyOf(draft), goal),
    onSuccess: onClose,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate();
  }
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={goal ? 'Edit goal' : 'New goal'}
      closeLabel="Close the goal"
      width="work"
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label="Title"
          value={draft.title}
          maxLength={80}
          onChange={(event) => set({ title: event.currentTarget.value })}
          data-autofocus
        />
        <Textarea
          label="Text"
          value={draft.text}
          maxLength={600}
          classNames={{ input: classes.text ?? '' }}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
        <NumberFields draft={draft} onChange={set} />
        <Targets
          unit={goalMetric(draft.metric).unit}
          rows={draft.targets}
          onChange={(targets) => set({ targets })}
        />
        <WeekFields draft={draft} onChange={set} />
        <RewardFields draft={draft} onChange={set} />
        <PlansField draft={draft} onChange={set} />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}
