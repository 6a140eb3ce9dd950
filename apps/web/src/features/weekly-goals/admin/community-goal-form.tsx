import { GOAL_METRICS, goalMetric } from '@datacoach/analysis/metadata';
import {
  type CommunityGoal,
  GOAL_REWARDS,
  MAX_COMMUNITY_WEEKS,
  PLAN_LABELS,
  PLAN_NAMES,
} from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import {
  ChecksField,
  EntityForm,
  FieldRow,
  LongTextField,
  NumberField,
  SelectField,
} from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { saveCommunityGoal } from '../api/community-goals.ts';
import { capital, goalRewardWords } from '../words/goal-words.ts';
import { bodyOf, draftOf } from './goal-draft.ts';
import { Targets } from './goal-targets.tsx';

const METRICS = GOAL_METRICS.map(({ code, label }) => ({ value: code, label }));
const DIRECTIONS = [
  { value: 'atLeast', label: 'At least the target' },
  { value: 'atMost', label: 'At most the target' },
] as const;
const NONE = { value: null, label: 'None' };
const CATEGORIES = [
  NONE,
  ...['offensive', 'defensive', 'positional', 'mechanics', 'kickoffs'].map((value) => ({
    value,
    label: capital(value),
  })),
];
const REWARDS = [NONE, ...GOAL_REWARDS.map((value) => ({ value, label: goalRewardWords(value) }))];
const PLANS = PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }));

interface CommunityGoalFormProps {
  /** Null makes a new one. */
  goal: CommunityGoal | null;
  onClose: () => void;
}

/** Makes or changes a goal of the community. */
export function CommunityGoalForm({ goal, onClose }: CommunityGoalFormProps) {
  const form = useEntityForm({
    endpoint: 'createCommunityGoal',
    initialValues: draftOf(goal),
    toBody: bodyOf,
    save: (body) => saveCommunityGoal(body, goal),
    onDone: onClose,
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={goal ? 'Edit goal' : 'New goal'}
      closeLabel="Close the goal"
      width="work"
    >
      <EntityForm form={form} submit="Save" onCancel={onClose}>
        <TextInput label="Title" {...form.field('title')} data-autofocus />
        <LongTextField label="Text" {...form.field('text')} />
        <FieldRow end>
          <SelectField label="Number" choices={METRICS} {...form.field('metric')} />
          <SelectField label="Direction" choices={DIRECTIONS} {...form.field('direction')} />
          <SelectField label="Category" choices={CATEGORIES} {...form.field('category')} />
        </FieldRow>
        <Targets
          unit={goalMetric(form.values.metric ?? METRICS[0]!.value).unit}
          rows={form.values.targets}
          field={form.field}
          onChange={(targets) => form.set({ targets })}
        />
        <FieldRow end>
          <TextInput type="date" label="First Monday" {...form.field('startsOn')} />
          <NumberField label="Weeks" {...form.field('weeks')} min={1} max={MAX_COMMUNITY_WEEKS} />
          <NumberField label="Games that a week needs" {...form.field('minimumGames')} />
        </FieldRow>
        <FieldRow end>
          <TextInput
            label="Badge"
            description="Given when a week is achieved; empty for none."
            {...form.field('badge')}
          />
          <SelectField
            label="Reward"
            description="Given once to each player who achieves it."
            choices={REWARDS}
            {...form.field('reward')}
          />
        </FieldRow>
        <ChecksField
          label="Plans that may take it; none ticked means all"
          choices={PLANS}
          {...form.field('plans')}
        />
      </EntityForm>
    </SideDrawer>
  );
}
