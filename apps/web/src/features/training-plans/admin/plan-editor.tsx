import type { ManagedPlan, PlanContent, StoredPhoto } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { uploadTo } from '../../../app/api/upload-to.ts';
import { usePermits } from '../../../app/session/use-permits.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PhotoField } from '../../../shared/ui/photo-field.tsx';
import { dropThumbnail, savePlan } from './change-plans.ts';
import { DeleteButton, StatusButtons } from './plan-buttons.tsx';
import { newPlan, placeInWords } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { Weeks } from './weeks-form.tsx';

interface PlanEditorProps {
  /** Null makes a new one. */
  plan: ManagedPlan | null;
  /** Back to the list, or to the plan that was made. */
  onDone: (planId: string | null) => void;
}

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
      className="grid grid-cols-1 gap-gutter"
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
      <div className="sticky bottom-0 z-1 flex flex-wrap gap-3 items-center py-3 bg-bg">
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
