import { counted } from '@datacoach/analysis/format-number';
import { GOAL_METRICS, goalMetric, SCORE_MODES } from '@datacoach/analysis/metadata';
import {
  type CommunityGoal,
  GOAL_REWARDS,
  MAX_COMMUNITY_WEEKS,
  PLAN_LABELS,
  PLAN_NAMES,
  RANK_GROUPS,
  type StoredPhoto,
  TIME_FRAMES,
  type TimeFrame,
} from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import {
  ChecksField,
  EntityDrawer,
  FieldRow,
  LongTextField,
  NumberField,
  SelectField,
} from '../../../app/entity-form/entity-form.tsx';
import { type Draft, useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { type Column, withNotes } from '../../../shared/data-table/data-table.tsx';
import { addDays, formatShortDate, getLocalDay } from '../../../shared/format/date.ts';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { communityGoalsQuery, deleteCommunityGoal, saveCommunityGoal } from '../api/community-goals.ts';
import { capitalize, describeGoalReward, formatTarget } from '../text/goal-text.ts';

const FRAMES = [
  { frame: TIME_FRAMES.onGoing, label: 'Running', none: 'No goals running this week' },
  { frame: TIME_FRAMES.future, label: 'Upcoming', none: 'No goals planned' },
  { frame: TIME_FRAMES.past, label: 'Past', none: 'No past goals' },
] as const;

export function CommunityGoalsScreen() {
  const [frame, setFrame] = useState<TimeFrame>(TIME_FRAMES.onGoing);
  const [page, setPage] = useState(0);
  return (
    <AdminList
      module="WeeklyGoals"
      query={useQuery(communityGoalsQuery(frame, page))}
      of="goals"
      caption="Community goals"
      height={240}
      columns={COLUMNS}
      getName={({ title }) => title}
      onPage={setPage}
      empty={{
        title: FRAMES.find((row) => row.frame === frame)!.none,
        words:
          'Players pick it alongside their own habit and skill goals. Weeks start Monday in each player’s time zone.',
      }}
      edit={{
        create: 'New goal',
        form: (goal, onClose) => <CommunityGoalForm goal={goal} onClose={onClose} />,
      }}
      remove={{
        noun: 'goal',
        title: ({ title }) => `Delete ${title}?`,
        run: ({ id }) => deleteCommunityGoal(id),
        words: ({ players }) =>
          `No one can join it anymore. ${counted(players, 'player')} already in finish the current week. Results and badges stay.`,
      }}
      renderLayout={(create, list) => (
        <>
          <PageHead
            title="Weekly Goals"
            subtitle="Community goals: one stat, targets by rank and mode, full weeks"
            actions={
              <>
                <Segmented
                  label="Time frame"
                  value={String(frame)}
                  choices={FRAMES.map((row) => ({ value: String(row.frame), label: row.label }))}
                  onChange={(value) => {
                    setFrame(Number(value) as TimeFrame);
                    setPage(0);
                  }}
                />
                {create}
              </>
            }
          />
          {list}
        </>
      )}
    />
  );
}

const formatDay = (date: string) => formatShortDate(`${date}T12:00:00`);

const COLUMNS: readonly Column<CommunityGoal>[] = [
  {
    head: 'Goal',
    isRowHead: true,
    cell: (goal) => {
      const { title, badge, reward, version } = goal;
      return withNotes(
        title,
        [
          badge === null ? null : `badge ${badge}`,
          reward === null ? null : describeGoalReward(reward),
          goal.plans.length === 0 ? 'all plans' : goal.plans.join(', '),
          `version ${version}${goal.createdBy === null ? '' : ` by ${goal.createdBy}`}`,
        ]
          .filter(Boolean)
          .join(' · '),
      );
    },
  },
  {
    head: 'Stat',
    cell: ({ metric, direction, targets }) =>
      withNotes(
        goalMetric(metric).label,
        `${direction === 'atLeast' ? 'at least' : 'at most'} ${targets.map(({ target }) => formatTarget(goalMetric(metric), target)).join(', ')}`,
      ),
  },
  { head: 'Weeks', cell: ({ startsOn, endsOn }) => `${formatDay(startsOn)} to ${formatDay(endsOn)}` },
  {
    head: 'Joined',
    cell: (goal) => withNotes(counted(goal.players, 'player'), `${counted(goal.achieved, 'week')} achieved`),
  },
];

const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

/** Returns the Monday of the current week in the administrator's time zone. */
const getMonday = (now: Date): string =>
  addDays(getLocalDay(now), -((now.getDay() + WEEK_DAYS - 1) % WEEK_DAYS));

/** Returns the last Sunday of a number of weeks; the start date itself if it is invalid. */
const getLastSunday = (startsOn: string, weeks: number): string =>
  Number.isNaN(Date.parse(startsOn)) ? startsOn : addDays(startsOn, weeks * WEEK_DAYS - 1);

const countWeeksBetween = (startsOn: string, endsOn: string): number =>
  Math.round((Date.parse(endsOn) - Date.parse(startsOn) + DAY_MS) / (WEEK_DAYS * DAY_MS));

type GoalBody = Draft<'createCommunityGoal'>;
type TypedTarget = GoalBody['targets'][number];

/** A goal in the form: weeks instead of its last day. */
type GoalDraft = Omit<GoalBody, 'endsOn'> & { weeks: number | null };

const NEW_TARGET: TypedTarget = { mode: null, rankGroup: null, target: null };

function createGoalDraft(goal: CommunityGoal | null): GoalDraft {
  if (goal) return { ...goal, weeks: countWeeksBetween(goal.startsOn, goal.endsOn) };
  return {
    title: '',
    text: '',
    category: null,
    metric: 45,
    direction: 'atLeast',
    startsOn: getMonday(new Date()),
    weeks: 1,
    minimumGames: 5,
    plans: [],
    badge: null,
    reward: null,
    photoUrl: null,
    targets: [NEW_TARGET],
  };
}

const toGoalBody = ({ weeks, ...fields }: GoalDraft): GoalBody => ({
  ...fields,
  endsOn: getLastSunday(fields.startsOn ?? '', weeks ?? 0),
});

const MODE_CHOICES = [
  { value: null, label: 'All modes' },
  ...SCORE_MODES.map(({ code, label }) => ({ value: code, label })),
];
const RANK_CHOICES = [
  { value: null, label: 'All ranks' },
  ...RANK_GROUPS.map((value) => ({ value, label: capitalize(value) })),
];

interface TargetsProps {
  unit: string;
  rows: readonly TypedTarget[];
  field: (path: string) => object;
  onChange: (rows: TypedTarget[]) => void;
}

/** The target grid: a row may cover all modes and ranks; players get the most specific row that fits. */
const Targets = ({ unit, rows, field, onChange }: TargetsProps) => (
  <fieldset className="grid grid-cols-1 justify-items-start gap-2 m-0 p-0 border-0">
    <legend className="pt-0 px-0 pb-1 font-medium">Targets by mode and rank</legend>
    {rows.map((_, index) => (
      // Rows have no key and never move.
      <div
        key={`target ${String(index)}`}
        className="max-md:grid-cols-2 max-md:pb-2 max-md:border-b max-md:border-b-line grid grid-cols-[repeat(3,minmax(0,1fr))_auto] gap-2 items-center w-full"
      >
        <SelectField
          aria-label={`Mode ${index + 1}`}
          choices={MODE_CHOICES}
          {...field(`targets.${index}.mode`)}
        />
        <SelectField
          aria-label={`Rank ${index + 1}`}
          choices={RANK_CHOICES}
          {...field(`targets.${index}.rankGroup`)}
        />
        <NumberField
          aria-label={`Target ${index + 1}`}
          rightSection={<span className="s12 t3 nowrap">{unit}</span>}
          rightSectionWidth={84}
          step="any"
          {...field(`targets.${index}.target`)}
        />
        <TextButton
          label="Remove"
          size="xs"
          disabled={rows.length === 1}
          aria-label={`Remove target ${index + 1}`}
          onClick={() => onChange(rows.filter((_row, other) => other !== index))}
        />
      </div>
    ))}
    <TextButton label="Add a target" size="xs" onClick={() => onChange([...rows, NEW_TARGET])} />
  </fieldset>
);

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
    label: capitalize(value),
  })),
];
const REWARDS = [NONE, ...GOAL_REWARDS.map((value) => ({ value, label: describeGoalReward(value) }))];
const PLANS = PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }));

