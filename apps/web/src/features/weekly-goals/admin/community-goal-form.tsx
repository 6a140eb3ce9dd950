import { GOAL_METRICS, type GoalMetricCode, goalMetric } from '@datacoach/analysis/metadata';
import {
  type CommunityGoal,
  GOAL_REWARDS,
  type GoalTarget,
  MOST_COMMUNITY_WEEKS,
  PLAN_LABELS,
  PLAN_NAMES,
  RANK_GROUPS,
  type RankGroup,
} from '@datacoach/contract';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { type CommunityGoalBody, saveCommunityGoal } from '../api/community-goals.ts';
import { type GoalMode, goalRewardWords, MODES } from '../words/goal-words.ts';
import classes from './community-goal-form.module.css';
import { lastDayOf, mondayOf, weeksBetween } from './goal-weeks.ts';

interface CommunityGoalFormProps {
  /** Null makes a new one. */
  goal: CommunityGoal | null;
  onClose: () => void;
}

type Draft = Omit<CommunityGoalBody, 'endsOn' | 'badge' | 'targets'> & {
  weeks: number;
  badge: string;
  targets: (Omit<GoalTarget, 'target'> & { key: number; target: number | string })[];
};

const NEW: Omit<Draft, 'startsOn'> = {
  title: '',
  text: '',
  category: null,
  metric: 45,
  direction: 'atLeast',
  weeks: 1,
  minimumGames: 5,
  plans: [],
  badge: '',
  reward: null,
  targets: [{ key: 0, mode: null, rankGroup: null, target: '' }],
};

const CATEGORIES = ['offensive', 'defensive', 'positional', 'mechanics', 'kickoffs'] as const;
const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1).replaceAll('-', ' ');

function draftOf(goal: CommunityGoal | null): Draft {
  if (!goal) return { ...NEW, startsOn: mondayOf(new Date()) };
  const { startsOn, endsOn, badge, targets, ...fields } = goal;
  const { title, text, category, metric, direction, minimumGames, plans, reward } = fields;
  return {
    title,
    text,
    category,
    metric,
    direction,
    minimumGames,
    plans,
    reward,
    startsOn,
    weeks: weeksBetween(startsOn, endsOn),
    badge: badge ?? '',
    targets: targets.map((row, key) => ({ ...row, key })),
  };
}

/** What a draft sends; a target that is no number is refused by the server with its sentence. */
function bodyOf({ weeks, badge, targets, ...fields }: Draft): CommunityGoalBody {
  return {
    ...fields,
    endsOn: lastDayOf(fields.startsOn, weeks),
    badge: badge.trim() === '' ? null : badge,
    targets: targets.map(({ mode, rankGroup, target }) => ({ mode, rankGroup, target: Number(target) })),
  };
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
        <div className={classes.row}>
          <NativeSelect
            label="Number"
            value={String(draft.metric)}
            data={GOAL_METRICS.map(({ code, label }) => ({ value: String(code), label }))}
            onChange={(event) => set({ metric: Number(event.currentTarget.value) as GoalMetricCode })}
          />
          <NativeSelect
            label="Direction"
            value={draft.direction}
            data={[
              { value: 'atLeast', label: 'At least the target' },
              { value: 'atMost', label: 'At most the target' },
            ]}
            onChange={(event) => set({ direction: event.currentTarget.value as Draft['direction'] })}
          />
          <NativeSelect
            label="Category"
            value={draft.category ?? ''}
            data={[
              { value: '', label: 'None' },
              ...CATEGORIES.map((value) => ({ value, label: capital(value) })),
            ]}
            onChange={(event) =>
              set({ category: CATEGORIES.find((key) => key === event.currentTarget.value) ?? null })
            }
          />
        </div>
        <Targets
          unit={goalMetric(draft.metric).unit}
          rows={draft.targets}
          onChange={(targets) => set({ targets })}
        />
        <div className={classes.row}>
          <TextInput
            type="date"
            label="First Monday"
            value={draft.startsOn}
            onChange={(event) => set({ startsOn: event.currentTarget.value })}
          />
          <TextInput
            type="number"
            label="Weeks"
            min={1}
            max={MOST_COMMUNITY_WEEKS}
            value={draft.weeks}
            onChange={(event) => set({ weeks: Number(event.currentTarget.value) })}
          />
          <TextInput
            type="number"
            label="Games that a week needs"
            min={5}
            max={50}
            value={draft.minimumGames}
            onChange={(event) => set({ minimumGames: Number(event.currentTarget.value) })}
          />
        </div>
        <div className={classes.row}>
          <TextInput
            label="Badge"
            description="Given when a week is achieved; empty for none."
            value={draft.badge}
            maxLength={40}
            onChange={(event) => set({ badge: event.currentTarget.value })}
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
              set({ reward: GOAL_REWARDS.find((one) => one === event.currentTarget.value) ?? null })
            }
          />
        </div>
        <fieldset className={classes.plans}>
          <legend>Plans that may take it; none ticked means all</legend>
          {PLAN_NAMES.map((name) => (
            <Checkbox
              key={name}
              label={PLAN_LABELS[name]}
              checked={draft.plans.includes(name)}
              onChange={(event) =>
                set({
                  plans: PLAN_NAMES.filter((one) =>
                    one === name ? event.currentTarget.checked : draft.plans.includes(one),
                  ),
                })
              }
            />
          ))}
        </fieldset>
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

interface TargetsProps {
  unit: string;
  rows: Draft['targets'];
  onChange: (rows: Draft['targets']) => void;
}

/** The grid: one row may stand for all modes and ranks, the most particular one that fits a player is his. */
function Targets({ unit, rows, onChange }: TargetsProps) {
  const change = (key: number, part: Partial<Draft['targets'][number]>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <fieldset className={classes.targets}>
      <legend>Targets by mode and rank</legend>
      {rows.map(({ key, mode, rankGroup, target }, place) => (
        <div key={key} className={classes.target}>
          <NativeSelect
            aria-label={`Mode ${place + 1}`}
            value={mode === null ? '' : String(mode)}
            data={[
              { value: '', label: 'All modes' },
              ...MODES.map((row) => ({ value: String(row.mode), label: row.label })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change(key, { mode: value === '' ? null : (Number(value) as GoalMode) })
            }
          />
          <NativeSelect
            aria-label={`Rank ${place + 1}`}
            value={rankGroup ?? ''}
            data={[
              { value: '', label: 'All ranks' },
              ...RANK_GROUPS.map((value) => ({ value, label: capital(value) })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change(key, {
                rankGroup: RANK_GROUPS.find((group): group is RankGroup => group === value) ?? null,
              })
            }
          />
          <TextInput
            type="number"
            aria-label={`Target ${place + 1}`}
            rightSection={<span className="s12 t3 nowrap">{unit}</span>}
            rightSectionWidth={84}
            value={target}
            min={0}
            step="any"
            onChange={(event) => change(key, { target: event.currentTarget.value })}
          />
          <Button
            size="xs"
            disabled={rows.length === 1}
            aria-label={`Remove target ${place + 1}`}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <Button
        size="xs"
        onClick={() =>
          onChange([
            ...rows,
            { key: Math.max(...rows.map(({ key }) => key)) + 1, mode: null, rankGroup: null, target: '' },
          ])
        }
      >
        Add a target
      </Button>
    </fieldset>
  );
}
