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
import { Button, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getFailureMessage, HttpFailure } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import { ChecksField, SelectField } from '../../../app/entity-form/entity-form.tsx';
import { UnsavedGuard } from '../../../app/entity-form/unsaved-guard.tsx';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import listClasses from '../../../shared/ui/ui.module.css';
import { deletePlan, deleteThumbnail, managedPlanQuery, savePlan, setPlanStatus } from './managed-plans.ts';
import {
  createPlan,
  createWeek,
  PlanErrorsContext,
  removeItem,
  replaceItem,
  usePlanErrors,
  usePlanRules,
} from './plan-draft.ts';
import { WeekForm } from './week-form.tsx';

interface PlanEditorViewProps {
  /** `new` for a new plan. */
  planId: string;
  onDone: (planId: string | null) => void;
}

export default function PlanEditorView({ planId, onDone }: PlanEditorViewProps) {
  return planId === 'new' ? (
    <PlanEditor plan={null} onDone={onDone} />
  ) : (
    <Loaded planId={planId} onDone={onDone} />
  );
}

function Loaded({ planId, onDone }: PlanEditorViewProps) {
  const [saves, setSaves] = useState(0);
  return (
    <QueryBoundary
      query={useQuery(managedPlanQuery(planId))}
      what="this plan"
      height={480}
      gone={{
        title: 'Plan not found',
        words: 'It may have been deleted.',
        actions: <Button onClick={() => onDone(null)}>Back to the list</Button>,
      }}
    >
      {(plan) => (
        <PlanEditor
          // After each save, starts over with the saved plan.
          key={`${planId} ${saves}`}
          plan={plan}
          onDone={(id) => {
            if (id !== null) setSaves(saves + 1);
            onDone(id);
          }}
        />
      )}
    </QueryBoundary>
  );
}

const MAX_WEEKS = 12;

interface WeeksProps {
  weeks: PlanWeek[];
  chosen: number;
  wrong: readonly number[];
  onChoose: (week: number) => void;
  onChange: (weeks: PlanWeek[]) => void;
}

function Weeks({ weeks, chosen, wrong, onChoose, onChange }: WeeksProps) {
  const index = Math.min(chosen, weeks.length - 1);
  const week = weeks[index]!;

  return (
    <Panel title="Weeks">
      <div className="flex flex-wrap gap-2 items-center pb-4">
        <Segmented
          label="Week"
          value={String(index)}
          choices={weeks.map((_, number) => ({
            value: String(number),
            label: `Week ${number + 1}${wrong.includes(number) ? ' (to fix)' : ''}`,
          }))}
          onChange={(value) => onChoose(Number(value))}
        />
        <TextButton
          label="Add a week"
          size="xs"
          disabled={weeks.length >= MAX_WEEKS}
          onClick={() => {
            onChange([...weeks, createWeek(weeks)]);
            onChoose(weeks.length);
          }}
        />
        <TextButton
          label={`Remove week ${index + 1}`}
          size="xs"
          disabled={weeks.length === 1}
          onClick={() => onChange(removeItem(weeks, index))}
          quiet
        />
      </div>
      <WeekForm
        key={index}
        part={`weeks.${index}`}
        week={week}
        weeks={weeks}
        onChange={(changed) => onChange(replaceItem(weeks, index, changed))}
      />
    </Panel>
  );
}

interface PlanEditorProps {
  plan: ManagedPlan | null;
  /** Returns to the list, or to the new plan. */
  onDone: (planId: string | null) => void;
}

const uploadPhoto = async (file: File) =>
  (await uploadTo<StoredPhoto>('/api/v1/trainingplan/training-plan-photo-upload', file)).fileUrl;

/**
 * Plan editor: every save creates a new version, and players who have started one keep it. Another administrator's
 * save never overwrites unsaved changes.
 */