const uploadBanner = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/homepage/weekly-goal-photo', file)).fileUrl;

function CommunityGoalForm({ goal, onClose }: { goal: CommunityGoal | null; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'createCommunityGoal',
    initialValues: createGoalDraft(goal),
    toBody: toGoalBody,
    save: (body) => saveCommunityGoal(body, goal),
    onDone: onClose,
  });
  return (
    <EntityDrawer
      title={goal ? 'Edit goal' : 'New goal'}
      width="work"
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <TextInput label="Title" {...form.field('title')} data-autofocus />
      <LongTextField label="Text" {...form.field('text')} />
      <FieldRow end>
        <SelectField label="Stat" choices={METRICS} {...form.field('metric')} />
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
        <NumberField label="Minimum games per week" {...form.field('minimumGames')} />
      </FieldRow>
      <FieldRow end>
        <TextInput
          label="Badge"
          description="Earned for each week the goal is met; leave empty for none."
          {...form.field('badge')}
        />
        <SelectField
          label="Reward"
          description="Each player can earn it once."
          choices={REWARDS}
          {...form.field('reward')}
        />
      </FieldRow>
      <PhotoField
        label="Banner"
        value={form.values.photoUrl ?? null}
        onChange={(photoUrl) => form.set({ photoUrl })}
        onUpload={uploadBanner}
        formatFailure={getFailureMessage}
      />
      <ChecksField
        label="Available to plans (none selected = all)"
        choices={PLANS}
        {...form.field('plans')}
      />
    </EntityDrawer>
  );
}
