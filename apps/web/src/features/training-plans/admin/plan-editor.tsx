import { RANKS, SCORE_CATEGORIES, SCORE_MODES } from '@datacoach/analysis/metadata';
import {
  type ManagedPlan,
  PLAN_LABELS,
  PLAN_NAMES,
  type PlanContent,
  type PlanWeek,
  type StoredPhoto,
  TRAINING_MINUTES,
} from '@datacoach/contract';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import listClasses from '../../../shared/ui/admin-list.module.css';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { deletePlan, dropThumbnail, savePlan, setPlanStatus } from './change-plans.ts';
import { newPlan, newWeek, placeInWords, replaced, without } from './plan-draft.ts';
import classes from './plan-editor.module.css';
import { WeekForm } from './week-form.tsx';

interface PlanEditorProps {
  /** Null makes a new one. */
  plan: ManagedPlan | null;
  /** Back to the list, or to the plan that was made. */
  onDone: (planId: string | null) => void;
}

const MOST_WEEKS = 12;

const uploadPhoto = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/trainingplan/training-plan-photo-upload', file)).fileUrl;

/** Writes a plan: every save is a version of its own, and who has begun one keeps it. */
export function PlanEditor({ plan, onDone }: PlanEditorProps) {
  const permits = usePermits();
  const mayWrite = permits('TrainingPlans', plan ? 'Edit' : 'Create');
  const [start] = useState<PlanContent>(() => plan?.content ?? newPlan());
  const [content, setContent] = useState(start);
  const [photoUrl, setPhotoUrl] = useState(plan?.photoUrl ?? null);
  const [isSaved, setSaved] = useState(false);
  const isChanged = content !== start || photoUrl !== (plan?.photoUrl ?? null);
  const set = (part: Partial<PlanContent>) => setContent((before) => ({ ...before, ...part }));
  useBlocker({
    shouldBlockFn: () => !window.confirm('Leave without saving what you have written?'),
    enableBeforeUnload: isChanged && !isSaved,
    disabled: !isChanged || isSaved,
  });
  const save = useMutation({
    mutationFn: () => savePlan(content, photoUrl, plan),
    onMutate: () => setSaved(true),
    onError: () => setSaved(false),
    onSuccess: (id) => {
      showToast({ kind: 'done', message: plan ? 'Plan saved' : 'Draft saved' });
      onDone(id);
    },
  });
  return (
    <form
      className={classes.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Panel title="The plan">
        <PlanFields content={content} onChange={set} />
        <PhotoField
          label="Photo"
          value={photoUrl}
          onChange={(url) => {
            // What was uploaded here and never saved is nobody's.
            if (photoUrl !== null && photoUrl !== plan?.photoUrl) void dropThumbnail(photoUrl);
            setPhotoUrl(url);
          }}
          onUpload={uploadPhoto}
          sentence={failureSentence}
        />
      </Panel>
      <Weeks weeks={content.weeks} onChange={(weeks) => set({ weeks })} />
      <div className={classes.foot}>
        {mayWrite && (
          <Button type="submit" variant="filled" loading={save.isPending} disabled={!isChanged}>
            {plan ? (content === start ? 'Save' : `Save as version ${plan.newestVersion + 1}`) : 'Save draft'}
          </Button>
        )}
        {plan && permits('TrainingPlans', 'Edit') && <StatusButtons plan={plan} isChanged={isChanged} />}
        {plan && permits('TrainingPlans', 'Delete') && plan.publishedVersion === null && (
          <DeleteButton plan={plan} onDone={() => onDone(null)} />
        )}
        <Button variant="subtle" color="gray" onClick={() => onDone(null)}>
          Back to the list
        </Button>
        <FormMessage>{save.error && placeInWords(failureSentence(save.error))}</FormMessage>
      </div>
    </form>
  );
}

interface PlanFieldsProps {
  content: PlanContent;
  onChange: (part: Partial<PlanContent>) => void;
}

function PlanFields({ content, onChange }: PlanFieldsProps) {
  const [low, high] = content.tiers;
  const ranks = RANKS.flatMap(({ name }, tier) => (tier === 0 ? [] : [{ value: String(tier), label: name }]));
  return (
    <div className={listClasses.form}>
      <TextInput
        label="Title"
        value={content.title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label="Summary"
        value={content.summary}
        maxLength={600}
        classNames={{ input: listClasses.text ?? '' }}
        onChange={(event) => onChange({ summary: event.currentTarget.value })}
      />
      <div className={listClasses.row}>
        <NativeSelect
          label="Lowest rank"
          value={String(low)}
          data={ranks}
          onChange={(event) => onChange({ tiers: [Number(event.currentTarget.value), high] })}
        />
        <NativeSelect
          label="Highest rank"
          value={String(high)}
          data={ranks}
          onChange={(event) => onChange({ tiers: [low, Number(event.currentTarget.value)] })}
        />
        <NativeSelect
          label="Mode"
          value={content.mode === null ? '' : String(content.mode)}
          data={[
            { value: '', label: 'Every mode' },
            ...SCORE_MODES.map(({ code, label }) => ({ value: String(code), label })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ mode: SCORE_MODES.find(({ code }) => String(code) === value)?.code ?? null })
          }
        />
        <NativeSelect
          label="Minutes a day"
          value={String(content.minutesPerDay)}
          data={TRAINING_MINUTES.map(String)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ minutesPerDay: TRAINING_MINUTES.find((one) => String(one) === value) ?? 40 })
          }
        />
        <NativeSelect
          label="Opens with"
          value={content.opensWith}
          data={PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          onChange={({ currentTarget: { value } }) =>
            onChange({ opensWith: PLAN_NAMES.find((name) => name === value) ?? 'Basic' })
          }
        />
      </div>
      <fieldset className={classes.checks}>
        <legend>What it trains</legend>
        {SCORE_CATEGORIES.map(({ planCode, label }) => {
          const codes: readonly number[] = content.categories;
          const isOn = codes.includes(planCode);
          const next = isOn ? codes.filter((code) => code !== planCode) : [...codes, planCode];
          return (
            <Checkbox
              key={planCode}
              label={label}
              checked={isOn}
              onChange={() => onChange({ categories: next as PlanContent['categories'] })}
            />
          );
        })}
      </fieldset>
    </div>
  );
}

interface WeeksProps {
  weeks: PlanWeek[];
  onChange: (weeks: PlanWeek[]) => void;
}

function Weeks({ weeks, onChange }: WeeksProps) {
  const [chosen, setChosen] = useState(0);
  const place = Math.min(chosen, weeks.length - 1);
  const week = weeks[place]!;
  return (
    <Panel title="Weeks">
      <div className={classes.weekTabs}>
        <Segmented
          label="Week"
          value={String(place)}
          choices={weeks.map((_, number) => ({ value: String(number), label: `Week ${number + 1}` }))}
          onChange={(value) => setChosen(Number(value))}
        />
        <Button
          size="xs"
          disabled={weeks.length >= MOST_WEEKS}
          onClick={() => {
            onChange([...weeks, newWeek(weeks)]);
            setChosen(weeks.length);
          }}
        >
          Add a week
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="gray"
          disabled={weeks.length === 1}
          onClick={() => onChange(without(weeks, place))}
        >
          Remove week {place + 1}
        </Button>
      </div>
      <WeekForm
        key={place}
        week={week}
        weeks={weeks}
        onChange={(changed) => onChange(replaced(weeks, place, changed))}
      />
    </Panel>
  );
}

function StatusButtons({ plan, isChanged }: { plan: ManagedPlan; isChanged: boolean }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (status: 'published' | 'archived') => setPlanStatus(plan.id, status),
    onSuccess: (_answer, status) =>
      showToast({
        kind: 'done',
        message:
          status === 'published'
            ? `Version ${plan.newestVersion} is published`
            : 'Archived: nobody can begin it any more',
      }),
    onError: (error) => showToast({ kind: 'failed', message: failureSentence(error) }),
  });
  const isNewest = plan.status === 'published' && plan.publishedVersion === plan.newestVersion;
  return (
    <>
      {!isNewest && (
        <Button loading={isPending} disabled={isChanged} onClick={() => mutate('published')}>
          Publish version {plan.newestVersion}
        </Button>
      )}
      {plan.status === 'published' && (
        <Button loading={isPending} onClick={() => mutate('archived')}>
          Archive
        </Button>
      )}
    </>
  );
}

function DeleteButton({ plan, onDone }: { plan: ManagedPlan; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deletePlan(plan.id),
    onSuccess: onDone,
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>Delete</Button>
      <Dialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={`Delete ${plan.title}?`}
        closeLabel="Close"
      >
        <p className="t2">Nobody has seen this draft. All its versions are deleted.</p>
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={listClasses.buttons}>
          <Button variant="filled" loading={isPending} onClick={() => mutate()} data-autofocus>
            Delete it
          </Button>
          <Button onClick={() => setAsked(false)}>Keep</Button>
        </div>
      </Dialog>
    </>
  );
}
