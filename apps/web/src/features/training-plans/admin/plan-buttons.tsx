import type { ManagedPlan } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { deletePlan, setPlanStatus } from './change-plans.ts';

export function StatusButtons({ plan, isChanged }: { plan: ManagedPlan; isChanged: boolean }) {
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

export function DeleteButton({ plan, onDone }: { plan: ManagedPlan; onDone: () => void }) {
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
        <div className="flex flex-wrap gap-3 pt-2">
          <Button variant="filled" loading={isPending} onClick={() => mutate()} data-autofocus>
            Delete it
          </Button>
          <Button onClick={() => setAsked(false)}>Keep</Button>
        </div>
      </Dialog>
    </>
  );
}
