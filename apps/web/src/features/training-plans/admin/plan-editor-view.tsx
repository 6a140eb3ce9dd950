import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence, failureStatus } from '../../../app/api/failure.ts';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { managedPlanQuery } from './managed-plans.ts';
import { PlanEditor } from './plan-editor.tsx';

const GONE = 404;

interface PlanEditorViewProps {
  /** `new` for one that is not there yet. */
  planId: string;
  onDone: (planId: string | null) => void;
}

export function PlanEditorView({ planId, onDone }: PlanEditorViewProps) {
  return planId === 'new' ? (
    <PlanEditor plan={null} onDone={onDone} />
  ) : (
    <Loaded planId={planId} onDone={onDone} />
  );
}

function Loaded({ planId, onDone }: PlanEditorViewProps) {
  const { data, error, refetch } = useQuery(managedPlanQuery(planId));
  if (data) return <PlanEditor key={data.newestVersion} plan={data} onDone={onDone} />;
  if (!error) return <Skeleton height={480} role="status" aria-label="The plan loads" />;
  const isGone = failureStatus(error) === GONE;
  return (
    <StatePanel
      title={isGone ? 'There is no such plan' : 'The plan did not arrive'}
      actions={
        <Button onClick={() => (isGone ? onDone(null) : void refetch())}>
          {isGone ? 'Back to the list' : 'Try again'}
        </Button>
      }
    >
      {isGone ? 'It may have been deleted.' : failureSentence(error)}
    </StatePanel>
  );
}
