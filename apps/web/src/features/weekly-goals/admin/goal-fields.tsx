import { GOAL_METRICS, type GoalMetricCode } from '@datacoach/analysis/metadata';
import { GOAL_REWARDS, MOST_COMMUNITY_WEEKS, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { capital, goalRewardWords } from '../words/goal-words.ts';
import classes from './community-goal-form.module.css';
import type { Draft } from './goal-draft.ts';

interface FieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

const CATEGORIES = ['offensive', 'defensive', 'positional', 'mechanics', 'kickoffs'] as const;

/** What is counted, and which way is good. */
export function NumberFields({ draft, onChange }: FieldsProps) {
  return (
    <div className={classes.row}>
      <NativeSelect
        label="Number"
        value={String(draft.metric)}
        data={GOAL_METRICS.map(({ code, label }) => ({ value: String(code), label }))}
        onChange={(event) => onChange({ metric: Number(event.currentTarget.value) as GoalMetricCode })}
      />
      <NativeSelect
        label="Direction"
        value={draft.direction}
        data={[
          { value: 'atLeast', label: 'At least the target' },
          { value: 'atMost', label: 'At most the target' },
        ]}
        onChange={(event) => onChange({ direction: event.currentTarget.value as Draft['direction'] })}
      />
      <NativeSelect
        label="Category"
        value={draft.category ?? ''}
        data={[
          { value: '', label: 'None' },
          ...CATEGORIES.map((value) => ({ value, label: capital(value) })),
        ]}
        onChange={(event) =>
          onChange({ category: CATEGORIES.find((key) => key === event.currentTarget.value) ?? null })
        }
      />
    </div>
  );
}

/** When the goal runs, and how many games a week of it needs. */
export function WeekFields({ draft, onChange }: FieldsProps) {
  return (
    <div className={classes.row}>
      <TextInput
        type="date"
        label="First Monday"
        value={draft.startsOn}
        onChange={(event) => onChange({ startsOn: event.currentTarget.value })}
      />
      <TextInput
        type="number"
        label="Weeks"
        min={1}
        max={MOST_COMMUNITY_WEEKS}
        value={draft.weeks}
        onChange={(event) => onChange({ weeks: Number(event.currentTarget.value) })}
      />
      <TextInput
        type="number"
        label="Games that a week needs"
        min={5}
        max={50}
        value={draft.minimumGames}
        onChange={(event) => onChange({ minimumGames: Number(event.currentTarget.value) })}
      />
    </div>
  );
}

/** What is won by it. */
export function RewardFields({ draft, onChange }: FieldsProps) {
  return (
    <div className={classes.row}>
      <TextInput
        label="Badge"
        description="Given when a week is achieved; empty for none."
        value={draft.badge}
        maxLength={40}
        onChange={(event) => onChange({ badge: event.currentTarget.value })}
      />
      <NativeSelect
        label="Reward"
        description="Given once to each player who achieves it."
        value={draft.reward ?? ''}
        data={[
          { value: '', label: 'None' },
          ...GOAL_REWARDS.map((value) => ({ value, label: goalRewardWords(value) })),
        ]}
        onChange={(event) =>
          onChange({ reward: GOAL_REWARDS.find((one) => one === event.currentTarget.value) ?? null })
        }
      />
    </div>
  );
}

/** Who may take it. */
export function PlansField({ draft, onChange }: FieldsProps) {
  return (
    <fieldset className={classes.plans}>
      <legend>Plans that may take it; none ticked means all</legend>
      {PLAN_NAMES.map((name) => (
        <Checkbox
          key={name}
          label={PLAN_LABELS[name]}
          checked={draft.plans.includes(name)}
          onChange={(event) =>
            onChange({
              plans: PLAN_NAMES.filter((one) =>
                one === name ? event.currentTarget.checked : draft.plans.includes(one),
              ),
            })
          }
        />
      ))}
    </fieldset>
  );
}
