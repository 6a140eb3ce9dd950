import {
  ACCESS_LEVELS,
  type AccessLevel,
  type ManagedPlanPrices,
  PLAN_FEATURES,
  PLAN_LABELS,
  type PlanTrial,
  TRIAL_DAYS,
} from '@datacoach/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import classes from '../../../shared/ui/admin-list.module.css';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { savePlanGives, wholeOf } from './change-prices.ts';
import { PERIOD_WORDS, TRIAL_RULE_WORDS } from './price-words.ts';

const MOST_TRIALS = 4;
const LEVELS: readonly { value: AccessLevel; label: string }[] = [
  { value: ACCESS_LEVELS.restricted, label: 'Restricted' },
  { value: ACCESS_LEVELS.partiallyPermitted, label: 'Partially permitted' },
  { value: ACCESS_LEVELS.fullyPermitted, label: 'Fully permitted' },
];

/** Changes what a plan gives, and how it can be tried. */
export function PlanForm({ plan, onClose }: { plan: ManagedPlanPrices; onClose: () => void }) {
  const label = PLAN_LABELS[plan.name];
  const [replays, setReplays] = useState(String(plan.replayLimit));
  const [sessions, setSessions] = useState(String(plan.coachingSessions));
  const [minutes, setMinutes] = useState(String(plan.coachingMinutes));
  const [features, setFeatures] = useState(plan.features);
  const [trials, setTrials] = useState<readonly PlanTrial[]>(plan.trials);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      savePlanGives(plan.name, {
        replayLimit: wholeOf(replays, 'Replays a month'),
        coachingSessions: wholeOf(sessions, 'Coaching sessions a month'),
        coachingMinutes: wholeOf(minutes, 'Minutes of a session'),
        features,
        trials: [...trials],
      }),
    onSuccess: () => {
      showToast({ kind: 'done', message: `${label} saved` });
      onClose();
    },
  });
  return (
    <SideDrawer
      opened
      onClose={onClose}
      title={`What ${label} gives`}
      closeLabel="Close the plan"
      width="work"
    >
      <form
        className={classes.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        <div className={classes.row}>
          <TextInput
            label="Replays a month"
            inputMode="numeric"
            value={replays}
            maxLength={9}
            onChange={(event) => setReplays(event.currentTarget.value)}
            data-autofocus
          />
          <TextInput
            label="Coaching sessions a month"
            inputMode="numeric"
            value={sessions}
            maxLength={3}
            onChange={(event) => setSessions(event.currentTarget.value)}
          />
          <TextInput
            label="Minutes of a session"
            inputMode="numeric"
            value={minutes}
            maxLength={4}
            onChange={(event) => setMinutes(event.currentTarget.value)}
          />
        </div>
        <div className={classes.row}>
          {PLAN_FEATURES.map((feature) => (
            <NativeSelect
              key={feature}
              label={feature}
              value={String(features[feature])}
              data={LEVELS.map(({ value, label: word }) => ({ value: String(value), label: word }))}
              onChange={({ currentTarget: { value } }) =>
                setFeatures({ ...features, [feature]: Number(value) as AccessLevel })
              }
            />
          ))}
        </div>
        <Trials trials={trials} onChange={setTrials} />
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            Save plan
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </SideDrawer>
  );
}

interface TrialsProps {
  trials: readonly PlanTrial[];
  onChange: (trials: readonly PlanTrial[]) => void;
}

const NEW_TRIAL: PlanTrial = { days: 7, rule: 'open', period: null };

/** Each person can try a plan once; these are the ways. */
function Trials({ trials, onChange }: TrialsProps) {
  const set = (at: number, part: Partial<PlanTrial>) =>
    onChange(trials.map((trial, place) => (place === at ? { ...trial, ...part } : trial)));
  return (
    <>
      {trials.map((trial, at) => (
        // Rows have no name of their own, and none is moved.
        <div key={`trial ${String(at)}`} className={classes.row}>
          <NativeSelect
            label={`Trial ${at + 1}: days`}
            value={String(trial.days)}
            data={TRIAL_DAYS.map(String)}
            onChange={({ currentTarget: { value } }) => set(at, { days: Number(value) as PlanTrial['days'] })}
          />
          <NativeSelect
            label={`Trial ${at + 1}: who`}
            value={trial.rule}
            data={Object.entries(TRIAL_RULE_WORDS).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) => set(at, { rule: value as PlanTrial['rule'] })}
          />
          <NativeSelect
            label={`Trial ${at + 1}: billing period`}
            value={String(trial.period ?? '')}
            data={[
              { value: '', label: 'Any' },
              ...PERIOD_WORDS.map(({ value, label }) => ({ value: String(value), label })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              set(at, { period: value === '' ? null : (Number(value) as 5) })
            }
          />
          <Button
            aria-label={`Remove trial ${at + 1}`}
            onClick={() => onChange(trials.filter((_, place) => place !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {trials.length < MOST_TRIALS && (
        <div>
          <Button size="xs" onClick={() => onChange([...trials, NEW_TRIAL])}>
            Add a trial
          </Button>
        </div>
      )}
    </>
  );
}
