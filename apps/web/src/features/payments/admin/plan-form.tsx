import {
  ACCESS_LEVELS,
  type AccessLevel,
  type ManagedPlanPrices,
  PLAN_FEATURES,
  PLAN_LABELS,
  TRIAL_DAYS,
} from '@datacoach/contract';
import { EntityDrawer, FieldRow, NumberField, SelectField } from '../../../app/entity-form/entity-form.tsx';
import { type Draft, useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { PERIOD_CHOICES, savePlanGrants, TRIAL_RULE_LABELS } from './managed-prices.ts';

const MAX_TRIALS = 4;
const LEVELS: readonly { value: AccessLevel; label: string }[] = [
  { value: ACCESS_LEVELS.restricted, label: 'Restricted' },
  { value: ACCESS_LEVELS.partiallyPermitted, label: 'Partially permitted' },
  { value: ACCESS_LEVELS.fullyPermitted, label: 'Fully permitted' },
];

export function PlanForm({ plan, onClose }: { plan: ManagedPlanPrices; onClose: () => void }) {
  const label = PLAN_LABELS[plan.name];
  const form = useEntityForm({
    endpoint: 'savePlan',
    initialValues: plan,
    save: (body) => savePlanGrants(plan.name, body),
    done: `${label} saved`,
    onDone: onClose,
  });
  return (
    <EntityDrawer
      title={`What ${label} includes`}
      width="work"
      form={form}
      submit="Save plan"
      onClose={onClose}
    >
      <FieldRow>
        <NumberField label="Replays per month" {...form.field('replayLimit')} data-autofocus />
        <NumberField label="Coaching sessions per month" {...form.field('coachingSessions')} />
        <NumberField label="Minutes per session" {...form.field('coachingMinutes')} />
      </FieldRow>
      <FieldRow>
        {PLAN_FEATURES.map((feature) => (
          <SelectField
            key={feature}
            label={feature}
            choices={LEVELS}
            {...form.field(`features.${feature}`)}
          />
        ))}
      </FieldRow>
      <Trials
        trials={form.values.trials}
        getFieldProps={form.field}
        onChange={(trials) => form.set({ trials })}
      />
    </EntityDrawer>
  );
}

type TypedTrial = Draft<'savePlan'>['trials'][number];

interface TrialsProps {
  trials: TypedTrial[];
  getFieldProps: (path: string) => object;
  onChange: (trials: TypedTrial[]) => void;
}

const NEW_TRIAL: TypedTrial = { days: 7, rule: 'open', period: null };
const RULES = Object.entries(TRIAL_RULE_LABELS).map(([value, label]) => ({ value, label }));

/** Trials of a plan; each person can try it once. */
function Trials({ trials, getFieldProps, onChange }: TrialsProps) {
  return (
    <>
      {trials.map((_, index) => (
        // Rows have no key and never move.
        <FieldRow key={`trial ${String(index)}`}>
          <SelectField
            label={`Trial ${index + 1}: days`}
            choices={TRIAL_DAYS.map((days) => ({ value: days, label: String(days) }))}
            {...getFieldProps(`trials.${index}.days`)}
          />
          <SelectField
            label={`Trial ${index + 1}: who`}
            choices={RULES}
            {...getFieldProps(`trials.${index}.rule`)}
          />
          <SelectField
            label={`Trial ${index + 1}: billing period`}
            choices={[{ value: null, label: 'Any' }, ...PERIOD_CHOICES]}
            {...getFieldProps(`trials.${index}.period`)}
          />
          <TextButton
            label="Remove"
            aria-label={`Remove trial ${index + 1}`}
            onClick={() => onChange(trials.filter((_trial, other) => other !== index))}
          />
        </FieldRow>
      ))}
      {trials.length < MAX_TRIALS && (
        <div>
          <TextButton label="Add a trial" size="xs" onClick={() => onChange([...trials, NEW_TRIAL])} />
        </div>
      )}
    </>
  );
}