export function PlanEditor({ plan: newest, onDone }: PlanEditorProps) {
  const permits = usePermissionCheck();
  const [plan, setPlan] = useState(newest);
  const mayWrite = permits('TrainingPlans', plan ? 'Edit' : 'Create');
  const [start, setStart] = useState<PlanContent>(() => plan?.content ?? createPlan());
  const [content, setContent] = useState(start);
  const [photoUrl, setPhotoUrl] = useState(plan?.photoUrl ?? null);
  const [isSaved, setSaved] = useState(false);
  const rules = usePlanRules(content);
  const [week, setWeek] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const isChanged = content !== start || photoUrl !== (plan?.photoUrl ?? null);
  if (newest && newest !== plan && !isChanged) {
    setPlan(newest);
    setStart(newest.content);
    setContent(newest.content);
    setPhotoUrl(newest.photoUrl);
  }
  const updateContent = (part: Partial<PlanContent>) => setContent((before) => ({ ...before, ...part }));
  const save = useMutation({
    mutationFn: async () => {
      const wrong = await rules.check();
      if (wrong) {
        if (wrong[0] !== undefined && !wrong.includes(week)) setWeek(wrong[0]);
        setRefusals((count) => count + 1);
        throw new HttpFailure(400, 'Check the highlighted fields.');
      }
      setSaved(true);
      return savePlan(content, photoUrl, plan);
    },
    onError: () => setSaved(false),
    onSuccess: (id) => {
      showToast({ kind: 'done', message: plan ? 'Plan saved' : 'Draft saved' });
      onDone(id);
    },
  });
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    wrong?.focus({ preventScroll: true });
    // Not below the buttons, which stick to the bottom.
    wrong?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  return (
    <form
      ref={formRef}
      className="grid grid-cols-1 gap-gutter"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <UnsavedGuard isChanged={isChanged && !isSaved} />
      <PlanErrorsContext value={rules.errors}>
        <Panel title="The plan">
          <div className="grid grid-cols-1 gap-4">
            <PlanFields content={content} onChange={updateContent} />
            <PhotoField
              label="Photo"
              value={photoUrl}
              onChange={(url) => {
                // Delete a photo that was uploaded here but never saved.
                if (photoUrl !== null && photoUrl !== plan?.photoUrl) void deleteThumbnail(photoUrl);
                setPhotoUrl(url);
              }}
              onUpload={uploadPhoto}
              formatFailure={getFailureMessage}
            />
          </div>
        </Panel>
        <Weeks
          key={plan?.newestVersion}
          weeks={content.weeks}
          chosen={week}
          wrong={rules.wrongWeeks}
          onChoose={setWeek}
          onChange={(weeks) => updateContent({ weeks })}
        />
      </PlanErrorsContext>
      <div className="sticky bottom-0 z-1 flex flex-wrap gap-3 items-center py-3 bg-bg">
        {mayWrite && (
          <Button type="submit" variant="filled" loading={save.isPending} disabled={!isChanged}>
            {plan ? (content === start ? 'Save' : `Save as version ${plan.newestVersion + 1}`) : 'Save draft'}
          </Button>
        )}
        {newest && permits('TrainingPlans', 'Edit') && <StatusButtons plan={newest} isChanged={isChanged} />}
        {newest && permits('TrainingPlans', 'Delete') && newest.publishedVersion === null && (
          <DeleteButton plan={newest} onDone={() => onDone(null)} />
        )}
        <TextButton label="Back to the list" quiet onClick={() => onDone(null)} />
        <FailureMessage error={save.error} />
      </div>
    </form>
  );
}

function StatusButtons({ plan, isChanged }: { plan: ManagedPlan; isChanged: boolean }) {
  const { mutate, isPending } = useAction(
    (status: 'published' | 'archived') => setPlanStatus(plan.id, status),
    {
      done: (_answer, status) =>
        status === 'published'
          ? `Version ${plan.newestVersion} is published`
          : 'Archived: no one can start it anymore',
    },
  );
  const isNewest = plan.status === 'published' && plan.publishedVersion === plan.newestVersion;
  return (
    <>
      {!isNewest && (
        <Button loading={isPending} disabled={isChanged} onClick={() => mutate('published')}>
          Publish version {plan.newestVersion}
        </Button>
      )}
      {plan.status === 'published' && (
        <TextButton label="Archive" loading={isPending} onClick={() => mutate('archived')} />
      )}
    </>
  );
}

function DeleteButton({ plan, onDone }: { plan: ManagedPlan; onDone: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Delete</Button>
      <DeleteDialog
        opened={isAsked}
        title={`Delete ${plan.title}?`}
        noun="draft"
        onDelete={() => deletePlan(plan.id).then(onDone)}
        onClose={() => setAsked(false)}
      >
        No one has seen this draft. This deletes all its versions.
      </DeleteDialog>
    </>
  );
}

const RANK_CHOICES = RANKS.flatMap(({ name }, tier) => (tier === 0 ? [] : [{ value: tier, label: name }]));
const MODES = [
  { value: null, label: 'Every mode' },
  ...SCORE_MODES.map(({ code, label }) => ({ value: code, label })),
];
const MINUTES = TRAINING_MINUTES.map((value) => ({ value, label: String(value) }));
const OPENED_WITH = PLAN_NAMES.map((value) => ({ value, label: PLAN_LABELS[value] }));

export function PlanFields(props: { content: PlanContent; onChange: (part: Partial<PlanContent>) => void }) {
  const { content, onChange } = props;
  const [low, high] = content.tiers;
  const { errorOf, bindText } = usePlanErrors('');
  return (
    <div className={`${listClasses.form} grid grid-cols-1 gap-4`}>
      <TextInput label="Title" {...bindText(content, 'title', 120, onChange)} />
      <Textarea
        label="Summary"
        classNames={{ input: listClasses.text ?? '' }}
        {...bindText(content, 'summary', 600, onChange)}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start">
        <SelectField
          label="Lowest rank"
          choices={RANK_CHOICES}
          value={low}
          error={errorOf('tiers')}
          onChange={(tier) => onChange({ tiers: [tier, high] })}
        />
        <SelectField
          label="Highest rank"
          choices={RANK_CHOICES}
          value={high}
          onChange={(tier) => onChange({ tiers: [low, tier] })}
        />
        <SelectField
          label="Mode"
          choices={MODES}
          value={content.mode}
          onChange={(mode) => onChange({ mode })}
        />
        <SelectField
          label="Minutes a day"
          choices={MINUTES}
          value={content.minutesPerDay}
          onChange={(minutesPerDay) => onChange({ minutesPerDay })}
        />
        <SelectField
          label="Lowest plan"
          choices={OPENED_WITH}
          value={content.opensWith}
          onChange={(opensWith) => onChange({ opensWith })}
        />
      </div>
      <ChecksField
        label="What it trains"
        choices={SCORE_CATEGORIES.map(({ planCode, label }) => ({ value: planCode, label }))}
        value={content.categories}
        error={errorOf('categories')}
        onChange={(codes) => onChange({ categories: codes as PlanContent['categories'] })}
      />
    </div>
  );
}
